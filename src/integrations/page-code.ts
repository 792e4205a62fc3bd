/** The inline code of a page: one shared script in place of Astro's loader, one element of styles, a policy for just these. */
import { HTMLElement, TextNode } from 'node-html-parser';
import { createHash } from 'node:crypto';
import { scriptJson } from '#lib/html.ts';

const TYPED = 'script[type="application/ld+json"]';

/** Scripts by their place in the output folder. */
export type Scripts = Map<string, string>;

function headOf(root: HTMLElement): HTMLElement {
  const head = root.querySelector('head');
  if (!head) throw new Error('The page has no head');
  return head;
}

const inlineScripts = (root: HTMLElement): HTMLElement[] => {
  const data = new Set(root.querySelectorAll(TYPED));
  return root.querySelectorAll('script').filter((script) => !script.hasAttribute('src') && !data.has(script));
};

/**
 * Astro prints the loader of the islands and the client directives into every page. Here they become one file,
 * which the browser keeps: 2 kB less a page.
 *
 * @param loaders takes the file
 * @throws Error when there are islands and nothing that loads them
 */
export const shareLoader =
  (loaders: Scripts) =>
  (root: HTMLElement): void => {
    const inline = inlineScripts(root).filter((script) => !script.hasAttribute('type'));
    if (inline.length === 0) {
      if (!root.querySelector('astro-island')) return;
      throw new Error('Astro printed no loader for the islands: see docs/post-processing.md');
    }
    const loader = inline.map((script) => script.innerHTML).join(';\n');
    const name = `_astro/islands.${createHash('sha256').update(loader).digest('hex').slice(0, 8)}.js`;
    loaders.set(name, loader);
    for (const script of inline) script.remove();
    headOf(root).insertAdjacentHTML('beforeend', `<script src="/${name}" defer></script>`);
  };

/** What Astro prints into each island and nothing reads: an id, made from the folder that the site was built in. */
const UNREAD = ['uid'];

/** Takes out of islands what nothing reads. */
export function slimIslands(root: HTMLElement): void {
  for (const island of root.querySelectorAll('astro-island')) for (const name of UNREAD) island.removeAttribute(name);
}

/** What shows its spaces, is no text, or is compared with what React draws. */
const AS_PRINTED: ReadonlySet<string> = new Set(['PRE', 'TEXTAREA', 'SCRIPT', 'STYLE', 'ASTRO-ISLAND']);

/** In a word, after a plural, and before the s that follows on an element; as typed, and as Astro prints it. */
const APOSTROPHE = /(?<=\p{L})(?:'|&#39;)(?=\p{L})|(?<=s)(?:'|&#39;)(?=[\s.,;]|$)|^(?:'|&#39;)(?=s\b)/gu;
/** Not behind a figure, where it means inches. */
const QUOTED = /(?<=^|[\s(])(?:"|&quot;|&#34;)(?=[\p{L}\d$])(.*?)(?:"|&quot;|&#34;)/gu;

/** Curly apostrophes and quotation marks, as our own words have them, where content has those of the keyboard. */
const typeset = (text: string): string => text.replace(APOSTROPHE, '’').replace(QUOTED, '“$1”');

/** What is said without being text of the page. */
const SAID = ['alt', 'aria-label', 'content'];

/** Leaves one space where there are several (a template prints more where it leaves something out), and typesets. */
export function tidyText(parent: HTMLElement): void {
  for (const node of parent.childNodes)
    if (node instanceof TextNode) node.rawText = typeset(node.rawText.replace(/[ \t\n]{2,}/g, ' '));
    else if (node instanceof HTMLElement && !AS_PRINTED.has(node.tagName)) tidyText(node);
  // A policy is no text.
  if (parent.hasAttribute('http-equiv')) return;
  for (const name of SAID) {
    const said = parent.getAttribute(name);
    if (said && typeset(said) !== said) parent.setAttribute(name, typeset(said));
  }
}

/** The same in JSON-LD, which is to say what the page says. */
export function tidyGraph(root: HTMLElement): void {
  for (const script of root.querySelectorAll(TYPED)) {
    const tidy = (_: string, value: unknown) => (typeof value === 'string' ? typeset(value) : value);
    script.innerHTML = scriptJson(JSON.parse(script.innerHTML, tidy));
  }
}

/** A template's own script waits for the picture of the first view: browsers fetch a module as if a page could not do without. */
export function holdBack(root: HTMLElement): void {
  for (const script of root.querySelectorAll('script[type=module][src]')) script.setAttribute('fetchpriority', 'low');
}

/** In a page that is not English: `hreflang` on links to English pages. */
export function speak(root: HTMLElement): void {
  const language = root.querySelector('html')?.getAttribute('lang')?.slice(0, 2) ?? 'en';
  if (language === 'en') return;
  const own = new RegExp(`^/${language}(/|#|$)`);
  for (const link of root.querySelectorAll('a[href^="/"]')) {
    const href = link.getAttribute('href') ?? '';
    if (!own.test(href) && !link.hasAttribute('hreflang') && !/\.\w+$/.test(href)) link.setAttribute('hreflang', 'en');
  }
}

/** All styles of a page in one element: each one needs a hash in the policy, and hashes do not pack. */
export function joinStyles(root: HTMLElement): void {
  const styles = root.querySelectorAll('style');
  const css = styles.map((style) => style.innerHTML).join('');
  for (const style of styles) style.remove();
  headOf(root).insertAdjacentHTML('beforeend', `<style>${css}</style>`);
}

const hashesOf = (elements: HTMLElement[]): string[] => [
  ...new Set(elements.map((element) => `'sha256-${createHash('sha256').update(element.innerHTML).digest('base64')}'`)),
];

/**
 * Puts the page's policy before everything that the policy speaks of, and in it the hashes of exactly the scripts and
 * styles that stand in the page.
 *
 * @throws Error when Astro wrote no policy, or one without scripts and styles
 */
export function tightenPolicy(root: HTMLElement): void {
  const policy = root.querySelector('meta[http-equiv=content-security-policy]');
  const first = root.querySelector('meta[charset]');
  if (!policy || !first) throw new Error('The page has no policy, or no charset: see docs/post-processing.md');
  // The search engine runs as WebAssembly; no other page may.
  const wasm = root.querySelector('[data-search]') ? ["'wasm-unsafe-eval'"] : [];
  const own = new Map([
    ['script-src', ["'self'", ...wasm, ...hashesOf(inlineScripts(root))]],
    ['style-src', ["'self'", ...hashesOf(root.querySelectorAll('style'))]],
  ]);
  const directives = (policy.getAttribute('content') ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '')
    .map((directive) => {
      const name = directive.split(' ')[0] ?? '';
      const sources = own.get(name);
      own.delete(name);
      return sources ? [name, ...sources].join(' ') : directive;
    });
  if (own.size > 0) throw new Error(`The policy does not speak of ${[...own.keys()].join(' and ')}`);
  policy.remove();
  first.insertAdjacentHTML(
    'afterend',
    `<meta http-equiv="content-security-policy" content="${directives.join('; ')}">`,
  );
}
