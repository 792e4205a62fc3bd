/** Bytes of a first view by kind, before the visitor's first move. */
import { chromium, type Browser } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../lib/chromium.ts';
import { serve } from '../lib/static-server.ts';
import type { Part } from './bench.ts';

const KINDS = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
/** Compressed formats. */
const PACKED = ['font', 'image'];

async function measurePage(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const sizes: Promise<{ kind: string; size: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const pack = (body: Buffer) => (PACKED.includes(kind) ? body : brotliCompressSync(body));
    sizes.push(response.body().then((body) => ({ kind, size: pack(body).length })));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await page.close();
  const sum = (...kinds: string[]) =>
    all.reduce((total, { kind, size }) => total + (kinds.length === 0 || kinds.includes(kind) ? size : 0), 0);
  return [...KINDS.map((kind) => sum(kind)), sum(), all.length].map((figure) => figure.toLocaleString('en-US'));
}

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
      for (const path of paths) rows.push([path, ...(await measurePage(browser, server.url + path))]);
      return rows;
    } finally {
      await browser.close();
      server.stop();
    }
  },
};
