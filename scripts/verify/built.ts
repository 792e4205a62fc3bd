/** What a live site should be: the build in dist/, or, without one, what the site itself says it is. */
import { existsSync, readFileSync } from 'node:fs';
import { hashesOf, isBuildRecord, RECORD, type BuildRecord, type FileHashes } from '#build/build-record.ts';
import { redirectLines } from '#build/redirects.ts';
import { dollars } from '#lib/money.ts';
import { redirectsOf } from '#business/linking/redirects.ts';
import { report } from '#business/problem.ts';
import { readContent } from '#validation/read.ts';
import { readRules, type Rules } from '../lib/host-rules.ts';
import type { Answer } from './ask.ts';

export interface Built {
  record: BuildRecord;
  /** What is served, by address; what the site itself names in its sitemaps has no hash. */
  files: FileHashes;
  /** Where the record was read. */
  from: 'dist' | 'live';
  /** What the CDN is told about headers and redirects. */
  rules: Rules;
  /** True when the site must have the list of earlier builds' files, which a deploy writes. */
  deployed: boolean;
  /** As in content/business.yaml: "+19145550149". */
  phone: string;
  /** The first of content/pricing.yaml: "$149". */
  price: string;
}

/** @returns undefined where the text is none */
export function parsedRecord(text: string): BuildRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isBuildRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What a host that knows nothing of us says to every question. */
const isPage = ({ headers }: Answer): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * @param live the site's address, for what is said of it
 * @param answer what it answered when asked for its record
 * @throws Error with a sentence for someone who may have mistaken the address, when there is no record
 */
export function liveRecord(live: string, answer: Answer): BuildRecord {
  const record = answer.status === 200 ? parsedRecord(answer.body.toString()) : undefined;
  if (record) return record;
  if (answer.status === 200 && isPage(answer))
    throw new Error(
      `${live}${RECORD} is a page, where the record of a build should be: this host answers whatever it is asked. Look at the address, and at which project the domain belongs to.`,
    );
  throw new Error(
    `${live}${RECORD} ${answer.status === 200 ? 'is not the record that a build writes' : `answers ${answer.status}`}: this site, or this state of it, is not there. Look at the address, or deploy.`,
  );
}

/** @returns what the build in dist/ says of itself; undefined where there is none */
export function ownRecord(root: string): BuildRecord | undefined {
  const file = `${root}/dist${RECORD}`;
  return existsSync(file) ? parsedRecord(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param root the project's folder
 * @param answered the live site's record, which counts where dist/ has none
 * @param listed what the live site's sitemaps name, where dist/ has nothing
 * @param preview true for a site that no deploy was made to
 * @throws Error when content/ cannot be read
 */
export function whatWasBuilt(root: string, answered: BuildRecord, listed: FileHashes, preview: boolean): Built {
  const { rows, problems } = readContent(root);
  if (problems.length > 0) throw new Error(report(problems));
  const dist = `${root}/dist`;
  const own = ownRecord(root);
  const text = (file: string) => readFileSync(file, 'utf8');
  return {
    record: own ?? answered,
    files: own ? hashesOf(`${dist}/`) : listed,
    from: own ? 'dist' : 'live',
    rules: own
      ? readRules(text(`${dist}/_headers`), text(`${dist}/_redirects`))
      : readRules(text(`${root}/public/_headers`), redirectLines(redirectsOf(rows))),
    deployed: own ? existsSync(`${dist}/assets.json`) : !preview,
    phone: rows.business.phone,
    price: dollars(rows.pricing.steps[0]?.price ?? 0),
  };
}
