/** Lighthouse as a phone on a slow connection, seven runs a page, beside a page of the usual make. */
import { chromium } from '@playwright/test';
import runLighthouse, { type Result } from 'lighthouse';
import { kindOf, PAGES } from '#model/routes.ts';
import { readContent } from '#model/read.ts';
import { templates } from '../e2e/templates.ts';
import { findChromium } from '../tools/chromium.ts';
import { median, type Part, type Row } from './part.ts';
import { buildReference } from './reference.ts';
import { serveAsCdn } from './server.ts';

const RUNS = 7;
/** Pages that are measured in turn with one reference. */
const AT_A_TIME = 6;
const DEBUGGING_PORT = 5622;
const REFERENCE = 'reference.bench.example';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse now and then loses the beginning of its own recording; what it says then is told, and it looks again. */
const TRIES = 3;

/** @param onlyCategories Lighthouse's names of what it is to look at */
async function run(url: string, onlyCategories: readonly string[]): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await runLighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...onlyCategories],
      // It would load every picture of the page.
      disableFullPageScreenshot: true,
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const reason = `Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`;
    if (tries === TRIES) throw new Error(reason);
    console.log(reason);
  }
}

/** Serves this site and the reference's beside the browser that Lighthouse drives, until all is measured. */
async function* served(reference: string, measure: (site: string) => AsyncIterable<Row>): AsyncIterable<Row> {
  const { host } = new URL(readContent(process.cwd()).rows.business.site);
  const server = await serveAsCdn(5621, { [host]: 'dist', [REFERENCE]: reference });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`, ...server.chromiumArgs],
  });
  try {
    yield* measure(`https://${host}`);
  } finally {
    await browser.close();
    server.stop();
  }
}

/** What is measured in every run. Seconds, milliseconds, kilobytes. */
interface Figures {
  first: number;
  largest: number;
  blocked: number;
  shift: number;
  bytes: number;
}

function figuresOf({ audits }: Result): Figures {
  const read = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    first: read('first-contentful-paint') / 1000,
    largest: read('largest-contentful-paint') / 1000,
    blocked: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    bytes: read('total-byte-weight') / 1000,
  };
}

/** Names of the audits that cost a category points. */
const failed = ({ categories, audits }: Result): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );

const middle = (runs: readonly Figures[], name: keyof Figures) => median(runs.map((one) => one[name]));

/** Measures some pages and the reference in turn, so that what else the machine does falls on all of them. */
async function together(site: string, paths: readonly string[]): Promise<Row[]> {
  const [reference, ...pages] = [`https://${REFERENCE}/`, ...paths.map((path) => site + path)].map((url) => ({
    url,
    runs: [] as Figures[],
  }));
  if (!reference) return [];
  for (let at = 0; at < RUNS; at += 1)
    for (const { url, runs } of [reference, ...pages]) runs.push(figuresOf(await run(url, ['performance'])));
  const rows: Row[] = [];
  for (const [at, { url, runs }] of pages.entries()) {
    const once = await run(url, CATEGORIES);
    rows.push([
      paths[at] ?? '',
      [
        ...CATEGORIES.slice(1).map((name) => (100 * (once.categories[name]?.score ?? NaN)).toFixed(0)),
        middle(runs, 'first').toFixed(2),
        middle(runs, 'largest').toFixed(2),
        (middle(runs, 'largest') / middle(reference.runs, 'largest')).toFixed(2),
        middle(runs, 'blocked').toFixed(0),
        middle(reference.runs, 'blocked').toFixed(0),
        middle(runs, 'shift').toFixed(3),
        middle(runs, 'bytes').toFixed(0),
        failed(once).join(', '),
      ],
    ]);
  }
  return rows;
}

/** Eight templates: what most visitors see first, and the longest of each kind of place, service and guide. */
const measuredPages = (): string[] => [
  ...[PAGES.welcome, PAGES.home, PAGES.pricing, PAGES.items],
  ...['towns', 'municipalities', 'services', 'guides'].flatMap(
    (kind) => templates({ shortest: false }).findLast((path) => kindOf(path) === kind) ?? [],
  ),
];

export const lighthouse: Part = {
  title: 'Lighthouse',
  note: `Lighthouse for mobile with its own simulated slow connection and processor, over HTTP/2 and brotli; median of ${RUNS} runs, some pages in turn with the reference: words and pictures of our home page made the usual way (\`bench/reference.ts\`). Goals: four times 100 (a page marked noindex cannot reach that for search engines), largest paint at most 0.75 of the reference's, no more blocked than the reference, nothing moved, at most 110 kB.`,
  columns: [
    'Page',
    'Accessibility',
    'Best practices',
    'SEO',
    'FCP, s',
    'LCP, s',
    'of the reference (0.75)',
    'TBT, ms',
    'of the reference, ms',
    'CLS (0)',
    'kB (110)',
    'Complaints',
  ],
  async *measure(only) {
    const paths = only.length > 0 ? only : measuredPages();
    yield* served(await buildReference(), async function* (site) {
      for (let at = 0; at < paths.length; at += AT_A_TIME) yield* await together(site, paths.slice(at, at + AT_A_TIME));
    });
  },
};
