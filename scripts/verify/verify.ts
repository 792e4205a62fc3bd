/** Asks a live site whether it is what was built, and says so in a table. */
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { RECORD, type BuildRecord } from '#build/build-record.ts';
import { today } from '#lib/dates.ts';
import { table } from '../lib/markdown-table.ts';
import { asking } from './ask.ts';
import { liveRecord, ownRecord, whatWasBuilt } from './built.ts';
import { CHECKS, filesNamed, type Check, type Finding, type Visit } from './checks.ts';
import { certificateOf, judgeCertificate, judgeWayFromHttp } from './secure.ts';

export interface Row extends Finding {
  check: string;
  remedy: string;
}

interface Options {
  /** The project's folder. */
  root: string;
  /** True for a site that search engines must not list. */
  preview?: boolean;
  /** Year-month-day. */
  day?: string;
  /** For so many seconds the site may still be an earlier one: a deploy takes a while to be everywhere. */
  wait?: number;
  /** The address without https; the live one's own, where it has no port. */
  plain?: string;
}

/** Milliseconds from one look at what is live to the next. */
const PAUSE = 2000;
/** As many faults as a row names. */
const NAMED = 4;

/**
 * @param address any address of the site
 * @returns its origin, without a slash at the end
 * @throws Error for what is no address
 */
export function siteAt(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `"${address}" is no address of a site. Write it with https://, as in: npm run deploy -- --verify https://www.example.com`,
    );
  return url.origin;
}

/** @returns a row for each check, in their order */
export async function rowsOf(visit: Visit, checks: readonly Check[] = CHECKS): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, remedy, look } of checks) {
    const finding = await Promise.resolve(look(visit)).catch((error: unknown) => ({
      good: '',
      faults: [error instanceof Error ? error.message.replace(/\.$/, '') : String(error)],
    }));
    rows.push({ check: name, remedy, ...finding });
  }
  return rows;
}

function secureChecks(live: string, plain: string | undefined): Check[] {
  const url = new URL(live);
  const name = 'Certificate';
  if (url.protocol !== 'https:')
    return [{ name, remedy: '', look: () => ({ good: 'the address is without https', faults: [], skipped: true }) }];
  return [
    {
      name,
      remedy: 'Look at the certificate at the host: it should renew itself a month before its end',
      look: async ({ today }) => judgeCertificate(await certificateOf(url), today),
    },
    {
      name: 'From http to https',
      remedy: 'Turn it on at the host ("Always use HTTPS")',
      look: () =>
        url.port !== '' && plain === undefined
          ? { good: 'the address has a port of its own', faults: [], skipped: true }
          : judgeWayFromHttp(live, plain ?? `http://${url.host}`),
    },
  ];
}

/** @returns the live site's record: that of the build in dist/ as soon as it is there, or whatever there is in the end */
async function awaited(live: string, root: string, wait: number): Promise<BuildRecord> {
  const own = ownRecord(root);
  const until = performance.now() + wait * 1000;
  for (;;) {
    const last = performance.now() >= until;
    try {
      const record = liveRecord(live, await asking(live)(RECORD));
      if (last || !own || isDeepStrictEqual(record, own)) return record;
    } catch (error) {
      if (last) throw error;
    }
    await setTimeout(PAUSE);
  }
}

/**
 * @param live as siteAt gives it
 * @throws Error with a sentence when the site does not answer, or is none of ours
 */
export async function verify(
  live: string,
  { root, preview = false, day = today(), wait = 0, plain }: Options,
): Promise<Row[]> {
  const answered = await awaited(live, root, wait);
  const ask = asking(live);
  const built = whatWasBuilt(root, answered, ownRecord(root) ? {} : await filesNamed(ask), preview);
  const visit = { ask, built, live, preview, today: day };
  return rowsOf(visit, [...CHECKS, ...secureChecks(live, plain)]);
}

/** What a table's cell may hold: one line, without the sign that ends it. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

export const failed = (rows: readonly Row[]): Row[] => rows.filter(({ faults }) => faults.length > 0);

/** The rows as a Markdown table, failed ones with what to do. */
export function tableOf(rows: readonly Row[]): string {
  const more = (faults: string[]) => (faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : []);
  return table(
    ['check', 'result', 'what to do'],
    rows.map(({ check, good, faults, remedy, skipped }) =>
      faults.length === 0
        ? [check, cell(skipped ? `– not asked: ${good}` : `✓ ${good}`), '']
        : [check, `✗ ${cell([...faults.slice(0, NAMED), ...more(faults)].join('; '))}`, remedy],
    ),
    'words',
  );
}

/** The table below a line that says what it comes to. */
export function markdownOf(live: string, rows: readonly Row[]): string {
  const count = failed(rows).length;
  const sum = count === 0 ? 'is what was built' : `fails ${count} of ${rows.length} checks`;
  return `${live} ${sum}.\n\n${tableOf(rows)}\n`;
}
