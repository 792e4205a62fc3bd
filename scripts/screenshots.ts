/** Photographs one page of each kind at 390, 768 and 1440 px into screenshots/. Run: npm run screenshots [path …] */
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { serve } from './serve.ts';
import { pictureName, TEMPLATES } from '../e2e/templates.ts';

const WIDTHS = [390, 768, 1440];
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : TEMPLATES;

mkdirSync('screenshots', { recursive: true });
const server = await serve(4398);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } });
    for (const path of pages) {
      await page.goto(server.url + path);
      // Lazy pictures load as they come into view.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
        scrollTo(0, 0);
      });
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `screenshots/${pictureName(path)}-${width}.png`, fullPage: true });
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.stop();
}
console.log(`${pages.length * WIDTHS.length} pictures in screenshots/`);
