/** What a first view costs in bytes, by kind, before the visitor's first move. */
import { chromium } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../lib/chromium.ts';
import { serve } from '../lib/static-server.ts';
import type { Part } from './bench.ts';

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
/** Packed already. */
const PACKED = new Set(['font', 'image']);

export const bytes: Part = {
  title: 'Bytes of a first view',
  note: 'On a phone, 390 px wide at twice the density, until the network is still and before the first move. Texts in brotli 11.',
  columns: [
    ...['Page', 'HTML (20,480; long lists 46,080)', 'CSS', 'JavaScript', 'Fonts', 'Pictures'],
    ...['All (110,000)', 'Requests'],
  ],
  measure: async (paths) => {
    const server = await serve(5621);
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const rows: string[][] = [];
      for (const path of paths) {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
        const weights: Promise<{ kind: string; size: number }>[] = [];
        page.on('response', (response) => {
          const kind = response.request().resourceType();
          const size = response.body().then((body) => (PACKED.has(kind) ? body : brotliCompressSync(body)).length);
          weights.push(size.then((size) => ({ kind, size })));
        });
        await page.goto(server.url + path, { waitUntil: 'networkidle' });
        const all = await Promise.all(weights);
        await page.close();
        const sum = (kind?: string) =>
          all.reduce((total, one) => (kind && one.kind !== kind ? total : total + one.size), 0).toLocaleString('en-US');
        rows.push([path, ...KINDS.map((kind) => sum(kind)), sum(), String(all.length)]);
      }
      return rows;
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
