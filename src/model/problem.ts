/** What is wrong in content/, told so that its editor can mend it. */
import { nearest } from '#lib/meant.ts';
import { listed } from '#lib/words.ts';

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

/** "line 12, rating.value" */
export const placeOf = ({ line, field }: Problem): string =>
  line === undefined || field === `line ${line}` ? field : `line ${line}, ${field}`;

/** Problems by file, in the order of the files' names. */
export function byFile(problems: readonly Problem[]): { file: string; problems: Problem[] }[] {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files.keys()].sort().map((file) => ({ file, problems: files.get(file) ?? [] }));
}

/** All problems as text, grouped by file. */
export function report(problems: readonly Problem[]): string {
  const lines = byFile(problems).flatMap(({ file, problems: own }) => [
    file,
    ...own.map((problem) => `  ${placeOf(problem)}: ${problem.wrong}. ${problem.remedy}`),
  ]);
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in content:\n\n${lines.join('\n')}\n`;
}
