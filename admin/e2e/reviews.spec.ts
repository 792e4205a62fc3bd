/** Reviews come in on a phone: out of an export, and pasted. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { freePort } from '../../scripts/lib/free-port.ts';
import { diff } from '../yaml/diff.ts';
import { serveControls } from './controls-server.ts';

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  const port = await freePort(4640);
  server = await serveControls(port);
  address = `http://localhost:${port}/reviews.html`;
});
test.afterAll(() => server.close());

const EXPORT = JSON.stringify({
  reviews: [
    {
      name: 'accounts/1/locations/2/reviews/AbF1',
      reviewer: { displayName: 'Maria Gonzalez' },
      starRating: 'FIVE',
      comment: 'They emptied our garage in Scarsdale in one morning 👍 and swept the floor.',
      createTime: '2026-05-02T01:30:00Z',
    },
    { name: 'accounts/1/locations/2/reviews/AbF2', starRating: 'FOUR', createTime: '2026-06-02T15:30:00Z' },
  ],
});

test('the checked ones of an export are written, and known the next time', async ({ page }) => {
  await page.goto(address);
  const file = page.getByLabel('The reviews.json of your Google export');
  await file.setInputFiles({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert')).toContainText('Unpack it first');
  await file.setInputFiles({ name: 'reviews.json', mimeType: 'application/json', buffer: Buffer.from(EXPORT) });
  await expect(page.getByRole('status')).toHaveText('2 reviews, 1 of them can be put on the site.');
  await expect(page.getByRole('checkbox', { name: /stars only, no text/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Maria G\./ }).tap();
  const review = page.getByRole('listitem').filter({ hasText: 'Maria G.' });
  await expect(review.getByLabel('Town')).toHaveValue('scarsdale');
  await review.getByLabel('Service').selectOption('');
  await page.getByRole('button', { name: 'Put the checked ones on the site' }).tap();
  await expect(page.getByRole('alert')).toHaveText('Choose the town and the service of Maria G.’s review.');
  await review.getByLabel('Service').selectOption('garage-cleanout');
  if (process.env.STRIP !== undefined)
    await page.screenshot({ path: `${process.env.STRIP}/reviews.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Put the checked ones on the site' }).tap();
  await expect(page.getByRole('status')).toHaveText('Saved: 1 review from Google.');
  await expect(page.getByRole('checkbox', { name: /on the site already/ })).toBeDisabled();
  const text = (await page.locator('body').getAttribute('data-saved')) ?? '';
  expect(diff(readFileSync('content/reviews.yaml', 'utf8'), text).split('\n')).toEqual([
    '  # Two samples that show how a review looks. Replace them with real ones, word for word, with date and source.',
    '+ - id: maria-g-scarsdale-2026-05-01',
    '+   quote: They emptied our garage in Scarsdale in one morning 👍 and swept the floor.',
    '+   author: Maria G.',
    '+   stars: 5',
    '+   place: scarsdale',
    '+   service: garage-cleanout',
    "+   date: '2026-05-01'",
    '+   source: Google',
  ]);
});

test('one that is pasted keeps its link, its source and its day', async ({ page }) => {
  await page.goto(address);
  await page
    .getByLabel('What the customer wrote, word for word')
    .fill('Hauled a shed away in Rye before lunch.\nThank you!');
  await page.getByLabel('Customer’s name').fill('Ken Brown');
  await page.getByLabel('Stars').selectOption('5');
  await page.getByLabel('Day they wrote it').fill('2026-04-03');
  await page.getByLabel('Where they wrote it').fill('Yelp');
  await page.getByLabel('Link to it, if it has one').fill('https://www.yelp.com/biz/x?hrid=1');
  await page.getByRole('button', { name: 'Next: town and service' }).tap();
  await expect(page.getByRole('checkbox', { name: 'Ken B., 5 of 5 stars, 2026-04-03, Yelp' })).toBeChecked();
  await page.getByLabel('Town', { exact: true }).selectOption('rye-city');
  await page.getByLabel('Service', { exact: true }).selectOption('garage-cleanout');
  await page.getByRole('button', { name: 'Put the checked ones on the site' }).tap();
  await expect(page.locator('body')).toHaveAttribute('data-message', '1 review from Yelp');
  const text = (await page.locator('body').getAttribute('data-saved')) ?? '';
  for (const line of [
    'quote: Hauled a shed away in Rye before lunch. Thank you!',
    'source: Yelp',
    'url: https://www.yelp.com/biz/x?hrid=1',
  ])
    expect(text).toContain(`  ${line}\n`);
});
