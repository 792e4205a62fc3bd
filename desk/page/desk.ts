/** The desk: Sveltia CMS with our formats, our check and our controls. */
import CMS from '@sveltia/cms';
import { config, formats as names, shapes } from './made.ts';
import { textsAtHand } from './at-hand.ts';
import { registerControls } from './controls.ts';
import { tell } from './dialog.ts';
import { formatFor } from './formats.ts';
import { openGate } from './gate.ts';
import { openPicture } from './picture.ts';
import { Repository } from './repository.ts';
import { said } from './said.ts';
import { saving, type Saving } from './saving.ts';
import { addressesOf, configFor, type PageSettings } from './settings.ts';
import { keptTexts } from './texts.ts';
import { cleanHtml } from './trusted.ts';
import { keepForVisit, signIn } from './visit.ts';

const loadJudge = () => import('./judge.ts');
const shapeOf = new Map(shapes);

async function mistakesIn(...[before, changes]: Parameters<Parameters<typeof saving>[0]['mistakesOf']>) {
  const { mistakesOf } = await loadJudge();
  const texts = new Map(changes.map(({ path, bytes }) => [path, bytes ?? new Uint8Array()]));
  const textOf = (file: string): string => new TextDecoder().decode(texts.get(file) ?? before.bytes.get(file));
  const problems = await mistakesOf(before, changes, (bytes) => openPicture(new Uint8Array(bytes)));
  return problems.map((problem) => said(problem, shapeOf, textOf));
}

/** Puts the gate in the place of fetch, and makes what stands between Sveltia and the repository. */
function begin(settings: PageSettings): Saving {
  const { rest, graphql } = addressesOf(settings);
  const origins = [location.origin, new URL(rest).origin, ...(settings.signIn === undefined ? [] : [settings.signIn])];
  const { fetch: passed, asUser } = openGate({
    origins: new Set(origins.map((address) => new URL(address).origin)),
    rest,
    graphql,
    network: window.fetch.bind(window),
    onCommit: (commit) => between.look(commit),
  });
  window.fetch = passed;
  const { owner, name: repo, branch } = settings.repository;
  const name = `${owner}/${repo}`;
  const repository = new Repository({ rest, graphql, repository: name }, asUser, () => textsAtHand(name));
  const between = saving({
    branch,
    texts: keptTexts(),
    formats: new Map(shapes.map(([collection, shape]) => [collection, formatFor(collection, shape)])),
    commitAt: (ref) => repository.at(ref),
    mistakesOf: mistakesIn,
    tell,
  });
  return between;
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

export async function openDesk(settings: PageSettings): Promise<void> {
  // Files of a folder would be written past the gate; npm run desk does that in any browser.
  Reflect.deleteProperty(window, 'showDirectoryPicker');
  cleanHtml();
  keepForVisit();
  if (settings.token !== undefined) signIn(settings.token);
  register(begin(settings));
  await CMS.init({ config: configFor(config, settings) });
  requestIdleCallback(() => void loadJudge());
}
