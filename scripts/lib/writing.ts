/** Warnings about texts: phrases we don't use, length of pages, openings without a price, searches that find nothing. */
import { parse } from 'yaml';
import type { Site } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { wordCount } from '#lib/text.ts';
import { buildAskData } from '#features/ask/build-ask-data.ts';
import { SearchIndex } from '#features/ask/engine/search-index.ts';
import { checkFootnotes, isCount } from '#validation/footnotes.ts';
import { isAbout, SENTENCES, wrongIn } from '../../e2e/ask-sentences.ts';
import { QUERIES } from '../../e2e/search-queries.ts';

export interface Finding {
  /** Or the path of a page. */
  file: string;
  line: number;
  /** What is wrong, and what to write instead. */
  message: string;
}

export interface Phrase {
  found: RegExp;
  better: string;
}

/** @param yaml scripts/spelling/phrases.yaml: on each line a regular expression and what to say instead */
export const phrasesOf = (yaml: string): Phrase[] =>
  Object.entries(parse(yaml) as Record<string, string>).map(([pattern, better]) => ({
    found: new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, 'iu'),
    better,
  }));

/** Comments, and fields with ids, addresses and paths. */
const NOT_TEXT =
  /^\s*(#[^#]|\/\/|\*|\/\*\*|(- )?\{? ?(id|url|website|link|facts?|picture|path|page|file|load|things):)/;

/** Phrases we don't use, except in tokens such as {fact:id} and addresses, and where cspell is told to ignore them. */
export function phraseFindings(file: string, text: string, phrases: readonly Phrase[]): Finding[] {
  const ignored = [...text.matchAll(/cspell:ignore +(.+)$/gm)].map(([, words = '']) => words.toLowerCase());
  const lines = text.split('\n');
  return lines.flatMap((raw, at) => {
    if (NOT_TEXT.test(raw) || lines[at - 1]?.includes('cspell:disable-next-line')) return [];
    const line = raw.replace(/\{[a-z][^{}\s]*\}|\]\([^)]*\)|https?:\S+|`[^`]*`/g, ' ');
    return phrases.flatMap(({ found, better }) => {
      const typed = found.exec(line)?.[0];
      if (typed === undefined || ignored.some((words) => words.includes(typed.toLowerCase()))) return [];
      return [{ file, line: at + 1, message: `"${typed}" is not how we say it: ${better}` }];
    });
  });
}

/** Fewest and most words of a page that is written by hand. */
const LENGTHS = { services: [350, 550], towns: [350, 500], posts: [500, 900] } as const;

/** Words as printed: a token is one, a footnote or an address none. */
const printedWords = (texts: readonly string[]): number =>
  wordCount(
    texts
      .join('\n')
      .replace(/\{fact:[^}]*\}|\]\([^)]*\)|^[\s|:-]+$/gm, '')
      .replace(/\{[^{}\s]*\}/g, '1'),
  );

interface TextPage {
  id: string;
  lead: string;
  body: string;
  questions?: readonly { q: string; a: string }[] | undefined;
}
const textsOf = ({ lead, body, questions = [] }: TextPage): string[] => [
  lead,
  body,
  ...questions.flatMap(({ q, a }) => [q, a]),
];

/** Pages that are shorter or longer than their kind. */
export function lengthFindings({ services, towns, posts }: Rows): Finding[] {
  const check = (kind: keyof typeof LENGTHS, page: TextPage, ...more: readonly string[]): Finding[] => {
    const [least, most] = LENGTHS[kind];
    const count = printedWords([...textsOf(page), ...more]);
    if (count >= least && count <= most) return [];
    const message = `prints ${count} words; a page of ${kind} has ${least} to ${most}`;
    return [{ file: documentFile(kind, page.id), line: 1, message }];
  };
  return [
    ...services.flatMap((page) => {
      const steps = page.steps.flatMap(({ title, text }) => [title, text]);
      return check('services', page, page.example.what, ...page.prepare, ...page.refuses, ...steps);
    }),
    ...towns.flatMap((page) => check('towns', page)),
    ...posts.flatMap((page) => check('posts', page)),
  ];
}

const OPENING_WORDS = 60;
const OPENING = [
  { has: /\{(from|price)\b/, what: 'what it costs, for example {from}' },
  {
    has: /next (day|most days)|or tomorrow|or the next/i,
    what: 'how soon, for example "same day or next day, most days"',
  },
];

/** Pages of services and towns that do not open with what it costs and how soon we come. */
export const openingFindings = (rows: Rows): Finding[] =>
  (['services', 'towns'] as const).flatMap((name) =>
    rows[name].flatMap(({ id, lead, body }) => {
      const words = `${lead} ${body}`.replace(/\{fact:[^}]*\}/g, '').split(/\s+/);
      const opening = words.slice(0, OPENING_WORDS).join(' ');
      return OPENING.filter(({ has }) => !has.test(opening)).map(({ what }) => {
        const message = `does not say in its first ${OPENING_WORDS} words ${what}`;
        return { file: documentFile(name, id), line: 1, message };
      });
    }),
  );

/** Small numbers in sentences whose footnote does not have them. */
export function footnoteFindings(rows: Rows): Finding[] {
  const findings: Finding[] = [];
  checkFootnotes(rows, (file, field, wrong) => findings.push({ file, line: 1, message: `${field} ${wrong}` }), isCount);
  return findings;
}

/** Searches that do not lead to the page they should, and sentences that the box reads wrong. */
export async function searchFindings(site: Site): Promise<Finding[]> {
  const sites = [site, ...site.languages];
  const findings: Finding[] = [];
  for (const local of sites) {
    const data = buildAskData(
      local,
      sites.filter((other) => other !== local),
    );
    const index = await SearchIndex.create(data);
    const add = (message: string) => findings.push({ file: local.pages.search, line: 1, message });
    const known = new Set(data.entries.map(({ href }) => href));
    for (const [typed, page, within] of QUERIES) {
      if (!known.has(page) || (local !== site && !page.startsWith(`/${local.language}/`))) continue;
      const hits = index.search(typed).hits.slice(0, within ? 3 : 1);
      if (!hits.some(({ href }) => href === page))
        add(`"${typed}" should lead to ${page}, and leads to ${hits[0]?.href ?? 'nothing'}`);
    }
    for (const sentence of SENTENCES.filter((one) => one.language === local.language && isAbout(one, local))) {
      const wrong = wrongIn(index.read(sentence.says), sentence, local);
      if (wrong.length > 0) add(`"${sentence.says}" is read wrong: ${wrong.join(', ')} (e2e/ask-sentences.yaml)`);
    }
  }
  return findings;
}
