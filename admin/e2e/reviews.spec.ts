/** Reviews come in on a phone: from an export, and pasted. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { enter, test, type Room } from './admin.ts';

const FILE = 'content/reviews.yaml';
const EXPORT = JSON.stringify({
  reviews: [
    {
      name: 'accounts/1/locations/2/reviews/AbF1',
      reviewer: { displayName: 'Maria Gonzalez' },
      starRating: 'FIVE',
      comment: 'They emptied our garage in Ashford in one morning 👍 and swept the floor.',
      createTime: '2026-05-02T01:30:00Z',
    },
    { name: 'accounts/1/locations/2/reviews/AbF2', starRating: 'FOUR', createTime: '2026-06-02T15:30:00Z' },
  ],
});

async function open(page: Page, room: Room): Promise<void> {
  await enter(page, room);
  await page.getByRole('link', { name: 'Bring in reviews' }).click();
  await expect(page.getByRole('heading', { name: 'Or paste one' })).toBeVisible();
}

const put = (page: Page) => page.getByRole('button', { name: 'Put the checked ones on the site' }).tap();

async function paste(page: Page): Promise<void> {
  await page
    .getByLabel('What the customer wrote, word for word')
    .fill('Hauled a shed away in Ashford before lunch.\nThank you!');
  await page.getByLabel('Customer’s name').fill('Ken Brown');
  await page.getByLabel('Stars').selectOption('5');
  await page.getByLabel('Day they wrote it').fill('2026-04-03');
  await page.getByLabel('Where they wrote it').fill('Yelp');
  await page.getByLabel('Link to it, if it has one').fill('https://www.yelp.com/biz/x?hrid=1');
  await page.getByRole('button', { name: 'Next: town and service' }).tap();
  await expect(page.getByRole('checkbox', { name: 'Ken B., 5 of 5 stars, 2026-04-03, Yelp' })).toBeChecked();
  await page.getByLabel('Service', { exact: true }).selectOption('garage-cleanout');
  await put(page);
  await expect(page.getByRole('status')).toHaveText('Saved: 1 review from Yelp.');
}

test('the checked ones of an export are saved, and known the next time', async ({ page, room }) => {
  const before = await room.textOf(FILE);
  await open(page, room);
  const file = page.getByLabel('The reviews.json of your Google export');
  await file.setInputFiles({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert')).toContainText('Unpack it first');
  await file.setInputFiles({ name: 'reviews.json', mimeType: 'application/json', buffer: Buffer.from(EXPORT) });
  await expect(page.getByRole('status')).toHaveText('2 reviews, 1 of them can be put on the site.');
  await expect(page.getByRole('checkbox', { name: /stars only, no text/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Maria G\./ }).tap();
  await expect(page.getByLabel('Town', { exact: true })).toHaveValue('ashford');
  await page.getByLabel('Service', { exact: true }).selectOption('');
  await put(page);
  // The browser itself asks for what is missing.
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByLabel('Service', { exact: true }).selectOption('garage-cleanout');
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id }) => id)).toEqual([]);
  await put(page);
  await expect(page.getByRole('status')).toHaveText('Saved: 1 review from Google.');
  await expect(page.getByRole('checkbox', { name: /on the site already/ })).toBeDisabled();
  const after = await room.textOf(FILE);
  expect(after).toMatch(/- id: maria-g-ashford-2026-05-01\s+quote: They emptied our garage in Ashford/);
  const kept = new Set(after.split('\n'));
  expect(before.split('\n').filter((line) => !kept.has(line))).toEqual([]);
});

test.describe('where saving makes a draft', () => {
  test.use({ publishing: 'drafts' });

  test('one that is pasted is saved in the draft of the reviews', async ({ page, room }) => {
    const before = await room.textOf(FILE);
    await open(page, room);
    await paste(page);
    expect(await room.textOf(FILE)).toBe(before);
    const draft = await room.textOf(FILE, 'cms/week/reviews');
    expect(draft).toContain('quote: Hauled a shed away in Ashford before lunch. Thank you!');
    expect(draft).toContain('source: Yelp');
    expect(draft).toContain('url: https://www.yelp.com/biz/x?hrid=1');
  });
});

test('only for whoever is signed in', async ({ page, room }) => {
  await page.goto(`${room.url}/?reviews`);
  await expect(page.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
});
