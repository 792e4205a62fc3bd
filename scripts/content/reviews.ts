/**
 * Puts reviews out of the owner's export of his business profile into content/reviews.yaml.
 * Usage: npm run content -- reviews reviews.json            lists them, with numbers
 *        npm run content -- reviews reviews.json --pick 1,4=yonkers/basement-cleanout   writes those two; --dry only shows
 * Where a review names no town or no service of ours, say it: after =, or for all with --place and --service.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '#lib/suggest.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { diff } from '../../admin/yaml/diff.ts';
import { listed, notToPick, type Listed } from '../../admin/reviews/listing.ts';
import { CannotShow, reviewsIn, withReviews, type Pick } from '../../admin/reviews/records.ts';
import { RULES } from '../../admin/reviews/review.ts';
import { placesFrom, servicesFrom, type Named } from '../../admin/reviews/suggestions.ts';
import { readExport, WrongFile } from '../../admin/reviews/takeout.ts';

export interface Said {
  /** What is printed. */
  lines: string[];
  /** The new text of content/reviews.yaml, where it is to be written. */
  text?: string;
  failed?: true;
}

export interface Given {
  /** The exports, by name. */
  files: readonly { name: string; text: string }[];
  /** Of content/reviews.yaml. */
  reviews: string;
  places: readonly Named[];
  services: readonly Named[];
  timezone: string;
  pick?: string;
  place?: string;
  service?: string;
  dry?: boolean;
}

const failed = (...lines: string[]): Said => ({ lines: [...lines, 'Nothing was written.'], failed: true });

const USAGE = [
  'npm run content -- reviews reviews.json lists the reviews of your export, with numbers.',
  'Then: npm run content -- reviews reviews.json --pick 1,4=yonkers/basement-cleanout',
];

const stars = (count: number): string => '★'.repeat(count);

function line(one: Listed, at: number): string {
  const { found, author, quotes, suggested } = one;
  const why = notToPick(one);
  const about = [suggested.place ?? 'town?', suggested.service ?? 'service?'].join('/');
  const words = quotes[0] ?? found.words;
  const short = words.length > 70 ? `${words.slice(0, 70)}…` : words;
  return `${String(at + 1).padStart(3)}  ${found.date}  ${stars(found.stars).padEnd(5)}  ${author}: ${short} (${why ?? about})`;
}

/** "1,4=yonkers/basement-cleanout" → which review, and where and what it was. */
function pickOf(said: string, all: readonly Listed[], given: Given): Pick {
  const [number = '', about = ''] = said.trim().split('=');
  const one = all[Number(number) - 1];
  if (!one) throw new CannotShow(`There is no review ${number}: they are numbered from 1 to ${all.length}.`);
  const why = notToPick(one);
  if (why !== undefined) throw new CannotShow(`Review ${number} of ${one.author} cannot be taken: ${why}.`);
  const [place, service] = about.split('/').map((id) => (id === '' ? undefined : id));
  return {
    found: one.found,
    place: known(place ?? given.place ?? one.suggested.place, given.places, 'town', number),
    service: known(service ?? given.service ?? one.suggested.service, given.services, 'service', number),
  };
}

function known(id: string | undefined, all: readonly Named[], kind: string, number: string): string {
  if (id === undefined)
    throw new CannotShow(
      `Review ${number} names no ${kind} of ours. Say which: --pick ${number}=yonkers/basement-cleanout`,
    );
  if (all.some((one) => one.id === id)) return id;
  const [near] = nearest(
    id,
    all.map((one) => one.id),
  );
  throw new CannotShow(`There is no ${kind} "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
}

/** @returns what the command says, and writes */
export async function run(given: Given): Promise<Said> {
  if (given.files.length === 0) return failed(...USAGE);
  try {
    const found = given.files.flatMap(({ name, text }) => readExport(text, name, given.timezone));
    const all = listed(found, reviewsIn(given.reviews), given.places, given.services);
    if (given.pick === undefined)
      return {
        lines: [
          ...all.map(line),
          '',
          'Take the ones you want with their numbers: --pick 1,4=yonkers/basement-cleanout',
          RULES,
        ],
      };
    const text = await withReviews(
      given.reviews,
      given.pick.split(',').map((said) => pickOf(said, all, given)),
    );
    const lines = [diff(given.reviews, text), ''];
    return given.dry
      ? { lines: [...lines, 'Nothing was written (--dry).'] }
      : { lines: [...lines, `${homeOf('reviews')} is written. Now: npm run content -- launch`], text };
  } catch (error) {
    if (error instanceof WrongFile || error instanceof CannotShow) return failed(error.message);
    throw error;
  }
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        pick: { type: 'string' },
        place: { type: 'string' },
        service: { type: 'string' },
        dry: { type: 'boolean' },
      },
    });
  } catch (error) {
    console.error([(error as Error).message, ...USAGE].join('\n'));
    return process.exit(1);
  }
}

function fileNamed(path: string): { name: string; text: string } {
  try {
    return { name: basename(path), text: readFileSync(path, 'utf8') };
  } catch {
    console.error(`There is no file ${path}. Give the path to the reviews.json of your export.`);
    return process.exit(1);
  }
}

if (import.meta.main) {
  const { values, positionals } = argumentsGiven();
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) {
    console.error(`${report(problems)}\nFix these first: nothing was written.`);
    process.exit(1);
  }
  const {
    lines,
    text,
    failed: isFailed,
  } = await run({
    ...values,
    files: positionals.map(fileNamed),
    reviews: readFileSync(homeOf('reviews'), 'utf8'),
    places: placesFrom(rows.municipalities),
    services: servicesFrom(rows.services),
    timezone: rows.business.hours.timezone,
  });
  if (text !== undefined) writeFileSync(homeOf('reviews'), text);
  console[isFailed ? 'error' : 'log'](lines.join('\n'));
  if (isFailed) process.exit(1);
}
