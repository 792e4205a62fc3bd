/** How the site writes: turns that we do not say, and how long a page may be. The words themselves are cspell's. */
import { parse } from 'yaml';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { wordCount } from '#lib/text.ts';

/** Something to write otherwise, and where. */
export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong, and what to write instead. */
  says: string;
}

export interface Phrase {
  found: RegExp;
  /** What to say instead. */
  better: string;
}

/** @param yaml scripts/spelling/phrases.yaml: a regular expression and what to say instead, on each line */
export const phrasesOf = (yaml: string): Phrase[] =>
  Object.entries(parse(yaml) as Record<string, string>).map(([pattern, better]) => ({
    found: new RegExp(`(?<![\\p{L}-])(?:${pattern})`, 'iu'),
    better,
  }));

/** The turns of a file that its comments let pass, in lower case. */
const letPass = (text: string): string[] =>
  [...text.matchAll(/cspell:ignore +(.+)$/gm)].map(([, words = '']) => words.trim().toLowerCase());

/** Turns of several words that we do not say. Tokens such as {fact:id} and addresses are no words. */
export function phraseFindings(file: string, text: string, phrases: readonly Phrase[]): Finding[] {
  const passed = letPass(text);
  const lines = text.split('\n');
  return lines.flatMap((raw, at) => {
    if (/^\s*(#|\/\/|\*|\/\*\*)/.test(raw) || lines[at - 1]?.includes('cspell:disable-next-line')) return [];
    const line = raw.replace(/\{[a-z][^{}\s]*\}|\]\([^)]*\)|https?:\S+/g, ' ');
    return phrases.flatMap(({ found, better }) => {
      const said = found.exec(line)?.[0];
      if (said === undefined || passed.some((words) => words.includes(said.toLowerCase()))) return [];
      return [{ file, line: at + 1, says: `"${said}" is not how we say it: ${better}` }];
    });
  });
}

/** Fewest and most words of a page that is written by hand, all that its file prints counted. */
export const LENGTHS = { services: [350, 550], towns: [350, 500], posts: [500, 900] } as const;

const words = (texts: readonly (string | undefined)[]): number =>
  wordCount(
    texts
      .join('\n')
      .replace(/\{fact:[^}]*\}/g, '')
      .replace(/\{[^{}\s]*\}/g, '1')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/^[\s|:-]+$/gm, ''),
  );

type Questions = readonly { q: string; a: string }[];
const asked = (questions: Questions = []): string[] => questions.flatMap(({ q, a }) => [q, a]);

/** How many words each hand-written page prints of its own file. */
export const pageLengths = (rows: Rows): { kind: keyof typeof LENGTHS; file: string; count: number }[] => [
  ...rows.services.map((page) => ({
    kind: 'services' as const,
    file: documentFile('services', page.id),
    count: words([
      page.lead,
      page.body,
      page.example.what,
      ...page.prepare,
      ...page.refuses,
      ...page.steps.flatMap(({ title, text }) => [title, text]),
      ...asked(page.questions),
    ]),
  })),
  ...rows.towns.map((page) => ({
    kind: 'towns' as const,
    file: documentFile('towns', page.id),
    count: words([page.lead, page.body, ...asked(page.questions)]),
  })),
  ...rows.posts.map((page) => ({
    kind: 'posts' as const,
    file: documentFile('posts', page.id),
    count: words([page.lead, page.body, ...asked(page.questions)]),
  })),
];

/** Pages that are shorter or longer than their kind. */
export const lengthFindings = (rows: Rows): Finding[] =>
  pageLengths(rows).flatMap(({ kind, file, count }) => {
    const [least, most] = LENGTHS[kind];
    if (count >= least && count <= most) return [];
    return [{ file, line: 1, says: `prints ${count} words; a page of ${kind} has ${least} to ${most}` }];
  });

/** Words in which a page has answered. */
const OPENING = 60;

/** Pages of services and towns whose first words leave out what they cost or how soon we come. */
export const openingFindings = (rows: Rows): Finding[] =>
  (['services', 'towns'] as const).flatMap((name) =>
    rows[name].flatMap(({ id, lead, body }) => {
      const opening = `${lead} ${body}`
        .replace(/\{fact:[^}]*\}/g, '')
        .split(/\s+/)
        .slice(0, OPENING)
        .join(' ');
      const missing = [
        ...(/\{(from|price)\b/.test(opening) ? [] : ['what it costs, for example {from}']),
        ...(/next (day|most days)|or tomorrow|or the next/i.test(opening)
          ? []
          : ['how soon, for example "same day or next day, most days"']),
      ];
      return missing.map((what) => ({
        file: documentFile(name, id),
        line: 1,
        says: `does not say in its first ${OPENING} words ${what}`,
      }));
    }),
  );
