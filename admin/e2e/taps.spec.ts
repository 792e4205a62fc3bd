/** The page of taps: numbers for whoever may change the site, and a plain sentence where there are none. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listen } from '../../scripts/lib/loopback.ts';
import { enter, test } from './admin.ts';

const COUNTS = [
  { day: '2026-11-21', page: '/pricing', channel: 'call', taps: 3 },
  { day: '2026-11-21', page: '/', channel: 'text', taps: 1 },
  { day: '2026-11-20', page: '/pricing', channel: 'email', taps: 2 },
];

test('says how to turn counting on where nothing counts', async ({ page, room }) => {
  await enter(page, room);
  await page.getByRole('link', { name: 'Taps' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing counts taps yet' })).toBeVisible();
});

test.describe('where taps are counted', () => {
  test.use({
    counter: async ({}, use) => {
      // As the Worker answers (scripts/deploy/taps).
      const { url, stop } = await listen(({ method, headers, url: path }, response) => {
        response
          .setHeader('Access-Control-Allow-Origin', '*')
          .setHeader('Access-Control-Allow-Headers', 'Authorization');
        if (method === 'OPTIONS') response.writeHead(204).end();
        else if (headers.authorization !== 'Bearer good' || path !== '/api/taps') response.writeHead(403).end();
        else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(COUNTS));
      });
      await use(`${url}/api/taps`);
      stop();
    },
  });

  test('shows them by day and by page, to whoever is signed in and may change the site', async ({ page, room }) => {
    await page.goto(`${room.url}/?taps`);
    await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
    await enter(page, room);
    await page.getByRole('link', { name: 'Taps' }).click();
    await expect(page.getByText('6 taps in the last four weeks.')).toBeVisible();
    const lines = page.getByRole('row');
    const pages = ['PageCallTextEmailBookAll', '/pricing30205', '/01001', 'DayCallTextEmailBookAll'];
    await expect(lines).toHaveText([...pages, 'November 21, 202631004', 'November 20, 202600202']);
    await page.getByLabel('By day, on').selectOption('/pricing');
    await expect(lines).toHaveText([...pages, 'November 21, 202630003', 'November 20, 202600202']);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('refuses anyone else', async ({ page, room }) => {
    await enter(page, room, 'fresh');
    await page.getByRole('link', { name: 'Taps' }).click();
    await expect(page.getByText('Only those who may change the site see its taps.')).toBeVisible();
  });
});
