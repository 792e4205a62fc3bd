/**
 * Writes text versions of the finished pages: Markdown alternates, llms.txt, llms-full.txt, and pages.json, by which the
 * next deployment detects changed pages.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { escapeMarkdown } from '#lib/html.ts';
import { capital } from '#lib/text.ts';
import { kindOf, paths, type Kind } from '#pages.ts';
import type { BuiltPages } from './built-page.ts';
import { printMarkdown, markdownAlternateOf, type MarkdownAlternate } from './markdown-alternate.ts';
import { siteFilesWords } from '#features/site-files/words.ts';

const headings = siteFilesWords('en').llms.sections;
const SECTIONS: { heading: string; kinds: Kind[] }[] = [
  { heading: headings.company, kinds: ['pages'] },
  { heading: headings.services, kinds: ['services'] },
  { heading: headings.towns, kinds: ['towns'] },
  { heading: headings.guides, kinds: ['guides'] },
  { heading: headings.optional, kinds: ['municipalities', 'locations', 'zips'] },
];

/** A language's own name: "Español". */
const nativeName = (language: string): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

/** Single pages in llms-full.txt, besides counties and services. */
const MAIN_PAGES: readonly string[] = [
  paths.home,
  paths.pricing,
  paths.items,
  paths.contact,
  paths.about,
  paths.rules,
  paths.howWeCheck,
];

/** Main pages first, in their order. */
const rank = (alternate: MarkdownAlternate): number =>
  MAIN_PAGES.indexOf(pathOf(alternate)) + 1 || MAIN_PAGES.length + 1;
const pathOf = (alternate: MarkdownAlternate): string => new URL(alternate.front.url).pathname;
const line = ({ path, front }: MarkdownAlternate): string =>
  `- [${escapeMarkdown(front.title)}](${new URL(path, front.url).href}): ${escapeMarkdown(front.description)}\n`;

/** Sections of links for llms.txt; other languages come before the optional section, empty sections are omitted. */
function linkLists(alternates: readonly MarkdownAlternate[]): string {
  const languages = Map.groupBy(
    alternates.filter((alternate) => kindOf(pathOf(alternate)) === 'languages'),
    (alternate) => pathOf(alternate).slice(1, 3),
  );
  const sections = SECTIONS.map(({ heading, kinds }) => ({
    heading,
    lines: alternates.filter((alternate) => kinds.includes(kindOf(pathOf(alternate)))).map(line),
  }));
  const others = [...languages].map(([language, pages]) => ({ heading: nativeName(language), lines: pages.map(line) }));
  return [...sections.slice(0, -1), ...others, ...sections.slice(-1)]
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `\n## ${heading}\n\n${lines.join('')}`)
    .join('');
}

function isMain(alternate: MarkdownAlternate): boolean {
  const path = pathOf(alternate);
  return MAIN_PAGES.includes(path) || /^\/[a-z]+\/locations$/.test(path) || kindOf(path) === 'services';
}

/** Concatenates the main pages; footnotes get their page's name as prefix. */
function concatenated(alternates: readonly MarkdownAlternate[]): string {
  return alternates
    .filter(isMain)
    .map((alternate) => {
      const name = pathOf(alternate).slice(1).replaceAll('/', '-');
      return printMarkdown({ ...alternate, body: alternate.body.replaceAll('[^', `[^${name}-`) });
    })
    .join('\n');
}

/** @param folder the built site, with a trailing slash */
export function writeTextAlternates(folder: string, pages: BuiltPages): void {
  const alternates: MarkdownAlternate[] = [];
  const hashes = new Map<string, string>();
  for (const [file, , { markdown }] of pages.all()) {
    if (markdown === undefined) continue;
    const alternate = markdownAlternateOf(readFileSync(file, 'utf8'));
    const text = printMarkdown(alternate);
    writeFileSync(folder + alternate.path, text);
    hashes.set(pathOf(alternate), createHash('sha256').update(text).digest('hex').slice(0, 16));
    alternates.push(alternate);
  }
  alternates.sort((a, b) => rank(a) - rank(b));
  writeFileSync(`${folder}llms-full.txt`, `${readFileSync(`${folder}llms.txt`, 'utf8')}\n${concatenated(alternates)}`);
  appendFileSync(`${folder}llms.txt`, linkLists(alternates));
  const entries = alternates.map((alternate) => [pathOf(alternate), hashes.get(pathOf(alternate))]);
  writeFileSync(`${folder}pages.json`, JSON.stringify(Object.fromEntries(entries)));
  console.log(`${alternates.length} pages as Markdown`);
}
