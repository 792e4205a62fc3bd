/** Lighthouse as a phone on a slow connection, beside a page of the usual make. */
import { chromium } from '@playwright/test';
import runLighthouse, { type Result } from 'lighthouse';
import { readContent } from '#validation/read.ts';
import { findChromium } from '../lib/chromium.ts';
import type { Part } from './bench.ts';
import { buildReference } from './reference.ts';
import { serveAsCdn } from './server.ts';

const RUNS = 7;
const DEBUGGING_PORT = 5622;
const REFERENCE = 'reference.bench.example';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse now and then loses the beginning of its own recording; then it looks again. */
const TRIES = 3;

async function look(url: string, onlyCategories: string[]): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await runLighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories,
      // It would load every picture of the page.
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (tries === TRIES) throw new Error(`Lighthouse could not look at ${url}`);
  }
}

/** What is measured in every run, and to how many digits it is told. */
const FIGURES = {
  'first-contentful-paint': { per: 1000, digits: 2 },
  'largest-contentful-paint': { per: 1000, digits: 2 },
  'total-blocking-time': { per: 1, digits: 0 },
  'cumulative-layout-shift': { per: 1, digits: 3 },
  'total-byte-weight': { per: 1000, digits: 0 },
};
type Figure = keyof typeof FIGURES;

const median = (runs: readonly Result[], id: Figure): number =>
  runs
    .map(({ audits }) => (audits[id]?.numericValue ?? NaN) / FIGURES[id].per)
    .toSorted((a, b) => a - b)
    .at(Math.floor(runs.length / 2)) ?? NaN;

/** Looks at pages and the reference in turn, so that what else the machine does falls on all of them. */
async function measured(site: string, paths: readonly string[]): Promise<string[][]> {
  const reference = `https://${REFERENCE}/`;
  const runs = new Map<string, Result[]>([reference, ...paths.map((path) => site + path)].map((url) => [url, []]));
  for (let at = 0; at < RUNS; at += 1)
    for (const [url, results] of runs) results.push(await look(url, ['performance']));
  const usual = runs.get(reference) ?? [];
  const rows: string[][] = [];
  for (const path of paths) {
    const own = runs.get(site + path) ?? [];
    const whole = await look(site + path, CATEGORIES);
    rows.push([
      path,
      ...CATEGORIES.slice(1).map((name) => (100 * (whole.categories[name]?.score ?? NaN)).toFixed(0)),
      ...(Object.keys(FIGURES) as Figure[]).map((id) => median(own, id).toFixed(FIGURES[id].digits)),
      (median(own, 'largest-contentful-paint') / median(usual, 'largest-contentful-paint')).toFixed(2),
      median(usual, 'total-blocking-time').toFixed(0),
    ]);
  }
  return rows;
}

export const lighthouse: Part = {
  title: 'Lighthouse',
  note: `Lighthouse for mobile with its own simulated slow connection and processor, over HTTP/2 and brotli; median of ${RUNS} runs in turn with the reference: words and pictures of our home page made the usual way (\`scripts/bench/reference.ts\`). Goals: three times 100, largest paint at most 0.75 of the reference's, no more blocked than the reference, nothing moved, at most 110 kB.`,
  columns: [
    ...['Page', 'Accessibility', 'Best practices', 'SEO', 'FCP, s', 'LCP, s', 'TBT, ms', 'CLS (0)', 'kB (110)'],
    ...['LCP of the reference’s (0.75)', 'TBT of the reference, ms'],
  ],
  measure: async (paths) => {
    const { host } = new URL(readContent(process.cwd()).rows.business.site);
    const server = await serveAsCdn(5621, { [host]: 'dist', [REFERENCE]: await buildReference() });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`, ...server.chromiumArgs],
    });
    try {
      return await measured(`https://${host}`, paths);
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
