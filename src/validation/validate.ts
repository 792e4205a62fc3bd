/** Validates all of content/: the form of each file, the pictures, then the links between records. */
import { today } from '#lib/dates.ts';
import { printable } from '#lib/text.ts';
import { COLLECTION_NAMES, documentFile, homeOf } from '#business/schema/collections.ts';
import { linkRows } from '#business/linking/link-site.ts';
import type { Site } from '#business/entities.ts';
import { newestReading } from '#business/linking/facts.ts';
import { leftOut, nameProblems } from './drawn-signs.ts';
import { withLines } from './lines.ts';
import { paperProblems } from './paper-files.ts';
import { pictureProblems } from './picture-files.ts';
import type { Problem } from '#business/problem.ts';
import { readFiles } from './reader.ts';
import type { Files } from './files.ts';
import type { Content, Rows, Translation } from '#business/rows.ts';
import { textProblems } from './texts.ts';
import { ownAddresses } from './typed-figures.ts';
import { rowsIn } from '#business/translations.ts';

/**
 * @param files of the project, with `content/` and the pictures
 * @param day today, year-month-day: nothing can have happened later
 * @returns the rows and all problems. Links are checked only when the form is right: unreadable records would break
 *   them too
 */
export async function validate(files: Files, day = today()): Promise<{ rows: Content; problems: Problem[] }> {
  const { rows, problems } = readFiles(files);
  const all = [
    ...problems,
    ...(await pictureProblems(files, rows)),
    ...(problems.length === 0
      ? [...nameProblems(files, rows), ...paperProblems(files, rows), ...linkProblems(rows), ...futureDays(rows, day)]
      : []),
  ];
  return {
    rows,
    problems: reported(files, all),
  };
}

/** With lines, and safe to print. */
const reported = (files: Files, problems: readonly Problem[]): Problem[] =>
  withLines(files, problems).map(({ file, line, field, wrong, remedy }) => ({
    ...(line === undefined ? {} : { line }),
    file: printable(file),
    field: printable(field),
    wrong: printable(wrong),
    remedy: printable(remedy, 600),
  }));

const notesIn = (rows: Rows): Problem[] => [...leftOut(rows), ...ownAddresses(rows)];

/** What is worth a look, and keeps no one from publishing. @param rows without problems */
export function notesOn(files: Files, rows: Content): Problem[] {
  const english = notesIn(rows);
  // A record of a further language has English texts, too.
  const known = new Set(english.map(({ field, wrong }) => `${field} ${wrong}`));
  const others = rows.languages.flatMap((translation) =>
    notesIn(translatedAlone(rows, translation))
      .filter(({ field, wrong }) => !known.has(`${field} ${wrong}`))
      .map(inFolderOf(translation)),
  );
  return reported(files, [...english, ...others]);
}

function linkProblems(rows: Content): Problem[] {
  const { site, problems } = linkRows(rows);
  return [
    ...problems,
    ...textProblems(rows, site),
    ...rows.languages.flatMap((translation) => languageProblems(rows, site, translation)),
  ];
}

/** Problems in the texts of a further language, in its own files. */
function languageProblems(rows: Content, english: Site, translation: Translation): Problem[] {
  const site = english.languages.find(({ language }) => language === translation.id);
  if (!site) return [];
  return textProblems(translatedAlone(rows, translation), site, { rows, site: english }).map(inFolderOf(translation));
}

/** The problem, in the file of the language. */
const inFolderOf =
  ({ id }: Translation) =>
  (problem: Problem): Problem => ({
    ...problem,
    file: problem.file.replace(/^content\/(facts(?=\/)[^.]*)?/, (_, facts) => `content/${id}/${facts ? 'facts' : ''}`),
  });

/** The rows of a language that have words in it; the English was checked already. */
function translatedAlone(english: Content, translation: Translation): Rows {
  const lists = COLLECTION_NAMES.filter((name) => Array.isArray(english[name]));
  return {
    ...rowsIn(english, translation),
    ...Object.fromEntries(lists.map((name) => [name, []])),
    ...translation.rows,
  };
}

/**
 * Reports dates after today. When most sources were read after it, the clock is wrong and the newest reading counts.
 */
function futureDays({ reviews, jobs, posts, business: { rating }, facts }: Rows, clock: string): Problem[] {
  const ahead = facts.filter(({ source }) => source.read > clock).length;
  const latest = ahead > facts.length / 2 ? newestReading(facts) : clock;
  const inFuture = (file: string, field: string, date: string | undefined): Problem[] =>
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
    ...reviews.flatMap(({ id, date }) => inFuture(homeOf('reviews'), `${id} → date`, date)),
    ...jobs.flatMap(({ id, date }) => inFuture(homeOf('jobs'), `${id} → date`, date)),
    ...posts.flatMap(({ id, published, updated }) => [
      ...inFuture(documentFile('posts', id), 'published', published),
      ...inFuture(documentFile('posts', id), 'updated', updated),
    ]),
    ...facts.flatMap(({ id, file, source }) => inFuture(file, `${id} → source.read`, source.read)),
    ...inFuture(homeOf('business'), 'rating.asOf', rating?.asOf),
  ];
}
