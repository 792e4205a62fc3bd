/** What visitors do, in Firefox and WebKit; Playwright's tests cover Chromium. As root it installs missing browsers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdsBuild } from '#build/build-record.ts';
import { serve } from '../../scripts/lib/static-server.ts';
import { soughtService } from '../content.ts';
import { firefox, installBrowsers, webkit } from './browsers.ts';
import { at, first, hasText, KEYS, pageOf, visible, type Page } from './page.ts';

beforeAll(() => {
  if (!holdsBuild()) throw new Error('There is no built site. Run npm run build first.');
  installBrowsers();
}, 600_000);

describe.each([
  ['Firefox', 5602, firefox],
  ['WebKit', 5603, webkit],
] as const)('in %s', (_, port, launch) => {
  let page: Page;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(port);
    page = pageOf(await launch(), server.url);
  });
  beforeEach(() => page.resize(1280, 900));
  afterAll(async () => {
    await page.close();
    server.stop();
  });

  it('the menu of a small screen', async () => {
    await page.resize(390, 844);
    await page.open('/home');
    await page.click('details.menu summary');
    await page.until(`${visible('details.menu a[href="/pricing"]')} && !${first('astro-island[ssr] details.menu')}`);
    await page.press(KEYS.escape);
    await page.until(`!${first('details.menu')}.open`);
    await page.click('details.menu summary');
    await page.click('details.menu a[href="/pricing"]');
    await page.until(at('/pricing'));
  });

  it('the search', async () => {
    await page.open('/search');
    const { service, words } = soughtService();
    await page.type('#q', words);
    await page.until(visible(`search a[href="${service.path}"]`));
    await page.until(`new URLSearchParams(location.search).get('q') === ${JSON.stringify(words)}`);
  });

  it('the first click on a choice', async () => {
    await page.open('/pricing');
    await page.click('.presets button');
    await page.until(visible('.ask-list .price'));
    await page.open('/contact');
    await page.click('main [data-copy*="@"]');
    await page.until(visible('.toast'));
  });

  it('the before and after slider', async () => {
    const edge = (value: string) => `${first('[data-compare]')}.style.getPropertyValue('--edge') === '${value}'`;
    await page.open('/gallery');
    await page.click('[data-compare] [data-show="0"]');
    await page.until(`${edge('0')} && ${first('[data-compare] input')}.value === '0'`);
    await page.evaluate(`${first('[data-compare] input')}.focus()`);
    await page.press(KEYS.right);
    await page.until(edge('0.01'));
  });

  // Last, because the server stops.
  it('what the browser saved opens without a connection', async () => {
    await page.open('/about');
    await page.click('h1');
    await page.until('navigator.serviceWorker.controller?.state === "activated"');
    server.stop();
    while (await fetch(server.url).then(Boolean, () => false));
    await page.click('footer a[href="/contact"]');
    await page.until(hasText('main', 'the copy your browser saved'));
    await page.click('footer a[href="/reviews"]');
    await page.until(hasText('h1', 'offline'));
    expect(await page.evaluate('location.origin')).toBe(server.url);
  });
});
