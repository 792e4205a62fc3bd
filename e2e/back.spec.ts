/** The way back: every page is kept whole by the browser's own cache (bfcache), so that it comes at once and as it was left. */
import { expect, test } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { PAGES } from '#model/routes.ts';
import { templates } from './templates.ts';

// Playwright switches that cache off.
test.use({
  launchOptions: { ...playwright.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

declare global {
  interface Window {
    /** Whether the page has come back as it was left. */
    restored?: boolean;
  }
}

test('every page comes back as it was left, with its islands awake', { tag: '@once' }, async ({ page }) => {
  for (const path of templates({ shortest: false })) {
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        window.restored = persisted;
      });
    });
    await page.goto(path === PAGES.about ? PAGES.contact : PAGES.about);
    // A page that is restored loads nothing.
    await page.goBack({ waitUntil: 'commit' });
    expect.soft(await page.evaluate(() => window.restored), path).toBe(true);
  }
});
