/** What visitors do, in Firefox and WebKit; Playwright's tests cover Chromium. As root it installs missing browsers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsBuild } from '#build/build-record.ts';
import { serve } from '../../scripts/lib/static-server.ts';
import { firefox, installBrowsers, webkit } from './browsers.ts';
import { goOffline, JOURNEYS } from './journeys.ts';
import { pageOf, type Page } from './page.ts';

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
  afterAll(async () => {
    await page.close();
    server.stop();
  });

  it.each(Object.entries(JOURNEYS))('%s', async (_name, journey) => {
    await page.resize(1280, 900);
    await journey(page);
    expect(await page.evaluate('location.origin')).toBe(server.url);
  });

  it('without a connection', () =>
    goOffline(page, async () => {
      server.stop();
      while (await fetch(server.url).then(Boolean, () => false));
    }));
});
