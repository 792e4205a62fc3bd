/** Converts a built page to Markdown: its main content without menus, buttons and drawings. */
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { parse, type HTMLElement } from 'node-html-parser';
import { escapeHtml } from '#lib/html.ts';

export interface MarkdownAlternate {
  /** Path of the alternate: "/services/piano-removal.md". */
  path: string;
  /** Front matter, from the page's head and contact bar. */
  front: { title: string; description: string; url: string; updated?: string; phone: string };
  /** Links are absolute, sources are footnotes. */
  body: string;
}

/** Visual or interactive elements whose content is repeated in text. */
const EXCLUDED = [
  '[data-markdown-ignore], nav, svg, script, style, wbr, img[alt=""]',
  'form, fieldset, search, button, input, div[popover], [aria-live], [role=status]',
  // In-page navigation.
  'li:has(> a[href^="#"]:only-child)',
].join();

const BLOCK = 'p, ul, ol, dl, table, figure, blockquote, h2, h3';
/** Moves white space out of inline elements, where Markdown does not allow it. */
const trimInline = (html: string): string => html.replace(/\s+((?:<\/(?:a|strong|em)>)+)/g, '$1 ').trim();
/** "Load" → "Load:"; a question stays unchanged. */
const asLabel = (words: string): string => (/[?.!:]$/.test(words.trim()) ? words.trim() : `${words.trim()}:`);
const replaceAll = (root: HTMLElement, selector: string, by: (element: HTMLElement) => string): void => {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(by(element));
};

/** Removes elements without a text equivalent. */
function removeExcluded(main: HTMLElement): void {
  for (const cell of main.querySelectorAll('td:has(> svg:only-child)')) cell.remove();
  for (const head of main.querySelectorAll('th[colspan]')) head.removeAttribute('colspan');
  replaceAll(main, 'button.tip', (word) => `${escapeHtml(asLabel(word.text))} `);
  for (const element of main.querySelectorAll(EXCLUDED)) element.remove();
  for (const list of main.querySelectorAll('ul:not(:has(li))')) list.remove();
}

/** Makes URLs absolute and turns sources into footnotes. */
function convertReferences(main: HTMLElement, address: string): void {
  replaceAll(main, 'a.footnote[href^="#"]', (mark) => `<footnote-mark id="${mark.text}"></footnote-mark>`);
  replaceAll(
    main,
    'li[id^="source-"]',
    (source) => `<footnote-text id="${source.id.replace('source-', '')}">${source.innerHTML}</footnote-text>`,
  );
  replaceAll(main, 'ol:has(> footnote-text)', (sources) => sources.innerHTML);
  const absolute = (path = '') => new URL(path, address).href;
  for (const link of main.querySelectorAll('a[href]'))
    // Drop prefilled messages from mailto: and sms: links.
    link.setAttribute('href', absolute(link.getAttribute('href')).replace(/^(mailto:|sms:)([^?]*).*/, '$1$2'));
  for (const image of main.querySelectorAll('img[src]')) image.setAttribute('src', absolute(image.getAttribute('src')));
}

/** Replaces structure that only CSS makes visible with lists, paragraphs and punctuation. */
function convertLayout(main: HTMLElement): void {
  // Avoid a double period where a tooltip's text ends mid-sentence.
  for (const tip of main.querySelectorAll('span[popover]'))
    if (tip.nextSibling?.text.startsWith('.')) tip.innerHTML = tip.innerHTML.trim().replace(/\.$/, '');
  replaceAll(main, 'summary:has(> :is(h2, h3))', (line) => {
    const [heading] = line.querySelectorAll('h2, h3');
    heading?.remove();
    return `${heading?.outerHTML ?? ''}<p>${line.innerHTML}</p>`;
  });
  for (const cell of main.querySelectorAll('td:has(> p)'))
    cell.innerHTML = cell
      .querySelectorAll('p')
      .map((line) => line.innerHTML.trim())
      .join('; ');
  replaceAll(
    main,
    'summary:has(strong)',
    (line) =>
      `<p>${line.querySelector('strong')?.outerHTML ?? ''} ${line.querySelector('strong + span')?.innerHTML ?? ''}</p>`,
  );
  replaceAll(main, 'li :is(h2, h3, h4), summary', (title) => `<p><strong>${title.innerHTML}</strong></p>`);
  for (const cell of main.querySelectorAll('td:has(> span)')) {
    const lines = cell.childNodes.map((line) => line.toString().trim()).filter((line) => line !== '');
    cell.innerHTML = lines.join(lines[0]?.startsWith('<') ? '; ' : ': ');
  }
  replaceAll(main, 'li > span.block', (line) => `: ${line.innerHTML.trim()} `);
  replaceAll(main, ':not(h1) > span.block', (line) => `<p>${line.innerHTML}</p>`);
  for (const term of main.querySelectorAll('dt')) {
    const description = term.nextElementSibling;
    const name = `<strong>${asLabel(term.innerHTML)}</strong>`;
    if (description && !description.querySelector(BLOCK)) {
      description.replaceWith(`<p>${name} ${description.innerHTML}</p>`);
      term.remove();
    } else term.replaceWith(`<p>${name}</p>`);
  }
  replaceAll(main, 'dd', (description) => `<div>${description.innerHTML}</div>`);
  replaceAll(main, 'dl', (list) => `<div>${list.innerHTML}</div>`);

  // Join a card's short labels into one line.
  replaceAll(main, 'li > a:has(+ p)', (name) => `<p>${name.outerHTML}</p>`);
  for (const item of main.querySelectorAll('li:not(:has(ul, ol, table, figure, img, blockquote))')) {
    const lines = item.querySelectorAll('p:not(:has(p))');
    const isOnlyLines = item.text.replace(/\s/g, '') === lines.map((line) => line.text.replace(/\s/g, '')).join('');
    if (isOnlyLines && lines.every((line) => line.text.trim().length <= 60 && !/[.!?]\s*$/.test(line.text)))
      item.innerHTML = lines.map((line) => trimInline(line.innerHTML)).join(', ');
  }
}

/** The main content as HTML that Markdown can express. */
function plainHtml(main: HTMLElement, address: string): string {
  removeExcluded(main);
  convertReferences(main, address);
  convertLayout(main);
  return trimInline(main.innerHTML)
    .replace(/<\/a>(?=<a )/g, '</a>, ')
    .replace(/\s+(?=: )/g, '');
}

const footnoteMark: Handle = (_, { properties }) => {
  const identifier = String(properties.id);
  return { type: 'footnoteReference', identifier, label: identifier };
};
const footnoteText: Handle = (state, node) => {
  const identifier = String(node.properties.id);
  return { type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(node)) };
};

/** @throws Error if the page's head names no Markdown alternate, or the page has no <main> */
export function markdownAlternateOf(html: string): MarkdownAlternate {
  const root = parse(html, { comment: false });
  const read = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? '';
  const path = read('link[rel=alternate][type="text/markdown"]', 'href');
  const main = root.querySelector('main');
  if (path === '' || !main) throw new Error('The page says "text/markdown" without an address, or has no main part');
  const url = read('link[rel=canonical]', 'href');
  const updated = read('meta[name="dcterms.modified"]', 'content');
  const tree = toMdast(fromHtml(plainHtml(main, url), { fragment: true }), {
    handlers: { 'footnote-mark': footnoteMark, 'footnote-text': footnoteText },
  });
  return {
    path,
    front: {
      title:
        root.querySelector('title')?.text.replace(` | ${read('meta[property="og:site_name"]', 'content')}`, '') ?? '',
      description: read('meta[name=description]', 'content'),
      url,
      ...(updated === '' ? {} : { updated }),
      phone: read('.contact-bar a[href^="tel:"]', 'href').replace('tel:', ''),
    },
    body: toMarkdown(tree, {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      listItemIndent: 'one',
      // Valid escapes, but they break URLs that readers copy.
    }).replace(/\\([&_@()])/g, '$1'),
  };
}

/** The complete file. `compat` quotes dates, which YAML 1.1 parsers would convert. */
export const printMarkdown = ({ front, body }: MarkdownAlternate): string =>
  `---\n${stringify(front, { lineWidth: 0, singleQuote: true, compat: 'yaml-1.1' })}---\n\n${body}`;
