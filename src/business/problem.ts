/** What is wrong in content/, told so that its editor can fix it. */
import { nearest } from '#lib/suggest.ts';
import { counted, listed } from '#lib/text.ts';

export interface Problem {
  /** Path from the project's root, for example content/zips.yaml. */
  file: string;
  /** Where the field stands in the file, counted from one, as far as that can be told. */
  line?: number;
  /** Record and field, for example "10583 → municipalities.2". */
  field: string;
  /** What is wrong there. */
  wrong: string;
  /** What to write instead. */
  remedy: string;
}

/** 'Did you mean "mount-kisco"? ' where something known is near; '' where nothing is. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const near = nearest(typed, known).map((name) => `"${name}"`);
  return near.length === 0 ? '' : `Did you mean ${listed(near, 'or')}? `;
}

/** Tells a problem. */
export type Add = (file: string, field: string, wrong: string, remedy: string) => void;

/** Thrown with every problem found, never only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.problems = problems;
    this.name = 'ContentError';
  }
}

/** More fields than this are counted. */
const MOST_FIELDS = 7;

/** A field's name in three parts, of which the middle one tells it from those beside it. */
function partsOf(field: string): [before: string, name: string, after: string] {
  const [, list, place = '', of = ''] = /^(.*?)the (\d+\w\w)( of [^→]*)$/.exec(field) ?? [];
  if (list !== undefined) return [`${list}the `, place, of];
  const [before = ''] = /^.*(?:→ |\.)/.exec(field) ?? [];
  return [before, field.slice(before.length), ''];
}

/** Fields of which the same is said: "hours.week.monday and sunday, each", "the 1st and 2nd of included, each". */
function together(fields: readonly string[]): string {
  const [first = ''] = fields;
  if (fields.length === 1) return first;
  const [before, , after] = partsOf(first);
  const isOneHome = fields.every((field) => {
    const parts = partsOf(field);
    return parts[0] === before && parts[2] === after;
  });
  const names = isOneHome ? fields.map((field) => partsOf(field)[1]) : fields;
  const more = names.length - MOST_FIELDS;
  const shown = listed(more > 0 ? [...names.slice(0, MOST_FIELDS), counted(more, 'other')] : names);
  return `${isOneHome ? before + shown + after : shown}, each`;
}

/** "line 12, rating.value"; "lines 5 and 9, hours.week.monday and friday, each" */
function placeOf(problems: readonly Problem[]): string {
  const fields = together(problems.map(({ field }) => field));
  // What has no other name is called by its line.
  const lines = problems.flatMap(({ line, field }) => (line === undefined || field === `line ${line}` ? [] : [line]));
  const [first, ...more] = new Set(lines);
  if (first === undefined) return fields;
  const shown = [first, ...more.slice(0, MOST_FIELDS - 1)].map(String);
  return `${more.length === 0 ? `line ${first}` : `lines ${listed(shown)}`}, ${fields}`;
}

/** What to write, without the field's own name in it where the same is said of others. */
const remedyOf = ({ field, remedy }: Problem, isOne: boolean): string =>
  isOne ? remedy : remedy.replace(`"${partsOf(field)[1]}:"`, 'of each');

/** A line of a report: one problem, or several fields of a file of which the same is said. */
export interface Entry {
  /** Line and field. */
  place: string;
  wrong: string;
  remedy: string;
}

/** Problems by file, in the order of the files' names; what is wrong with several fields in the same way is one entry. */
export function entriesOf(problems: readonly Problem[]): { file: string; entries: Entry[] }[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile.keys()].sort().map((file) => {
    const byMessage = Map.groupBy(byFile.get(file) ?? [], (problem) => `${problem.wrong}. ${remedyOf(problem, false)}`);
    const entries = [...byMessage.values()].map((same): Entry => {
      const [first] = same as [Problem];
      return { place: placeOf(same), wrong: first.wrong, remedy: remedyOf(first, same.length === 1) };
    });
    return { file, entries };
  });
}

/** How many there are to be told: "3 problems in content". */
export const headlineOf = (files: readonly { entries: readonly Entry[] }[]): string =>
  `${counted(
    files.reduce((sum, { entries }) => sum + entries.length, 0),
    'problem',
  )} in content`;

/** All problems as text, by file. */
export const listOf = (files: ReturnType<typeof entriesOf>): string =>
  files
    .flatMap(({ file, entries }) => [
      file,
      ...entries.map(({ place, wrong, remedy }) => `  ${place}: ${wrong}. ${remedy}`),
    ])
    .join('\n');

/** All problems as text under a headline; what is wrong with several fields in the same way is told once. */
export function report(problems: readonly Problem[]): string {
  const files = entriesOf(problems);
  return `${headlineOf(files)}:\n\n${listOf(files)}\n`;
}
