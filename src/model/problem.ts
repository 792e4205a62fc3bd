/** What is wrong in content/, told so that its editor can mend it. */
import { nearest } from '#lib/meant.ts';
import { counted, listed } from '#lib/words.ts';

export interface Problem {
  /** Path from the project's root, for example content/zips.yaml. */
  file: string;
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
function partsOf(field: string): [before: string, own: string, after: string] {
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

/** What is said, without the field's own name in it. */
const sameWords = ({ field, wrong, remedy }: Problem): string =>
  `${wrong}. ${remedy.replace(`"${partsOf(field)[1]}:"`, 'of each')}`;

/** All problems as text, grouped by file; what is wrong with several fields in the same way is told once. */
export function report(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const told = [...byFile.keys()].sort().map((file) => {
    const said = Map.groupBy(byFile.get(file) ?? [], sameWords);
    const lines = [...said].map(([words, same]) => {
      const [only] = same;
      const told = same.length === 1 && only ? `${only.wrong}. ${only.remedy}` : words;
      return `  ${together(same.map(({ field }) => field))}: ${told}`;
    });
    return { file, lines };
  });
  const count = told.reduce((sum, { lines }) => sum + lines.length, 0);
  return `${counted(count, 'problem')} in content:\n\n${told.flatMap(({ file, lines }) => [file, ...lines]).join('\n')}\n`;
}
