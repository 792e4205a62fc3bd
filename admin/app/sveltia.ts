/** The admin's first page: Sveltia CMS with our formats, fields and validation. */
import CMS from '@sveltia/cms';
import { registerControls } from '../fields/index.ts';
import { element } from './element.ts';
import { config, formats } from './prepared.ts';
import { withBackend, type PageSettings } from './settings.ts';
import { showSignInHint, tokenInUse } from './sign-in.ts';
import { loadValidation, start } from './start.ts';

interface Page {
  trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown };
  DOMPurify?: { sanitize: (html: string, options: Record<string, unknown>) => string };
}

/** Cleans what Sveltia hands over as HTML past its own policies, which the page's policy would refuse. */
function cleanHtml(): void {
  const page = window as unknown as Page;
  page.trustedTypes?.createPolicy('default', {
    // Links open beside the admin, so that nothing typed is lost.
    createHTML: (html) => page.DOMPurify?.sanitize(html, { ADD_ATTR: ['target'] }) ?? null,
  });
}

/** Ways to the admin's other pages, hidden over a form (admin.css). */
function showLinks(hasPrint: boolean): void {
  const nav = element('nav', { className: 'admin-links', ariaLabel: 'More' });
  nav.append(element('a', { href: '/?reviews' }, 'Bring in reviews'));
  nav.append(element('a', { href: '/?taps' }, 'Taps'));
  if (hasPrint) nav.append(element('a', { href: '/print/index.html' }, 'Cards and signs to print'));
  document.body.append(nav);
  const mark = () => document.documentElement.toggleAttribute('data-form', /\/(entries|new)\b/.test(location.hash));
  window.addEventListener('hashchange', mark);
  mark();
}

export async function openSveltia(settings: PageSettings): Promise<void> {
  // Files of a folder would be written past the guard; npm run admin edits them in any browser.
  Reflect.deleteProperty(window, 'showDirectoryPicker');
  cleanHtml();
  const { forms } = start(settings, registerControls(CMS));
  if (tokenInUse() === undefined) showSignInHint(settings);
  for (const [name, format] of formats)
    CMS.registerCustomFormat(format, format.endsWith('-frontmatter') ? 'md' : 'yaml', {
      fromFile: (text: string) => forms.read(name, text) as object,
      toFile: (form: object) => forms.write(name, form),
    });
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const [path, isNew] = [entry.get('path'), entry.get('newRecord')];
      forms.prepare({ path, isNew, collection: entry.get('collection'), slug: entry.get('slug') });
    },
  });
  showLinks(settings.hasPrint === true);
  await CMS.init({ config: withBackend(config, settings) });
  requestIdleCallback(() => void loadValidation());
}
