/**
 * Takes a picture of one page of each kind, whole, at 390, 768 and 1440 px into screenshots/: with all its pictures, and the
 * header and the contact bar where they stand in the page. Run after a build: npm run assets -- screenshots [path …]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findChromium } from '../lib/chromium.ts';
import { serve } from '../lib/static-server.ts';
import { pictureName, templates } from '../../e2e/templates.ts';

const WIDTHS = [390, 768, 1440];
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : templates();

/** What follows the reader while she scrolls stands in a whole picture once, where the page has it. */
const UNSTUCK = `
  [data-unstuck='sticky'] { position: static !important; }
  [data-unstuck='fixed'] { position: absolute !important; }
  html, body { scroll-behavior: auto !important; }
  body { position: relative; }
  main * { content-visibility: visible !important; }
`;

/** Scrolls through the page until every picture has come and is drawn, and goes back to its beginning. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { position } = getComputedStyle(element);
      if (position === 'sticky' || position === 'fixed') element.dataset.unstuck = position;
    }
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const shown = [...document.images].filter((image) => {
        const { top, bottom, left, width } = image.getBoundingClientRect();
        // What waits at the right of a row to push sideways never comes.
        return width > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
      });
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map(({ currentSrc, alt }) => currentSrc || alt),
  );
  if (missing.length > 0) console.warn(`${page.url()} has pictures that did not come: ${missing.join(', ')}`);
}

mkdirSync('screenshots', { recursive: true });
const server = await serve(4398);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 900 }, bypassCSP: true });
    for (const path of pages) {
      await page.goto(server.url + path);
      await page.addStyleTag({ content: UNSTUCK });
      await readThrough(page);
      await page.screenshot({ path: `screenshots/${pictureName(path)}-${width}.png`, fullPage: true });
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.stop();
}
console.log(`${pages.length * WIDTHS.length} pictures in screenshots/`);
