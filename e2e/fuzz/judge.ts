/** What the site promises of any content: it is refused in sentences its editor can follow, or every page of it is whole. */
import { satteri } from '@astrojs/markdown-satteri';
import { parse } from 'node-html-parser';
import { linkRows } from '#business/linking/link-site.ts';
import { checkContent } from '#validation/check.ts';
import type { Problem } from '#business/problem.ts';
import type { Content } from '#business/rows.ts';
import { findInvisible } from '#lib/text.ts';
import { pagesOf } from './pages.ts';

/** Either the problems that were told, or the number of pages that the content makes. */
export type Verdict = { refused: Problem[] } | { pages: number };

/** Nothing of the machine's own may stand in a message. */
const MACHINE =
  /(?<![\w-])(undefined|NaN|null|Infinity|function|Zod|Error|errno|ENOENT|Invalid|Expected)(?![\w-])|\[object |node_modules|:\d+:\d+|\/tmp\//;

function complaintsAbout({ file, field, wrong, remedy }: Problem): string[] {
  const said = `${file} | ${field} | ${wrong} | ${remedy}`;
  return [
    ...(/^content\/./.test(file) ? [] : ['names no file of content/']),
    ...(field.trim() !== '' ? [] : ['names no field']),
    ...(/^["a-z]/.test(wrong) ? [] : ['does not go on from the name of the field']),
    ...(/^[A-Z].{8,}/.test(remedy) && !remedy.endsWith('.') ? [] : ['has no remedy']),
    ...(MACHINE.test(`${wrong} | ${remedy}`.replace(/"[^"]*"/g, '""')) ? ["speaks the machine's language"] : []),
    ...(findInvisible(said) ? ['holds a character that cannot be seen'] : []),
    ...(said.length > 900 ? ['is longer than anyone reads'] : []),
  ].map((complaint) => `A problem ${complaint}: ${said.slice(0, 600)}`);
}

/** What no text on a page may hold. */
const BROKEN: [RegExp, string][] = [
  [/\b(undefined|NaN|Infinity)\b|\[object |(?<![\w-])\d+(\.\d+)?e[+-]\d+(?![\w-])/, 'a value that was never filled in'],
  [/[{}]/, 'a token that was never filled in'],
  [/^[^<]*(\s[,;.](\s|$)|\(\s*\)| {2})/, 'a hole where words should stand'],
  [/^(?!http)[^<]*\d\.\d{6}/, 'a figure that no one reads'],
];

/** Every text and number below a value, with where it stands. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'number') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

const around = (text: string, place: number): string => JSON.stringify(text.slice(Math.max(0, place - 30), place + 50));

/** What can be said of a page by itself. */
interface Looked {
  json: string;
  complaints: string[];
  links: string[];
  title: string | undefined;
}

/** Files and pages that have no data of their own. */
const FILES = ['/favicon.svg', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'];
/** Texts in which lines end. */
const LINED = /^\/(contact\.vcf|rules\.csv|llms\.txt|\.well-known\/security\.txt)$|\.(body|html|content_html)$/;

function look(address: string, data: unknown, json: string): Looked {
  const looked: Looked = { json, complaints: [], links: [], title: undefined };
  const say = (complaint: string) => void looked.complaints.push(complaint);
  for (const [path, text] of textsIn(data, address)) {
    // This one token is for search engines to fill.
    for (const [pattern, what] of path.endsWith('.urlTemplate') ? [] : BROKEN) {
      const hit = pattern.exec(text);
      if (hit) say(`${path} holds ${what}: ${around(text, hit.index)}`);
    }
    const sign = findInvisible(LINED.test(path) ? text.replace(/\r?\n/g, ' ') : text);
    if (sign) say(`${path} holds a character that cannot be seen, ${sign}: ${around(text, 30)}`);
    if (/\.(href|page|link)$/.test(path)) looked.links.push(text);
    else if (text.includes('<a '))
      looked.links.push(...[...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((match) => match[1] ?? ''));
    if (path.endsWith('.head.title')) {
      looked.title = text;
      if (text.length < 6 || text.length > 60) say(`${path} has ${text.length} characters: ${text.slice(0, 200)}`);
    }
    if (path.endsWith('.head.description') && (text.length < 70 || text.length > 160))
      say(`${path} has ${text.length} characters: ${text.slice(0, 300)}`);
    if (path.endsWith('.body')) {
      const own = parse(text).querySelectorAll(
        'h1, img, script, style, iframe, input, div, [style], [onclick], [id=""]',
      );
      for (const element of own) say(`${path} has an element of its own: ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return looked;
}

/** Most mistakes change few pages; the others were looked at before. */
const lookedAt = new Map<string, Looked>();

/** "es" of "/es/precios"; nothing of English addresses. */
const languageOf = (address: string): string | undefined => /^\/([a-z]{2})(?=\/|$)/.exec(address)?.[1];

function complaintsAboutPages(pages: readonly [address: string, data: unknown][]): string[] {
  const addresses = new Set(pages.map(([address]) => address));
  const targets = new Set([...addresses, ...FILES]);
  const titles = new Map<string, string>();
  const said = addresses.size === pages.length ? [] : ['Two pages have one address'];
  for (const [address, data] of pages) {
    const json = JSON.stringify(data);
    const before = lookedAt.get(address);
    const looked = before?.json === json ? before : look(address, data, json);
    if (looked.complaints.length === 0 && !before) lookedAt.set(address, looked);
    said.push(...looked.complaints);
    for (const link of looked.links) {
      const [target = ''] = link.split('#');
      if (target !== '' && !/^(https:|tel:|sms:|mailto:)/.test(target) && !targets.has(target))
        said.push(`${address} leads to ${link.slice(0, 100)}, which does not exist`);
    }
    if (looked.title !== undefined) {
      const other = titles.get(looked.title);
      // A translation without a title has the English one.
      const inOneLanguage = other !== undefined && languageOf(address) === languageOf(other);
      if (inOneLanguage) said.push(`${address} has the title of ${other}: ${looked.title}`);
      titles.set(looked.title, address);
    }
  }
  return said;
}

const markdown = await satteri().createRenderer({ syntaxHighlight: false });
const rendered = new Map<string, string>();
/** As the collection loader does it. */
async function htmlOf(body: string): Promise<string> {
  const known = rendered.get(body) ?? (await markdown.render(body.trim())).code;
  rendered.set(body, known);
  return known;
}

/**
 * Reads the content below `root` and computes every page of it.
 *
 * @throws Error that lists the promises that it breaks
 */
export async function judge(root: string): Promise<Verdict> {
  const { rows, problems } = await checkContent(root);
  if (problems.length === 0) return { pages: await judgePages(rows) };
  const said = problems.flatMap(complaintsAbout);
  if (said.length > 0) throw new Error(said.slice(0, 5).join('\n'));
  return { refused: problems };
}

/**
 * Computes every page of content that has no problems.
 *
 * @returns how many there are
 * @throws Error that lists the promises that they break
 */
export async function judgePages(rows: Content): Promise<number> {
  for (const list of [rows.services, rows.towns, rows.posts]) for (const row of list) row.html = await htmlOf(row.body);
  const pages = [...pagesOf(linkRows(rows).site)];
  const said = complaintsAboutPages(pages);
  if (said.length > 0) throw new Error(said.slice(0, 5).join('\n'));
  return pages.length;
}
