/** Signing in: with a token, and with GitHub through the sign-in worker's messages. */
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listen } from '../../scripts/lib/loopback.ts';
import { enter, test as base } from './admin.ts';

base('with a token, which goes with the tab and is in no lasting place', async ({ page, room, context }) => {
  await page.goto(room.url);
  await page.getByText('How to get a token').click();
  const link = page.getByRole('link', { name: /GitHub’s form/ });
  await expect(link).toHaveAttribute('href', /contents=write/);
  expect((await new AxeBuilder({ page }).include('.admin-hint').analyze()).violations).toEqual([]);
  await enter(page, room);
  await expect(link).toBeHidden();
  await page.reload();
  await expect(page.getByText('Notice, prices, jobs').first()).toBeVisible();
  const state = await context.storageState({ indexedDB: true });
  expect(JSON.stringify(state)).not.toContain('"good"');
  expect(JSON.stringify(state)).not.toContain('sveltia-cms.user');
  const other = await context.newPage();
  await other.goto(`${room.url}/#/signin/${btoa(JSON.stringify({ token: 'fresh' }))}`);
  await expect(other.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
});

base('what its host sends: no index, no frame, nothing from elsewhere', async ({ request, room }) => {
  const headers = (await request.get(room.url)).headers();
  expect(headers['x-robots-tag']).toContain('noindex');
  const policy = headers['content-security-policy'] ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(rule);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual([room.github.url]);
  expect(await (await request.get(`${room.url}/robots.txt`)).text()).toContain('Disallow: /');
  expect((await request.get(`${room.url}/_headers`)).status()).toBe(404);
});

/** Says what the sign-in worker says: first that it is there, then the token, to the page that answered. */
const WORKER = `<script>
  addEventListener('message', ({ data, origin }) => {
    if (data === 'authorizing:github')
      opener.postMessage('authorization:github:success:{"provider":"github","token":"good"}', origin);
  });
  opener.postMessage('authorizing:github', '*');
</script>`;

const test = base.extend<{ worker: string }>({
  signIn: async ({}, use) => {
    const { url, stop } = await listen((_, response) => response.setHeader('Content-Type', 'text/html').end(WORKER));
    await use(url);
    stop();
  },
});

test('with GitHub, in a window that closes by itself', async ({ page, room }) => {
  await page.goto(room.url);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Sign In with/ }).click();
  const popup = await opened;
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText('Notice, prices, jobs').first()).toBeVisible();
});
