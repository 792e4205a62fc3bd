/**
 * Takes a picture of one page of each kind, from top to bottom, at 390, 768 and 1440 px, into screenshots/. Needs a build.
 * Run: npm run assets -- screenshots [path …]
 */
import { chromium } from '@playwright/test';
import { pictureName, templates } from '../../e2e/templates.ts';
import { findChromium } from '../lib/chromium.ts';
import { freePort } from '../lib/free-port.ts';
import { runMain } from '../lib/run-main.ts';
import { serve } from '../lib/static-server.ts';

const WIDTHS = [390, 768, 1440];

/** Loads all pictures, and puts what follows the reader while scrolling in one place. */
async function settle(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position === 'sticky') element.style.setProperty('position', 'static', 'important');
    if (position === 'fixed') element.style.setProperty('position', 'absolute', 'important');
    element.style.contentVisibility = 'visible';
  }
  document.body.style.position = 'relative';
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled(
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
  );
  await document.fonts.ready;
}

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const paths = wanted.length > 0 ? wanted : templates();
  const server = await serve(await freePort(4398));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const width of WIDTHS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true });
      for (const path of paths) {
        const answer = await page.goto(server.url + path);
        if (!answer?.ok()) throw new Error(`The build has no page ${path}.`);
        await page.evaluate(settle);
        await page.screenshot({ path: `screenshots/${pictureName(path)}-${width}.png`, fullPage: true });
      }
      await page.close();
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(`${paths.length * WIDTHS.length} pictures in screenshots/`);
});
