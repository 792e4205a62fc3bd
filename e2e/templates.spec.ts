/** What holds on every kind of page, on a wide screen and on a phone; one visit a page. */
import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '#model/routes.ts';
import { axe } from './accessibility.ts';
import { templates } from './templates.ts';
import { settled } from './waiting.ts';

declare global {
  interface Window {
    /** How far things have moved by themselves, as the browser counts it. */
    shift: number;
  }
}

/** Collects what the page tells the console as an error, throws, or asks of another host. */
function faultsOf(page: Page, path: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // The page for what is not there comes with that status, which the browser reports.
    const own = path === PAGES.notFound && message.text().includes('404');
    if (message.type() === 'error' && !own) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') faults.push(`asks ${request.url()}`);
  });
  return faults;
}

const whole = templates({ shortest: false });
for (const path of templates()) {
  // What a short page leaves out is left out on every screen; the small one shows it best.
  const tag = whole.includes(path) ? [] : '@phone';
  test(
    `${path}: no error, nothing from elsewhere, nothing moves or sticks out, nothing for axe`,
    { tag },
    async ({ page, isMobile }) => {
      const faults = faultsOf(page, path);
      await page.addInitScript(() => {
        window.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await settled(page);
      expect.soft(await axe(page), 'axe').toEqual([]);
      const [overflow, shift] = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return [document.documentElement.scrollWidth - document.documentElement.clientWidth, window.shift];
      });
      expect.soft(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
      expect.soft(shift, 'cumulative layout shift').toBe(0);
      if (isMobile) {
        const ways = page.getByRole('navigation', { name: 'Contact' }).getByRole('link');
        const heights = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect.soft(heights, 'Call, Text, E-mail at the foot').toHaveLength(3);
        expect.soft(Math.min(...heights), 'room for a thumb').toBeGreaterThanOrEqual(48);
      }
      expect.soft(faults, 'errors and requests').toEqual([]);
    },
  );
}
