/** The desk: Sveltia CMS with our formats, our check and our controls. */
import CMS from '@sveltia/cms';
import { config, formats as names, shapes } from './made.ts';
import { addressesOf, GITHUB_API } from '../repository/client/api.ts';
import { configWithMarks } from '../repository/client/marks.ts';
import { USER } from '../repository/client/session.ts';
import { startRepository, tokenPage } from '../repository/client/start.ts';
import { textsAtHand } from './at-hand.ts';
import { registerPreviews } from '../preview/index.ts';
import { registerControls } from './controls.ts';
import { tell } from './dialog.ts';
import { formatFor } from './formats.ts';
import { openGate } from './gate.ts';
import { openPicture } from './picture.ts';
import { Repository } from './repository.ts';
import { said } from './said.ts';
import { saving, type Saving } from './saving.ts';
import { configFor, type PageSettings } from './settings.ts';
import { showSignInHint, SIGNED_IN } from './sign-in-hint.ts';
import { cleanHtml } from './trusted.ts';

const loadJudge = () => import('./judge.ts');
const shapeOf = new Map(shapes);

async function mistakesIn(...[before, changes]: Parameters<Parameters<typeof saving>[0]['mistakesOf']>) {
  const { mistakesOf } = await loadJudge();
  const texts = new Map(changes.map(({ path, bytes }) => [path, bytes ?? new Uint8Array()]));
  const textOf = (file: string): string => new TextDecoder().decode(texts.get(file) ?? before.bytes.get(file));
  const problems = await mistakesOf(before, changes, (bytes) => openPicture(new Uint8Array(bytes)));
  return problems.map((problem) => said(problem, shapeOf, textOf));
}

/** Puts what stands between Sveltia and the repository in the place of fetch. */
async function begin(settings: PageSettings): Promise<{ between: Saving; repository: Repository }> {
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
  const texts = await startRepository({ settings, root });
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
  return { between, repository };
}

function register({ read, write, aim }: Saving): void {
  for (const [name, format] of names) {
    CMS.registerCustomFormat(format, format.endsWith('-frontmatter') ? 'md' : 'yaml', {
      fromFile: (text: string) => read(name, text) as object,
      toFile: (form: object) => write(name, form),
    });
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => aim(entry.get('path'), entry.get('newRecord')),
  });
  registerControls(CMS);
}

/** At the API of this machine, which lets no one else in. */
const signInWith = (token: string): void =>
  window.localStorage.setItem(USER, JSON.stringify({ backendName: 'github', token }));

export async function openDesk(settings: PageSettings): Promise<void> {
  // Files of a folder would be written past the gate; npm run desk does that in any browser.
  Reflect.deleteProperty(window, 'showDirectoryPicker');
  cleanHtml();
  const { between, repository } = await begin(settings);
  if (settings.token !== undefined) signInWith(settings.token);
  if (window.localStorage.getItem(USER) === null) showSignInHint(settings, tokenPage(settings));
  register(between);
  registerPreviews(CMS, {
    shapeOf,
    commit: () => repository.at(settings.repository.branch),
    file: (hash) => repository.file(hash),
  });
  await CMS.init({ config: configWithMarks(configFor(config, settings)) });
  requestIdleCallback(() => void loadJudge());
}
