/** Lighthouse as a phone on a slow connection, seven runs a page, beside a page of the usual make. */
import { chromium } from '@playwright/test';
import runLighthouse, { type Result } from 'lighthouse';
import { templates } from '../e2e/templates.ts';
import { findChromium } from '../tools/chromium.ts';
import { startSecureNginx } from '../tools/hosts.ts';
import { median, type Part } from './part.ts';
import { buildReference } from './reference.ts';

const RUNS = 7;
const DEBUGGING_PORT = 5622;
const REFERENCE = 'reference.bench.example';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function run(url: string, onlyCategories: readonly string[]): Promise<Result> {
  const result = await runLighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
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

export const lighthouse: Part = {
  title: 'Lighthouse',
  note: `Lighthouse for mobile with its own simulated slow connection and processor, against nginx with \`deploy/nginx.conf\`, HTTP/2 and brotli; median of ${RUNS} runs, each page in turn with the reference: words and pictures of our home page made the usual way (\`bench/reference.ts\`). Goals: four times 100 (a page marked noindex cannot reach that for search engines), largest paint at most 0.72 of the reference's, no more blocked than the reference, nothing moved, at most 110 kB.`,
  columns: [
    'Page',
    'Accessibility',
    'Best practices',
    'SEO',
    'FCP, s',
    'LCP, s',
    'of the reference (0.72)',
    'TBT, ms',
    'of the reference, ms',
    'CLS (0)',
    'kB (110)',
    'Complaints',
  ],
  async *measure(only) {
    const server = await startSecureNginx(5621, { [REFERENCE]: await buildReference() });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`, ...server.chromiumArgs],
    });
    try {
      for (const path of only.length > 0 ? only : templates()) {
        const [ours, theirs]: [Figures[], Figures[]] = [[], []];
        const once = await run(server.url + path, CATEGORIES);
        for (let at = 0; at < RUNS; at += 1) {
          ours.push(figuresOf(await run(server.url + path, ['performance'])));
          theirs.push(figuresOf(await run(`https://${REFERENCE}/`, ['performance'])));
        }
        yield [
          path,
          [
            ...CATEGORIES.slice(1).map((name) => (100 * (once.categories[name]?.score ?? NaN)).toFixed(0)),
            middle(ours, 'first').toFixed(2),
            middle(ours, 'largest').toFixed(2),
            (middle(ours, 'largest') / middle(theirs, 'largest')).toFixed(2),
            middle(ours, 'blocked').toFixed(0),
            middle(theirs, 'blocked').toFixed(0),
            middle(ours, 'shift').toFixed(3),
            middle(ours, 'bytes').toFixed(0),
            failed(once).join(', '),
          ],
        ];
      }
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
