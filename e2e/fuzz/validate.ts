/** What the site promises of any content: it is refused in sentences its editor can follow, or every page of it is whole. */
import { satteri } from '@astrojs/markdown-satteri';
import { parse } from 'node-html-parser';
import { linkRows } from '#business/linking/link-site.ts';
import { checkContent } from '#validation/check.ts';
import type { Problem } from '#business/problem.ts';
import { findInvisible } from '#lib/text.ts';
import { pagesOf } from './pages.ts';

/** Words of programs, which no message may have. */
const MACHINE =
  /(?<![\w-])(undefined|NaN|null|Infinity|function|Zod|Error|errno|ENOENT|Invalid|Expected)(?![\w-])|\[object |node_modules|:\d+:\d+|\/tmp\//;

function complaintsAbout({ file, field, wrong, remedy }: Problem): string[] {
  const message = `${file} | ${field} | ${wrong} | ${remedy}`;
  return [
    ...(/^content\/./.test(file) ? [] : ['names no file of content/']),
    ...(field.trim() !== '' ? [] : ['names no field']),
    ...(/^["a-z]/.test(wrong) ? [] : ['does not continue after the name of the field']),
    ...(/^[A-Z].{8,}/.test(remedy) && !remedy.endsWith('.') ? [] : ['has no remedy']),
    ...(MACHINE.test(`${wrong} | ${remedy}`.replace(/"[^"]*"|'[^' ]*'/g, '""')) ? ['has words of a program'] : []),
    ...(findInvisible(message) ? ['has an invisible character'] : []),
    ...(message.length > 900 ? ['is longer than anyone reads'] : []),
  ].map((complaint) => `A problem ${complaint}: ${message.slice(0, 600)}`);
}

/** What no text on a page may have. */
const BROKEN: [RegExp, string][] = [
  [/\b(undefined|NaN|Infinity)\b|\[object |(?<![\w-])\d+(\.\d+)?e[+-]\d+(?![\w-])/, 'a value that was never filled in'],
  [/[{}]/, 'a token that was never filled in'],
  [/^[^<]*(\s[,;.](\s|$)|\(\s*\)| {2})/, 'a gap where words should be'],
  [/^(?!http)[^<]*\d\.\d{6}/, 'an endless figure'],
];
/** Elements that only templates may write. */
const NOT_IN_BODIES = 'h1, img, script, style, iframe, input, div, [style], [onclick], [id=""]';

/** Every text and number below a value, with its path. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'number') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

/** Texts with lines. */
const LINED = /^\/(contact\.vcf|rules\.csv|llms\.txt|\.well-known\/security\.txt)$|\.(body(\.\d)?|html|content_html)$/;

function checkText(path: string, text: string): string[] {
  const invisible = findInvisible(LINED.test(path) ? text.replace(/\r?\n/g, ' ') : text);
  const own = /\.body(\.\d)?$/.test(path) ? parse(text).querySelectorAll(NOT_IN_BODIES) : [];
  const [least = 0, most = Infinity] = path.endsWith('.head.title')
    ? [6, 60]
    : path.endsWith('.head.description')
      ? [70, 160]
      : [];
  return [
    // This one token is for search engines to fill.
    ...(path.endsWith('.urlTemplate') ? [] : BROKEN.filter(([pattern]) => pattern.test(text)).map(([, what]) => what)),
    ...(invisible ? [`an invisible character, ${invisible}`] : []),
    ...own.map((element) => `an element of its own, ${element.outerHTML.slice(0, 80)}`),
    ...(text.length < least || text.length > most ? [`${text.length} characters`] : []),
  ].map((what) => `${path} has ${what}: ${JSON.stringify(text.slice(0, 200))}`);
}

/** Files and pages without data of their own. */
const FILES = [
  ...['/favicon.svg', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png'],
  ...['/papers/certificate.pdf', '/papers/w9.pdf'],
];

function complaintsAboutPages(pages: readonly [address: string, data: unknown][]): string[] {
  const targets = new Set([...pages.map(([address]) => address), ...FILES]);
  const isBroken = (link: string) => {
    const [target = ''] = link.split('#');
    return target !== '' && !/^(https:|tel:|sms:|mailto:)/.test(target) && !targets.has(target);
  };
  const linksIn = (path: string, text: string) =>
    /\.(href|page|link)$/.test(path)
      ? [text]
      : [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  const complaints = pages.flatMap(([address, data]) =>
    [...textsIn(data, address)].flatMap(([path, text]) => [
      ...checkText(path, text),
      ...linksIn(path, text)
        .filter(isBroken)
        .map((link) => `${address} leads to ${link.slice(0, 100)}, which does not exist`),
    ]),
  );
  const twice = targets.size === pages.length + FILES.length ? [] : ['Two pages have one address'];
  return [...twice, ...complaints];
}

/** As the collection loader does it. */
const markdown = await satteri().createRenderer({ syntaxHighlight: false });
/**
 * Reads the content below `root` and computes every page of it.
 *
 * @returns whether it was accepted
 * @throws Error that lists the promises it breaks
 */
export async function validate(root: string): Promise<boolean> {
  const { rows, problems } = await checkContent(root);
  const isAccepted = problems.length === 0;
  if (isAccepted)
    for (const list of [rows.services, rows.towns, rows.posts])
      for (const row of list) row.html = (await markdown.render(row.body.trim())).code;
  const complaints = isAccepted
    ? complaintsAboutPages([...pagesOf(linkRows(rows).site)])
    : problems.flatMap(complaintsAbout);
  if (complaints.length > 0) throw new Error(complaints.slice(0, 5).join('\n'));
  return isAccepted;
}
