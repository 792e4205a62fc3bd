/** Problems in content/, worded so that an editor can fix them. */
import { nearest } from '#lib/suggest.ts';
import { counted, listed } from '#lib/text.ts';

export interface Problem {
  /** Path from the project's root, for example content/zips.yaml. */
  file: string;
  /** Line of the field in the file, from 1, when it can be found. */
  line?: number;
  /** Record and field, for example "10583 → municipalities.2". */
  field: string;
  wrong: string;
  remedy: string;
  /** The words themselves as `plainSigns` has them, by which their line in the text of a page is found. */
  found?: string;
}

/** 'Did you mean "mount-kisco"? ', or '' when nothing known is close. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const near = nearest(typed, known).map((name) => `"${name}"`);
  return near.length === 0 ? '' : `Did you mean ${listed(near, 'or')}? `;
}

/** Reports a problem. */
export type Add = (file: string, field: string, wrong: string, remedy: string, found?: string) => void;

/** Has every problem found, never only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.problems = problems;
    this.name = 'ContentError';
  }
}

/** More fields than this are counted instead of named. */
const MOST_FIELDS = 7;

/** A field's name split around the part that tells it from its neighbors. */
function partsOf(field: string): [before: string, name: string, after: string] {
  const [, list, place = '', of = ''] = /^(.*?)the (\d+\w\w)( of [^→]*)$/.exec(field) ?? [];
  if (list !== undefined) return [`${list}the `, place, of];
  const [before = ''] = /^.*(?:→ |\.)/.exec(field) ?? [];
  return [before, field.slice(before.length), ''];
}

/** Fields with the same problem: "hours.week.monday and sunday, each", "the 1st and 2nd of included, each". */
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
  // A field named by its line needs no second line number.
  const lines = problems.flatMap(({ line, field }) => (line === undefined || field === `line ${line}` ? [] : [line]));
  const [first, ...more] = new Set(lines);
  if (first === undefined) return fields;
  const shown = [first, ...more.slice(0, MOST_FIELDS - 1)].map(String);
  return `${more.length === 0 ? `line ${first}` : `lines ${listed(shown)}`}, ${fields}`;
}

/** What to write, without the field's own name when the problem is in several. */
const remedyOf = ({ field, remedy }: Problem, isOne: boolean): string =>
  isOne ? remedy : remedy.replace(`"${partsOf(field)[1]}:"`, 'of each');

/** A line of a report: one problem, or several fields of a file with the same one. */
export interface Entry {
  /** Line and field. */
  place: string;
  wrong: string;
  remedy: string;
}

/** Problems by file, files by name; the same problem in several fields is one entry. */
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

/** "3 problems in content" */
export const headlineOf = (files: readonly { entries: readonly Entry[] }[]): string =>
  `${counted(
    files.reduce((sum, { entries }) => sum + entries.length, 0),
    'problem',
  )} in content`;

export const listOf = (files: ReturnType<typeof entriesOf>): string =>
  files
    .flatMap(({ file, entries }) => [
      file,
      ...entries.map(({ place, wrong, remedy }) => `  ${place}: ${wrong}. ${remedy}`),
    ])
    .join('\n');

export function report(problems: readonly Problem[]): string {
  const files = entriesOf(problems);
  return `${headlineOf(files)}:\n\n${listOf(files)}\n`;
}
