/** What visitors do, written once for every engine. */
import { soughtService } from '../content.ts';
import { at, first, hasText, KEYS, visible, type Page } from './page.ts';

export const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'the menu of a small screen': async (page) => {
    await page.resize(390, 844);
    await page.open('/home');
    await page.click('details.menu summary');
    await page.until(`${visible('details.menu a[href="/pricing"]')} && !${first('astro-island[ssr] details.menu')}`);
    await page.press(KEYS.escape);
    await page.until(`!${first('details.menu')}.open`);
    await page.click('details.menu summary');
    await page.click('details.menu a[href="/pricing"]');
    await page.until(at('/pricing'));
  },
  'the search': async (page) => {
    await page.open('/search');
    const { service, words } = soughtService();
    await page.type('#q', words);
    await page.until(visible(`search a[href="${service.path}"]`));
    await page.until(`new URLSearchParams(location.search).get('q') === ${JSON.stringify(words)}`);
  },
  'the first click on a choice': async (page) => {
    await page.open('/what-we-take');
    await page.click('.filter [value=no]');
    await page.until(`${visible('li[data-answer=no]')} && !${visible('li[data-answer=yes]')}`);
    await page.until(`${first('.filter [value=no]')}.checked`);
    await page.open('/pricing');
    await page.click('.presets button');
    await page.until(visible('.estimator-result .price'));
    await page.open('/contact');
    await page.click('main [data-copy*="@"]');
    await page.until(visible('.toast'));
  },
  'the before and after slider': async (page) => {
    const edge = (value: string) => `${first('[data-compare]')}.style.getPropertyValue('--edge') === '${value}'`;
    await page.open('/gallery');
    await page.click('[data-compare] [data-show="0"]');
    await page.until(`${edge('0')} && ${first('[data-compare] input')}.value === '0'`);
    await page.evaluate(`${first('[data-compare] input')}.focus()`);
    await page.press(KEYS.right);
    await page.until(edge('0.01'));
  },
};

/** Comes last: the server stops, and pages that the browser saved still open. */
export async function goOffline(page: Page, stopServer: () => Promise<void>): Promise<void> {
  await page.open('/about');
  await page.click('h1');
  await page.until('navigator.serviceWorker.controller?.state === "activated"');
  await stopServer();
  await page.click('footer a[href="/contact"]');
  await page.until(hasText('main', 'the copy your browser saved'));
  await page.click('footer a[href="/reviews"]');
  await page.until(hasText('h1', 'offline'));
}
