/**
 * How long pages keep the processor from the very beginning. Lighthouse's total counts from the first paint on, so a page
 * that shows early is charged for what another does before it shows anything.
 */
import type { Result } from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE, RUNS, run, served } from './lighthouse.ts';
import { median, type Part, type Row } from './part.ts';
import { buildReference } from './reference.ts';

/** One of each kind that is visited much, and the longest. */
const PATHS = ['/', '/pricing', '/yonkers', '/services/garage-cleanout', '/gallery', '/what-we-take', '/privacy'];
const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>A line';
/** A task of this many milliseconds blocks nobody. */
const SHORT = 50;

/** @returns milliseconds that long tasks last beyond that, from the first byte on */
function blockedInAll({ audits }: Result): number {
  const details = audits['long-tasks']?.details;
  const tasks = details?.type === 'table' ? details.items : [];
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, Number(duration) - SHORT), 0);
}

export const blocking: Part = {
  title: 'Blocking',
  note: `The same phone, median of ${RUNS} runs in turn. An empty page, which holds one line, is what the browser itself costs: no page can do better. Goal: in all no more than the reference.`,
  columns: ['Page', 'First paint, s', 'Blocked after it (TBT), ms', 'Blocked in all, ms'],
  async *measure(only) {
    const folder = await buildReference();
    writeFileSync(join(folder, 'empty.html'), EMPTY);
    yield* served(folder, async function* (site): AsyncIterable<Row> {
      const pages = [
        { name: 'an empty page', url: `https://${REFERENCE}/empty.html` },
        { name: 'the reference', url: `https://${REFERENCE}/` },
        ...(only.length > 0 ? only : PATHS).map((path) => ({ name: path, url: site + path })),
      ].map((page) => ({ ...page, runs: [] as Result[] }));
      for (let at = 0; at < RUNS; at += 1)
        for (const { url, runs } of pages) runs.push(await run(url, ['performance']));
      const middle = (runs: Result[], id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? NaN));
      for (const { name, runs } of pages)
        yield [
          name,
          [
            (middle(runs, 'first-contentful-paint') / 1000).toFixed(2),
            middle(runs, 'total-blocking-time').toFixed(0),
            median(runs.map(blockedInAll)).toFixed(0),
          ],
        ];
    });
  },
};
