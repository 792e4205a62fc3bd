/**
 * Puts reviews from the owner's export of the business profile into content/reviews.yaml. Where one names no town or service of
 * ours: after =, or for all with --place and --service. Run: npm run content -- reviews reviews.json [--pick 1,4=town/service]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '#lib/suggest.ts';
import { checkContent } from '#validation/check.ts';
import { report } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { diff } from '../../admin/yaml/diff.ts';
import { readExport } from '../../admin/reviews/read.ts';
import { candidates, CannotShow, placesFrom, reviewsIn } from '../../admin/reviews/records.ts';
import { RULES, servicesFrom, withReviews } from '../../admin/reviews/records.ts';
import type { Candidate, Named, Pick } from '../../admin/reviews/records.ts';

export interface Options {
  files: readonly { name: string; text: string }[];
  /** The text of content/reviews.yaml. */
  reviews: string;
  places: readonly Named[];
  services: readonly Named[];
  timezone: string;
  pick?: string;
  place?: string;
  service?: string;
  dry?: boolean;
}

const EXAMPLE = '--pick 1,4=yonkers/basement-cleanout';
const USAGE = `npm run content -- reviews reviews.json lists the reviews of your export, with numbers.
Then: npm run content -- reviews reviews.json ${EXAMPLE}`;

function lineOf({ found, author, quotes, place = 'town?', service = 'service?', problem }: Candidate, at: number) {
  const words = quotes[0] ?? found.words;
  const short = words.length > 70 ? `${words.slice(0, 70)}…` : words;
  const stars = '★'.repeat(found.stars).padEnd(5);
  const language = found.lang === undefined ? '' : ` [${found.lang}]`;
  return `${String(at + 1).padStart(3)}  ${found.date}  ${stars}  ${author}${language}: ${short} (${problem ?? `${place}/${service}`})`;
}

function known(id: string | undefined, all: readonly Named[], kind: string, number: string): string {
  if (id === undefined)
    throw new CannotShow(
      `Review ${number} names no ${kind} of ours. Say which: --pick ${number}=yonkers/basement-cleanout`,
    );
  const ids = all.map((one) => one.id);
  if (ids.includes(id)) return id;
  const [near] = nearest(id, ids);
  throw new CannotShow(`There is no ${kind} "${id}".${near === undefined ? '' : ` Did you mean "${near}"?`}`);
}

/** "4=yonkers/basement-cleanout" → the fourth review, with its town and service */
function pickOf(typed: string, all: readonly Candidate[], options: Options): Pick {
  const [number = '', about = ''] = typed.trim().split('=');
  const candidate = all[Number(number) - 1];
  if (!candidate) throw new CannotShow(`There is no review ${number}: they are numbered from 1 to ${all.length}.`);
  const { found, author, problem } = candidate;
  if (problem !== undefined) throw new CannotShow(`Review ${number} of ${author} cannot be taken: ${problem}.`);
  const [place, service] = about.split('/').map((id) => id || undefined);
  return {
    found,
    place: known(place ?? options.place ?? candidate.place, options.places, 'town', number),
    service: known(service ?? options.service ?? candidate.service, options.services, 'service', number),
  };
}

/** @returns what to print, and the new text of content/reviews.yaml where it is to be written */
export async function run(options: Options): Promise<{ lines: string[]; text?: string }> {
  const { files, reviews, places, services, timezone, pick, dry } = options;
  if (files.length === 0) throw new CannotShow(USAGE);
  const found = files.flatMap(({ name, text }) => readExport(text, name, timezone));
  const all = candidates(found, reviewsIn(reviews), places, services);
  if (pick === undefined)
    return { lines: [...all.map(lineOf), '', `Take the ones you want with their numbers: ${EXAMPLE}`, RULES] };
  const picks = pick.split(',').map((typed) => pickOf(typed, all, options));
  const text = await withReviews(reviews, picks);
  const lines = [diff(reviews, text), ''];
  if (dry) return { lines: [...lines, 'Nothing was written (--dry).'] };
  return { lines: [...lines, `${homeOf('reviews')} is written. Now: npm run content -- launch`], text };
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pick: text, place: text, service: text, dry: { type: 'boolean' } },
  });
  const missing = positionals.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no file ${missing}. Give the path to the reviews.json of your export.`);
  const { rows, problems } = await checkContent(process.cwd());
  if (problems.length > 0) throw new Error(`${report(problems)}\nFix these first.`);
  const { lines, text: after } = await run({
    ...values,
    files: positionals.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') })),
    reviews: readFileSync(homeOf('reviews'), 'utf8'),
    places: placesFrom(rows.municipalities),
    services: servicesFrom(rows.services),
    timezone: rows.business.hours.timezone,
  });
  if (after !== undefined) writeFileSync(homeOf('reviews'), after);
  console.log(lines.join('\n'));
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(`${(error as Error).message}\nNothing was written.`);
    process.exitCode = 1;
  });
