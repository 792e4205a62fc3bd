/** Previews beside the form and, on a phone, behind it: with the site's own styles, under the desk's own policy. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '#validation/read.ts';
import { color } from '#styles/colors.ts';
import { enter, test, type Room } from './admin.ts';

const { rows } = readContent('e2e/fixtures');
const NEXT = rows.reviews[1]?.author ?? '';
const QUOTE = 'They came at noon, and the garage was swept by two.';

const frame = (page: Page) => page.frameLocator('iframe.preview');
const button = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** What the policy refused, in the page or in a preview, and who else was asked. */
async function watched(page: Page, { url, standIn }: Room): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('refusedBy', (what: string) => void faults.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      void (window as unknown as { refusedBy: (what: string) => Promise<void> }).refusedBy(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  page.on('pageerror', ({ message }) => void faults.push(message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== url && origin !== standIn.url) faults.push(request.url());
  });
  return faults;
}

async function openForm(page: Page, { url }: Room, name: string): Promise<void> {
  await page.goto(`${url}/#/collections/week`);
  await page.getByText(name, { exact: true }).first().click();
  await expect(page.locator('.content-editor .pane').first()).toBeVisible();
}

/** Looks at the preview, which on a phone takes the place of the form for so long. */
async function looking(page: Page, look: () => Promise<void>): Promise<void> {
  if (isPhone(page)) await button(page).tap();
  await look();
  if (isPhone(page)) await button(page).tap();
}

const expand = (page: Page, at: number) =>
  page.locator('.item-wrapper').nth(at).getByRole('button', { name: 'Expand' }).click();

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, isMobile: width < 600, hasTouch: width < 600 });

    test('a review shows as its card while it is typed; what has no preview has none', async ({ page, room }) => {
      const faults = await watched(page, room);
      await enter(page, room);
      await openForm(page, room, 'Reviews');
      const card = frame(page).locator('.card');
      await looking(page, () => expect(card).toContainText(rows.reviews[0]?.quote ?? ''));
      await expand(page, 1);
      await page.locator('[data-key-path="reviews.1.quote"] textarea').fill(QUOTE);
      await looking(page, async () => {
        await expect(card.locator('blockquote')).toHaveText(QUOTE);
        await expect(card).toContainText(NEXT);
        await expect(card).toHaveCSS('border-radius', '20px');
        await expect(frame(page).locator('body')).toHaveCSS('background-color', rgb(color('paper')));
        const fonts = () =>
          frame(page)
            .locator('body')
            .evaluate(async ({ ownerDocument: { fonts } }) => {
              await fonts.ready;
              return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
            });
        await expect.poll(fonts).toContain('Figtree');
        // A link leads nowhere from here.
        await card.getByRole('link').first().click();
        await expect(card.locator('blockquote')).toHaveText(QUOTE);
        // The page has a heading; a part of it need not.
        const axe = new AxeBuilder({ page }).include('iframe.preview').disableRules(['page-has-heading-one']);
        expect((await axe.analyze()).violations).toEqual([]);
      });
      await expect(page.locator('[data-key-path="reviews.1.quote"] textarea')).toHaveValue(QUOTE);
      expect(page.context().pages()).toHaveLength(1);

      await openForm(page, room, 'Questions');
      await expect(page.locator('.content-editor .pane')).toHaveCount(1);
      await expect(button(page)).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

test('a job shows the photo that was just taken', async ({ page, room }) => {
  const faults = await watched(page, room);
  await enter(page, room);
  await openForm(page, room, 'Jobs');
  await expand(page, 0);
  await page.locator('[data-key-path="jobs.0.photos"]').getByRole('checkbox').first().tap();
  const photo = await sharp({ create: { width: 1500, height: 1125, channels: 3, background: '#3060c0' } })
    .jpeg()
    .toBuffer();
  const before = page.locator('[data-key-path="jobs.0.photos.beforePhoto"] .desk-control');
  await before
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(before.locator('img')).toBeVisible();
  await looking(page, async () => {
    const card = frame(page).locator('.card');
    await expect(card).toContainText(rows.jobs[0]?.title ?? '');
    const drawn = () => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawn).toBe(1500);
    const load = card.locator('.gauge-full');
    await expect(load).toHaveCSS('fill', rgb(color('moss')));
  });
  expect(faults).toEqual([]);
});

test('the notice and the prices show as pages have them', async ({ page, room }) => {
  const faults = await watched(page, room);
  await enter(page, room);
  await openForm(page, room, 'Prices');
  await expand(page, 0);
  await page.locator('[data-key-path="steps.0.price"] input').fill('123');
  await looking(page, async () => {
    await expect(frame(page).locator('.ladder .price')).toHaveCount(8);
    await expect(frame(page).locator('.ladder .price').first()).toHaveText('$123');
  });
  await openForm(page, room, 'Notice, hours and company');
  await page.locator('[data-key-path="notice"]').getByRole('checkbox').first().tap();
  await page.locator('[data-key-path="notice.text"]').locator('textarea, input').fill('Room today, from {from}');
  await looking(page, async () => {
    const notice = frame(page).getByRole('status');
    await expect(notice).toHaveText(`Room today, from $${rows.pricing.steps[0]?.price}`);
    await expect(notice).toHaveCSS('background-color', rgb(color('peach')));
  });
  expect(faults).toEqual([]);
});

/** "#faf6ee" → "rgb(250, 246, 238)" */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
