/** Reviews that are pasted on the desk's own page come into the repository, as whoever signed in at the desk. */
import { expect, type Page } from '@playwright/test';
import { enter, test, type Room } from './admin.ts';

const FILE = 'content/reviews.yaml';

async function paste(page: Page, { url }: Room): Promise<void> {
  await page.getByRole('link', { name: 'Bring in reviews' }).click();
  await expect(page).toHaveURL(`${url}/?reviews`);
  await page.getByLabel('What the customer wrote, word for word').fill('Two men, one piano, no scratch on the stairs.');
  await page.getByLabel('Customer’s name').fill('Ken Brown');
  await page.getByLabel('Stars').selectOption('5');
  await page.getByLabel('Day they wrote it').fill('2026-04-03');
  await page.getByLabel('Where they wrote it').fill('Text message');
  await page.getByRole('button', { name: 'Next: town and service' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ken B., 5 of 5 stars' })).toBeChecked();
  for (const about of ['Town', 'Service']) await page.getByLabel(about, { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Put the checked ones on the site' }).click();
}

test('on the site, with nothing else of the file changed', async ({ page, room }) => {
  const before = await room.textOf(FILE);
  await enter(page, room);
  await paste(page, room);
  await expect(page.getByRole('status')).toHaveText('Saved: 1 review from Text message.');
  const after = await room.textOf(FILE);
  expect(after).toContain('quote: Two men, one piano, no scratch on the stairs.');
  const kept = new Set(after.split('\n'));
  expect(before.split('\n').filter((line) => !kept.has(line))).toEqual([]);
});

test.describe('where what is saved waits as a draft', () => {
  test.use({ publishing: 'drafts' });

  test('as the draft of the reviews, which Sveltia shows', async ({ page, room }) => {
    const before = await room.textOf(FILE);
    await enter(page, room);
    await paste(page, room);
    await expect(page.getByRole('status')).toHaveText('Saved: 1 review from Text message.');
    expect(await room.textOf(FILE)).toBe(before);
    expect(await room.textOf(FILE, 'cms/week/reviews')).toContain('Two men, one piano');
  });
});

test('only for whoever has signed in', async ({ page, room }) => {
  await page.goto(`${room.url}/?reviews`);
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the admin' })).toHaveAttribute('href', '/');
});
