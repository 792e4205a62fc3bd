/** Lighthouse as a phone on a slow connection, three runs a page. */
import { chromium } from '@playwright/test';
import runLighthouse, { type Result } from 'lighthouse';
import { templates } from '../e2e/templates.ts';
import { findChromium } from '../tools/chromium.ts';
import { serve } from '../tools/serve.ts';
import { median, type Part } from './part.ts';

const RUNS = 3;
const DEBUGGING_PORT = 5622;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = { 'first-contentful-paint': 1000, 'largest-contentful-paint': 1000, 'total-blocking-time': 1 } as const;

async function run(url: string): Promise<Result> {
  const result = await runLighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return result.lhr;
}

/** Names of the audits that cost a category points in every run. */
const failed = (runs: Result[]): string[] =>
  CATEGORIES.flatMap((category) =>
    (runs[0]?.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && runs.every(({ audits }) => (audits[id]?.score ?? 1) < 0.9))
      .map(({ id }) => id),
  );

export const lighthouse: Part = {
  title: 'Lighthouse',
  note: `Lighthouse for mobile with its own simulated slow connection and processor, against the CDN's local runtime; median of ${RUNS} runs. The goal: four times 100, first paint within 1.0 s, largest within 1.2 s, nothing blocked, nothing moved. A page marked noindex cannot reach 100 for search engines.`,
  columns: [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'FCP, s',
    'LCP, s',
    'TBT, ms',
    'CLS',
    'Complaints',
  ],
  async *measure(only) {
    const server = await serve(5621);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING_PORT}`],
    });
    try {
      for (const path of only.length > 0 ? only : templates()) {
        const runs: Result[] = [];
        for (let at = 0; at < RUNS; at += 1) runs.push(await run(server.url + path));
        const middle = (read: (result: Result) => number | null | undefined) =>
          median(runs.map((one) => read(one) ?? NaN));
        yield [
          path,
          [
            ...CATEGORIES.map((name) => (100 * middle(({ categories }) => categories[name]?.score)).toFixed(0)),
            ...Object.entries(TIMES).map(([name, unit]) =>
              (middle(({ audits }) => audits[name]?.numericValue) / unit).toFixed(unit === 1 ? 0 : 2),
            ),
            middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue).toFixed(3),
            failed(runs).join(', '),
          ],
        ];
      }
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
