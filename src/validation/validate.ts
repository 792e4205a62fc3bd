/** Everything that can be wrong in content/: the form of each file, the pictures, and then the links between records. */
import { today } from '#lib/dates.ts';
import { printable } from '#lib/text.ts';
import { COLLECTION_NAMES, documentFile, homeOf } from '#business/schema/collections.ts';
import { linkRows } from '#business/linking/link-site.ts';
import type { Site } from '#business/entities.ts';
import { newestReading } from '#business/linking/facts.ts';
import { withLines } from './lines.ts';
import { pictureProblems } from './picture-files.ts';
import type { Problem } from '#business/problem.ts';
import { readFiles } from './reader.ts';
import type { Files } from './files.ts';
import type { Content, Rows, Translation } from '#business/rows.ts';
import { textProblems } from './texts.ts';
import { rowsIn } from './translations.ts';

/**
 * @param files those of the project, `content/` and the pictures among them
 * @param day today, year-month-day: what happened cannot have happened later
 * @returns the rows, and all problems of form and pictures. Links are checked when the form is right:
 *   before that, whatever names a record that could not be read would be told as a mistake of its own.
 */
export async function judge(files: Files, day = today()): Promise<{ rows: Content; problems: Problem[] }> {
  const { rows, problems } = readFiles(files);
  const all = [
    ...problems,
    ...(await pictureProblems(files, rows)),
    ...(problems.length === 0 ? [...linkProblems(rows), ...futureDays(rows, day)] : []),
  ];
  return {
    rows,
    problems: withLines(files, all).map(({ file, line, field, wrong, remedy }) => ({
      ...(line === undefined ? {} : { line }),
      file: printable(file),
      field: printable(field),
      wrong: printable(wrong),
      remedy: printable(remedy, 600),
    })),
  };
}

function linkProblems(rows: Content): Problem[] {
  const { site, problems } = linkRows(rows);
  return [
    ...problems,
    ...textProblems(rows, site),
    ...rows.languages.flatMap((translation) => languageProblems(rows, site, translation)),
  ];
}

/** What is wrong in the texts of a further language, told of its own files. */
function languageProblems(rows: Content, english: Site, translation: Translation): Problem[] {
  const site = english.languages.find(({ language }) => language === translation.id);
  if (!site) return [];
  return textProblems(translatedAlone(rows, translation), site, { rows, site: english }).map((problem) => ({
    ...problem,
    file: problem.file.replace(
      /^content\/(facts(?=\/)[^.]*)?/,
      (_, facts) => `content/${translation.id}/${facts ? 'facts' : ''}`,
    ),
  }));
}

/** The rows of a language without those that have no words in it: what the English says has been looked at already. */
function translatedAlone(english: Content, translation: Translation): Rows {
  const lists = COLLECTION_NAMES.filter((name) => Array.isArray(english[name]));
  return {
    ...rowsIn(english, translation),
    ...Object.fromEntries(lists.map((name) => [name, []])),
    ...translation.rows,
  };
}

/**
 * Reports what is dated later than today. The clock of a computer is no part of content: where it is behind the days on
 * which most sources were read, the newest of those counts in its place. No byte of a build depends on either.
 */
function futureDays({ reviews, jobs, posts, business: { rating }, facts }: Rows, clock: string): Problem[] {
  const ahead = facts.filter(({ source }) => source.read > clock).length;
  const latest = ahead > facts.length / 2 ? newestReading(facts) : clock;
  const told = (file: string, field: string, date: string | undefined): Problem[] =>
    date !== undefined && date > latest
      ? [
          {
            file,
            field,
            wrong: `lies in the future: ${date}`,
            remedy: `Give the day on which it was, ${latest} at the latest`,
          },
        ]
      : [];
  return [
    ...reviews.flatMap(({ id, date }) => told(homeOf('reviews'), `${id} → date`, date)),
    ...jobs.flatMap(({ id, date }) => told(homeOf('jobs'), `${id} → date`, date)),
    ...posts.flatMap(({ id, published, updated }) => [
      ...told(documentFile('posts', id), 'published', published),
      ...told(documentFile('posts', id), 'updated', updated),
    ]),
    ...facts.flatMap(({ id, file, source }) => told(file, `${id} → source.read`, source.read)),
    ...told(homeOf('business'), 'rating.asOf', rating?.asOf),
  ];
}
