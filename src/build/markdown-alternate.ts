/** A built page as Markdown: its main part, without menus, buttons and drawings. */
import { fromHtml } from 'hast-util-from-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { parse, type HTMLElement } from 'node-html-parser';
import { escapeHtml } from '#lib/html.ts';

export interface MarkdownAlternate {
  /** Address of the alternate on the site: "/services/piano-removal.md". */
  path: string;
  /** What stands above the text; all from the page's own head and contact bar. */
  front: { title: string; description: string; url: string; updated?: string; phone: string };
  /** Headings, paragraphs, lists, tables; every link absolute, every source a footnote. */
  body: string;
}

/** For the eye or the finger; the words beside it say the same. */
const SILENT = [
  '[data-markdown-ignore], nav, svg, script, style, img[alt=""]',
  'form, fieldset, search, button, input, div[popover], [aria-live], [role=status]',
  // Jumps within the page.
  'li:has(> a[href^="#"]:only-child)',
].join();

const BLOCK = 'p, ul, ol, dl, table, figure, blockquote, h2, h3';
/** Markdown cannot link or emphasize the space at the end. */
const tidy = (html: string): string => html.replace(/\s+((?:<\/(?:a|strong|em)>)+)/g, '$1 ').trim();
/** "Load" becomes "Load:"; a question stays one. */
const leading = (words: string): string => (/[?.!:]$/.test(words.trim()) ? words.trim() : `${words.trim()}:`);
const replaceAll = (root: HTMLElement, selector: string, by: (element: HTMLElement) => string): void => {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(by(element));
};

/** Takes out what is not to be read. */
function silence(main: HTMLElement): void {
  // A cell of the table that holds only a drawing.
  for (const cell of main.querySelectorAll('td:has(> svg:only-child)')) cell.remove();
  for (const head of main.querySelectorAll('th[colspan]')) head.removeAttribute('colspan');
  replaceAll(main, 'button.tip', (word) => `${escapeHtml(leading(word.text))} `);
  for (const element of main.querySelectorAll(SILENT)) element.remove();
  for (const list of main.querySelectorAll('ul:not(:has(li))')) list.remove();
}

/** Makes addresses whole, and of the sources notes. */
function refer(main: HTMLElement, address: string): void {
  replaceAll(main, 'a.footnote[href^="#"]', (mark) => `<footnote-mark id="${mark.text}"></footnote-mark>`);
  replaceAll(
    main,
    'li[id^="source-"]',
    (source) => `<footnote-text id="${source.id.replace('source-', '')}">${source.innerHTML}</footnote-text>`,
  );
  replaceAll(main, 'ol:has(> footnote-text)', (sources) => sources.innerHTML);
  const whole = (path = '') => new URL(path, address).href;
  for (const link of main.querySelectorAll('a[href]'))
    // The prepared text of a message is for the phone that sends it.
    link.setAttribute('href', whole(link.getAttribute('href')).replace(/^(mailto:|sms:)([^?]*).*/, '$1$2'));
  for (const image of main.querySelectorAll('img[src]')) image.setAttribute('src', whole(image.getAttribute('src')));
}

/** Says in lists, paragraphs and punctuation what the styles say by their look. */
function spell(main: HTMLElement): void {
  // An explanation that opens on a word ends where the sentence around it does.
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
    const said = term.nextElementSibling;
    const name = `<strong>${leading(term.innerHTML)}</strong>`;
    if (said && !said.querySelector(BLOCK)) {
      said.replaceWith(`<p>${name} ${said.innerHTML}</p>`);
      term.remove();
    } else term.replaceWith(`<p>${name}</p>`);
  }
  replaceAll(main, 'dd', (said) => `<div>${said.innerHTML}</div>`);
  replaceAll(main, 'dl', (list) => `<div>${list.innerHTML}</div>`);

  // A card of short labels reads as one line.
  replaceAll(main, 'li > a:has(+ p)', (name) => `<p>${name.outerHTML}</p>`);
  for (const item of main.querySelectorAll('li:not(:has(ul, ol, table, figure, img, blockquote))')) {
    const lines = item.querySelectorAll('p:not(:has(p))');
    const whole = item.text.replace(/\s/g, '') === lines.map((line) => line.text.replace(/\s/g, '')).join('');
    if (whole && lines.every((line) => line.text.trim().length <= 60 && !/[.!?]\s*$/.test(line.text)))
      item.innerHTML = lines.map((line) => tidy(line.innerHTML)).join(', ');
  }
}

/** The main part as plain HTML that Markdown has a form for. */
function plainHtml(main: HTMLElement, address: string): string {
  silence(main);
  refer(main, address);
  spell(main);
  return tidy(main.innerHTML)
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

/**
 * @param html a built page that has an alternate
 * @throws Error when its head does not say where
 */
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
      // Escaped signs are right by the standard, and wrong for whoever copies an address out of the text.
    }).replace(/\\([&_@()])/g, '$1'),
  };
}

/** The whole file; readers of YAML 1.1 find days in quotes. */
export const printMarkdown = ({ front, body }: MarkdownAlternate): string =>
  `---\n${stringify(front, { lineWidth: 0, singleQuote: true, compat: 'yaml-1.1' })}---\n\n${body}`;
