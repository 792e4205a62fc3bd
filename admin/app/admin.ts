/** The desk: Sveltia CMS with our formats, our check and our controls. */
import CMS from '@sveltia/cms';
import { config, formats as names } from './made.ts';
import { configWithMarks } from '../github/marks.ts';
import { USER } from '../github/session.ts';
import { tokenPage } from '../github/start.ts';
import { registerControls } from './controls.ts';
import { showMore } from './more.ts';
import { begin, loadJudge, signInWith } from './begin.ts';
import type { Saving } from './saving.ts';
import { configFor, type PageSettings } from './settings.ts';
import { showSignInHint } from './sign-in-hint.ts';
import { cleanHtml } from './trusted.ts';

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
  // Files of a folder would be written past the gate; npm run admin does that in any browser.
  Reflect.deleteProperty(window, 'showDirectoryPicker');
  cleanHtml();
  const { between } = await begin(settings);
  if (settings.token !== undefined) signInWith(settings.token);
  if (window.localStorage.getItem(USER) === null) showSignInHint(settings, tokenPage(settings));
  register(between);
  showMore(settings.kit === true);
  await CMS.init({ config: configWithMarks(configFor(config, settings)) });
  requestIdleCallback(() => void loadJudge());
}
