/**
 * What readers that are no browsers get, made from the finished pages: a Markdown alternate of every indexed page,
 * llms.txt and llms-full.txt, and pages.json, by which the next deployment knows what it changes.
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
/** Sections of llms.txt. */
const SECTIONS: { heading: string; kinds: Kind[] }[] = [
  { heading: headings.company, kinds: ['pages'] },
  { heading: headings.services, kinds: ['services'] },
  { heading: headings.towns, kinds: ['towns'] },
  { heading: headings.guides, kinds: ['guides'] },
  { heading: headings.optional, kinds: ['municipalities', 'locations', 'zips'] },
];

/** What a language calls itself: "Español". */
const ownName = (language: string): string =>
  capital(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

/** Single pages in llms-full.txt, beside the counties and the services: those that answer, not those that list. */
const ANSWERS: readonly string[] = [
  paths.home,
  paths.pricing,
  paths.items,
  paths.contact,
  paths.about,
  paths.rules,
  paths.howWeCheck,
];

/** Answers come first, in their order; the rest keeps its own. */
const rank = (alternate: MarkdownAlternate): number => ANSWERS.indexOf(pathOf(alternate)) + 1 || ANSWERS.length + 1;
const pathOf = (alternate: MarkdownAlternate): string => new URL(alternate.front.url).pathname;
const line = ({ path, front }: MarkdownAlternate): string =>
  `- [${escapeMarkdown(front.title)}](${new URL(path, front.url).href}): ${escapeMarkdown(front.description)}\n`;

/** The headed lists of links that llms.txt ends with, further languages before what may be skipped; a section without pages is left out. */
export function linkLists(alternates: readonly MarkdownAlternate[]): string {
  const languages = Map.groupBy(
    alternates.filter((alternate) => kindOf(pathOf(alternate)) === 'languages'),
    (alternate) => pathOf(alternate).slice(1, 3),
  );
  const sections = SECTIONS.map(({ heading, kinds }) => ({
    heading,
    lines: alternates.filter((alternate) => kinds.includes(kindOf(pathOf(alternate)))).map(line),
  }));
  const others = [...languages].map(([language, own]) => ({ heading: ownName(language), lines: own.map(line) }));
  return [...sections.slice(0, -1), ...others, ...sections.slice(-1)]
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `\n## ${heading}\n\n${lines.join('')}`)
    .join('');
}

function isMain(alternate: MarkdownAlternate): boolean {
  const path = pathOf(alternate);
  return ANSWERS.includes(path) || /^\/[a-z]+\/locations$/.test(path) || kindOf(path) === 'services';
}

/** The main pages one after the other, each as its own file has it; footnotes carry their page's name. */
export function joined(alternates: readonly MarkdownAlternate[]): string {
  return alternates
    .filter(isMain)
    .map((alternate) => {
      const name = pathOf(alternate).slice(1).replaceAll('/', '-');
      return printMarkdown({ ...alternate, body: alternate.body.replaceAll('[^', `[^${name}-`) });
    })
    .join('\n');
}

/** @param folder the built site, with a slash at the end */
export function writeTextAlternates(folder: string, pages: BuiltPages): void {
  const alternates: MarkdownAlternate[] = [];
  const prints = new Map<string, string>();
  for (const [file, , { markdown }] of pages.all()) {
    if (markdown === undefined) continue;
    const alternate = markdownAlternateOf(readFileSync(file, 'utf8'));
    const text = printMarkdown(alternate);
    writeFileSync(folder + alternate.path, text);
    prints.set(pathOf(alternate), createHash('sha256').update(text).digest('hex').slice(0, 16));
    alternates.push(alternate);
  }
  alternates.sort((one, two) => rank(one) - rank(two));
  writeFileSync(`${folder}llms-full.txt`, `${readFileSync(`${folder}llms.txt`, 'utf8')}\n${joined(alternates)}`);
  appendFileSync(`${folder}llms.txt`, linkLists(alternates));
  const inOrder = alternates.map((alternate) => [pathOf(alternate), prints.get(pathOf(alternate))]);
  writeFileSync(`${folder}pages.json`, JSON.stringify(Object.fromEntries(inOrder)));
  console.log(`${alternates.length} pages as Markdown`);
}
