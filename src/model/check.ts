/** Everything that can be wrong in content/: the form of each file, the pictures, and then the links between records. */
import { today } from '#lib/dates.ts';
import { legible } from '#lib/words.ts';
import { homeOf, type CollectionName } from '#schema/collections.ts';
import { linkRows } from './build.ts';
import { newestReading } from './link/facts.ts';
import { withLines } from './lines.ts';
import { pictureProblems } from './picture-files.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';
import type { Rows } from './rows.ts';
import { textProblems } from './texts.ts';

/**
 * @param root the project's folder, which holds `content/`
 * @param day today, year-month-day: what happened cannot have happened later
 * @returns the rows, and all problems of form and pictures. Links are checked when the form is right:
 *   before that, whatever names a record that could not be read would be told as a mistake of its own.
 */
export async function checkContent(root: string, day = today()): Promise<{ rows: Rows; problems: Problem[] }> {
  const { rows, problems } = readContent(root);
  const all = [
    ...problems,
    ...(await pictureProblems(root, rows)),
    ...(problems.length === 0 ? [...linkProblems(rows), ...futureDays(rows, day)] : []),
  ];
  return {
    rows,
    problems: withLines(root, all).map(({ file, line, field, wrong, remedy }) => ({
      ...(line === undefined ? {} : { line }),
      file: legible(file),
      field: legible(field),
      wrong: legible(wrong),
      remedy: legible(remedy, 600),
    })),
  };
}

function linkProblems(rows: Rows): Problem[] {
  const { site, problems } = linkRows(rows);
  return [...problems, ...textProblems(rows, site)];
}

/**
 * Reports what is dated later than today. A computer whose clock is behind refuses nothing that is as old as the last
 * reading of a source.
 */
function futureDays({ reviews, jobs, business: { rating }, facts }: Rows, day: string): Problem[] {
  const read = newestReading(facts);
  const latest = read > day ? read : day;
  const told = (name: CollectionName, field: string, date: string | undefined): Problem[] =>
    date !== undefined && date > latest
      ? [{ file: homeOf(name), field, wrong: `lies in the future: ${date}`, remedy: 'Give the day on which it was' }]
      : [];
  return [
    ...reviews.flatMap(({ id, date }) => told('reviews', `${id} → date`, date)),
    ...jobs.flatMap(({ id, date }) => told('jobs', `${id} → date`, date)),
    ...told('business', 'rating.asOf', rating.asOf),
  ];
}
