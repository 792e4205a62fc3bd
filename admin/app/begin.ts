/** What every page of the desk begins with: the gate, the check of commits, and the repository behind them. */
import { addressesOf, GITHUB_API } from '../github/api.ts';
import type { Remembered } from '../github/remembered.ts';
import { USER } from '../github/session.ts';
import { startRepository } from '../github/start.ts';
import { textsAtHand } from './at-hand.ts';
import { tell } from './dialog.ts';
import { formatFor } from './formats.ts';
import { openGate } from './fetch-guard.ts';
import { shapes } from './made.ts';
import { openPicture } from './picture.ts';
import { Repository } from './repository.ts';
import { placeSaid, said } from './mistakes.ts';
import { saving, type Saving } from './saving.ts';
import type { PageSettings } from './settings.ts';
import { SIGNED_IN } from './sign-in-hint.ts';

/** The site's reader and check: large, and not needed at once. */
export const loadJudge = () => import('./validation.ts');
export const shapeOf = new Map(shapes);

export interface Begun {
  readonly between: Saving;
  readonly repository: Repository;
  readonly texts: Remembered;
  readonly api: { readonly rest: string; readonly graphql: string };
}

async function mistakesIn(...[before, changes]: Parameters<Parameters<typeof saving>[0]['mistakesOf']>) {
  const { mistakesOf } = await loadJudge();
  const texts = new Map(changes.map(({ path, bytes }) => [path, bytes ?? new Uint8Array()]));
  const textOf = (file: string): string => new TextDecoder().decode(texts.get(file) ?? before.bytes.get(file));
  const problems = await mistakesOf(before, changes, (bytes) => openPicture(new Uint8Array(bytes)));
  return problems.map((problem) => said(problem, shapeOf, textOf));
}

/** Puts what stands between a page of the desk and the repository in the place of fetch. */
export async function begin(settings: PageSettings): Promise<Begun> {
  const { api: root = GITHUB_API, signIn } = settings;
  const { rest, graphql } = addressesOf(root);
  const gate = openGate({
    origins: new Set(
      [location.href, root, ...(signIn === undefined ? [] : [signIn])].map((url) => new URL(url).origin),
    ),
    rest,
    graphql,
    network: window.fetch.bind(window),
    onCommit: (commit) => between.look(commit),
    onUser: () => window.dispatchEvent(new Event(SIGNED_IN)),
  });
  // The gate is the last before the network: what it judges is what is sent.
  window.fetch = gate.fetch;
  const texts = await startRepository({
    settings,
    root,
    placeSaid: (file, path) => placeSaid(file, path, shapeOf),
  });
  const { owner, name, branch } = settings.repository;
  const repository = new Repository({ rest, graphql, repository: `${owner}/${name}` }, gate.asUser, () =>
    textsAtHand(`${owner}/${name}`),
  );
  const between = saving({
    branch,
    texts,
    formats: new Map(shapes.map(([collection, shape]) => [collection, formatFor(collection, shape)])),
    commitAt: (ref) => repository.at(ref),
    mistakesOf: mistakesIn,
    tell,
  });
  return { between, repository, texts, api: { rest, graphql } };
}

/** At the API of this machine, which lets no one else in. */
export const signInWith = (token: string): void =>
  window.localStorage.setItem(USER, JSON.stringify({ backendName: 'github', token }));
