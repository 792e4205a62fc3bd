/** Lighthouse as a phone on a slow connection, beside a reference page. */
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
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Lighthouse sometimes loses the beginning of its own recording; then it is asked again. */
async function look(url: string, onlyCategories: string[], tries = 3): Promise<Result> {
  // The screenshot of the whole page would load every picture.
  const options = { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true } as const;
  const result = await runLighthouse(url, options);
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (tries === 1) throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  return look(url, onlyCategories, tries - 1);
}

/** Figures of each run, their units and digits. */
const FIGURES = {
  'first-contentful-paint': { per: 1000, digits: 2 },
  'largest-contentful-paint': { per: 1000, digits: 2 },
  'total-blocking-time': { per: 1, digits: 0 },
  'cumulative-layout-shift': { per: 1, digits: 3 },
  'total-byte-weight': { per: 1000, digits: 0 },
};
type Figure = keyof typeof FIGURES;

function median(runs: readonly Result[], id: Figure): number {
  const values = runs.map(({ audits }) => (audits[id]?.numericValue ?? NaN) / FIGURES[id].per);
  return values.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? NaN;
}

/** Pages and the reference take turns, so that what else the machine does slows all of them. */
async function measure(site: string, paths: readonly string[]): Promise<string[][]> {
  const reference: Result[] = [];
  const pages = paths.map((path) => ({ path, runs: [] as Result[] }));
  for (let run = 0; run < RUNS; run += 1) {
    reference.push(await look(`https://${REFERENCE}/`, ['performance']));
    for (const { path, runs } of pages) runs.push(await look(site + path, ['performance']));
  }
  const rows: string[][] = [];
  for (const { path, runs } of pages) {
    const { categories } = await look(site + path, CATEGORIES);
    const paint = median(runs, 'largest-contentful-paint') / median(reference, 'largest-contentful-paint');
    rows.push([
      path,
      ...CATEGORIES.map((name) => (100 * (categories[name]?.score ?? NaN)).toFixed(0)),
      ...(Object.keys(FIGURES) as Figure[]).map((id) => median(runs, id).toFixed(FIGURES[id].digits)),
      paint.toFixed(2),
      median(reference, 'total-blocking-time').toFixed(0),
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
      return await measure(`https://${host}`, paths);
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
