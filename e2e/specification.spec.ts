/** What the owner's specification asks of running pages, with its own numbers; what is built is in specification.dist.test.ts. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths } from '#pages.ts';
import { move, settled, stopClock, timePasses, wake } from './browser.ts';

test('the header stays in view, with a phone button, at every width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const call = page.getByRole('banner').locator('a.button[href^="tel:"]');
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(call, String(width)).toBeInViewport({ ratio: 1 });
    await expect(call, String(width)).toHaveAccessibleName(/\d{3}-\d{4}/);
    const { width: wide = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(Math.min(wide, height), String(width)).toBeGreaterThanOrEqual(44);
  }
});

test('F8 focuses the notification area, before the first notice too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.locator('.toasts')).not.toBeFocused();
});

test('no framework code and no late styles load before the first move', { tag: '@desktop' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(paths.home);
  await settled(page);
  await page.clock.runFor(60_000);
  await settled(page);
  // The page's own scripts and their imports; site.dist.test.ts limits their size. Late styles hold for print, and block
  // nothing.
  const named = await page
    .locator('script[src], link[media=print]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? ''));
  const imported = named
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => [...readFileSync(`dist${path}`, 'utf8').matchAll(/from ?[`"]\.(\/[\w.-]+\.js)/g)])
    .map(([, name = '']) => `/_astro${name}`);
  const late = () =>
    requested.filter((path) => /^\/_astro\/.*\.(js|css)$/.test(path) && ![...named, ...imported].includes(path));
  expect(late()).toEqual([]);
  await wake(page);
  await expect.poll(() => late().some((path) => path.endsWith('.js'))).toBe(true);
  await expect(page.locator('#late')).not.toHaveAttribute('media');
});

test('late styles come in an idle callback of 2,000 ms', { tag: '@desktop' }, async ({ page }) => {
  const timeouts: (number | undefined)[] = [];
  await page.exposeFunction('idleFor', (timeout?: number) => timeouts.push(timeout));
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) => {
      (window as unknown as { idleFor: (timeout?: number) => void }).idleFor(options?.timeout);
      return idle(run, options);
    };
  });
  await page.goto(paths.about);
  expect(timeouts).toEqual([]);
  await move(page);
  await expect.poll(() => timeouts[0]).toBe(2000);
});

test('nothing is requested twice: by time, by focus, or after an error', { tag: '@desktop' }, async ({ page }) => {
  let times = 0;
  await page.route('**/api/zip/*.json', (route) => {
    times += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await stopClock(page);
  await page.goto(`${paths.zips}?zip=10701`);
  await move(page);
  await timePasses(page, () => expect(page.locator('.ask-found')).toContainText('didn’t load', { timeout: 100 }));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(60_000);
  expect(times).toBe(1);
});
