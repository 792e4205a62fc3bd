/** What the owner's specification asks of running pages, with its own numbers; what is built is in specification.dist.test.ts. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { move, stopClock, timePasses, wake } from './waiting.ts';

test('the header stays in view, with a phone button, at every width', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.home);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const call = page.getByRole('banner').locator('a.button[href^="tel:"]');
    await expect(call, String(width)).toBeInViewport({ ratio: 1 });
    await expect(call, String(width)).toHaveAccessibleName(/\d{3}-\d{4}/);
    const { width: wide = 0, height = 0 } = (await call.boundingBox()) ?? {};
    expect(Math.min(wide, height), String(width)).toBeGreaterThanOrEqual(44);
  }
});

test('F8 focuses the notification area, before the first notice too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(paths.about);
  await page.keyboard.press('F8');
  const area = page.locator('.toasts');
  await expect(area).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notices (F8)' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(area).not.toBeFocused();
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
});

test.describe('constants', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 1000 } });

  const copies = async (page: Page) => {
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await timePasses(page, () => expect(page.locator('.toast[data-state=open]')).toBeVisible({ timeout: 100 }));
    // Where no pointer holds it.
    await page.mouse.move(5, 5);
  };

  test('a notice stays 5,000 ms and goes with a swipe of more than 50 px to the right', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await copies(page);
    const notice = page.locator('.toast[data-state=open]');
    await page.clock.runFor(4800);
    await expect(notice).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(notice).toHaveCount(0);
    for (const [by, left] of [
      [45, 1],
      [55, 0],
    ] as const) {
      await copies(page);
      const { x, y } = (await notice.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 20 + by, y + 20, { steps: 5 });
      await page.mouse.up();
      await expect(notice, `${by} px`).toHaveCount(left);
    }
  });

  test('a tooltip stands 4 px from its trigger', async ({ page }) => {
    await page.goto(paths.welcome);
    await wake(page);
    const trigger = page.locator('.tip').first();
    await trigger.hover();
    const tip = page.locator('.tooltip');
    await expect(tip).toBeVisible();
    const [above, below] = [await tip.boundingBox(), await trigger.boundingBox()];
    const gap = (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.abs(gap - 4)).toBeLessThan(1);
  });

  test('late styles come in an idle callback of 2,000 ms, after the first move', async ({ page }) => {
    const asked: (number | undefined)[] = [];
    await page.exposeFunction('idleFor', (timeout?: number) => asked.push(timeout));
    await page.addInitScript(() => {
      const idle = window.requestIdleCallback.bind(window);
      window.requestIdleCallback = (run, options) => {
        (window as unknown as { idleFor: (timeout?: number) => void }).idleFor(options?.timeout);
        return idle(run, options);
      };
    });
    await page.goto(paths.about);
    expect(asked).toEqual([]);
    await move(page);
    await expect.poll(() => asked[0]).toBe(2000);
  });

  test('what was read is not asked for again: not by time, nor by a return to the window, nor after an error', async ({
    page,
  }) => {
    let times = 0;
    await page.route('**/api/zip/*.json', (route) => {
      times += 1;
      return route.fulfill({ status: 500, body: 'broken' });
    });
    await page.goto(`${paths.zips}?zip=10701`);
    await wake(page);
    await expect(page.locator('.finder-answer')).toContainText('didn’t load');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await page.waitForTimeout(1500);
    expect(times).toBe(1);
  });
});
