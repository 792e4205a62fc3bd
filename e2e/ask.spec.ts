/** The box "What do you need gone?": from a sentence to a list, a price and a text message. */
import { expect, test, type Page } from '@playwright/test';
import { fill } from '#lib/template.ts';
import { zipAnswer } from '#features/places/zip/view.ts';
import { en } from '#features/ask/words.en.ts';
import { spokenPhone } from '#lib/phone.ts';
import { paths } from '#pages.ts';
import { axe, move, phone, wake } from './browser.ts';
import { chosen, oneThing, site } from './content.ts';

const words = en.box;
const item = oneThing();
const refused = chosen(
  'refused item',
  site.items.find(({ answer }) => answer === 'no'),
);
const served = chosen(
  'ZIP code with a drop-off',
  site.zips.map((zip) => ({ id: zip.id, ...zipAnswer(site, zip) })).find(({ nearest }) => nearest),
);

const answer = (page: Page) => page.locator('.ask-found');
const price = (page: Page) => page.locator('.ask-list .price');
const ask = async (page: Page, sentence: string) => {
  await page.locator('#q').fill(sentence);
  await expect(answer(page)).not.toBeEmpty();
};
const messageIn = async (page: Page) =>
  decodeURIComponent((await answer(page).getByRole('link', { name: words.text }).getAttribute('href')) ?? '');

test('a sentence is answered in place, and the message writes itself', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.pricing);
  await ask(page, `2 ${item.name} and ${refused.name}, 3rd floor walk-up, ${served.id} tomorrow`);
  await expect(page.locator(`#load-${item.id}`)).toHaveValue('2');
  await expect(answer(page)).toContainText(`Yes, we come to ${served.id}`);
  await expect(answer(page).locator(`a[href="${refused.path}"]`).first()).toBeVisible();
  for (const { rules } of served.places.slice(0, 1))
    await expect(answer(page).locator(`a[href="${rules}"]`).first()).toBeVisible();
  const message = await messageIn(page);
  for (const part of [`2 × ${item.name}`, `Where: ${served.id}`, 'Floor: 3, stairs', 'When: tomorrow'])
    expect(message).toContain(part);
  expect(message).toContain(`From: http://${new URL(page.url()).host}${paths.pricing}`);
  const bar = page.locator('.contact-bar');
  await expect(bar.locator('a[href^="sms:"]')).toHaveAttribute('href', new RegExp(encodeURIComponent(item.name)));
  await expect(bar).toContainText(await price(page).innerText());
  expect(await axe(page, { opened: true })).toEqual([]);
});

test('the list keeps what is changed by hand, in the address too', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  await ask(page, `2 ${item.name}`);
  await answer(page).getByRole('button', { name: words.more }).first().click();
  const count = page.locator(`#load-${item.id}`);
  await expect(count).toHaveValue('3');
  const ladder = site.steps.map((step) => `$${step.price.toLocaleString('en-US')}`);
  const shown = await price(page).innerText();
  for (const part of shown.split(' to ')) expect(ladder).toContain(part);
  await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${item.id}.3`);
  await page.reload();
  await move(page);
  await expect(count).toHaveValue('3');
  await expect(price(page)).toHaveText(shown);
  await count.fill('1001');
  await expect(page.getByRole('alert')).toHaveText('Not counted. Use a whole number up to 1,000.');
  await count.fill('1,000');
  await expect(answer(page)).toContainText(/about ([\w,]+ to )?[\w,]+ full trucks/);
  await answer(page).getByRole('checkbox').check();
  await expect(answer(page)).toContainText('priced by weight');
  await answer(page).getByRole('button', { name: words.again }).click();
  await expect(page.locator('#q')).toBeFocused();
  await expect(price(page)).toHaveCount(0);
  // Another size is another price.
  const sized = chosen(
    'thing with several sizes',
    site.estimator.find(({ item: of }) => of && site.estimator.filter((row) => row.item === of).length > 1),
  );
  const other = site.estimator.filter((row) => row.item === sized.item).at(-1) ?? sized;
  await page.goto(`${paths.pricing}?load=${sized.id}.2`);
  const sizes = answer(page).getByRole('combobox', { name: words.size });
  await sizes.focus();
  await sizes.selectOption(other.name);
  await expect(page.locator(`#load-${other.id}`)).toHaveValue('2');
  await expect(page.locator(`#load-${sized.id}`)).toHaveCount(0);
  await expect(sizes).toBeFocused();
  // A damaged link keeps what can be read.
  await page.goto(`${paths.pricing}?load=${item.id}.3_no-such-item.9_${item.id}.-3_%3Cscript%3E`);
  await expect(price(page)).toHaveText(shown);
});

test('typical loads and things by room are added to it', async ({ page }) => {
  const preset = chosen('preset load', site.pricing.presets[0]);
  await page.goto(paths.pricing);
  await wake(page);
  for (const times of [1, 2]) {
    await page.locator('.presets').getByRole('button', { name: preset.name, exact: true }).click();
    for (const [id, count] of Object.entries(preset.things))
      await expect(page.locator(`#load-${id}`)).toHaveValue(String(times * count));
  }
  await page.goto(paths.sizes);
  await wake(page);
  await page.locator('.fold').evaluateAll((folds: HTMLDetailsElement[]) => folds.forEach((fold) => (fold.open = true)));
  await page.getByRole('button', { name: `Add: ${item.name}`, exact: true }).click();
  await expect(page.locator(`#load-${item.id}`)).toHaveValue('1');
});

test(
  'a ZIP, a part of one, an unknown one, a town and a question are answered',
  { tag: '@phone' },
  async ({ page }) => {
    const town = chosen('town', site.towns[0]);
    await page.goto(paths.zips);
    await ask(page, served.id.slice(0, 3));
    await expect(answer(page)).toContainText('2 to go');
    await ask(page, served.id);
    await expect(answer(page)).toContainText('Nearest drop-off');
    await ask(page, '90210');
    await expect(answer(page)).toContainText('We don’t serve 90210');
    const nextDoor = chosen(
      'place outside',
      site.outside.find(({ name, near }) => name && near.length > 0),
    );
    await ask(page, nextDoor.name ?? '');
    await expect(answer(page)).toContainText(`We don’t serve ${nextDoor.name}`);
    await expect(answer(page).getByRole('link').first()).toContainText(nextDoor.near[0]?.name ?? '-');
    await ask(page, town.name.toLowerCase());
    await expect(answer(page).locator(`a[href="${town.path}"]`).first()).toBeVisible();
    await ask(page, 'how much');
    await expect(answer(page).locator(`a[href="${paths.pricing}"]`)).toBeVisible();
    await ask(page, 'zzzzzzzz');
    await expect(answer(page)).toContainText(
      fill(words.none, { query: 'zzzzzzzz', phone: spokenPhone(site.business.phone) }),
    );
    await ask(page, 'x'.repeat(400));
    await expect(answer(page)).toContainText(phone);
  },
);

test('what is typed while the answer is being drawn is read', { tag: '@phone' }, async ({ page }) => {
  const { promise: typed, resolve } = Promise.withResolvers<null>();
  await page.route('**/Answer*.css', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(paths.zips);
  await move(page);
  const drawing = page.waitForRequest('**/Answer*.css');
  await page.locator('#q').pressSequentially(served.id.slice(0, 3));
  await drawing;
  await page.locator('#q').pressSequentially(served.id.slice(3));
  resolve(null);
  await expect(answer(page)).toContainText('Nearest drop-off');
});

test('its answer moves nothing on the page', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of [paths.welcome, paths.home, paths.pricing, `${paths.pricing}?q=2+${item.id}`]) {
    await page.goto(address);
    await move(page);
    if (!address.includes('?')) {
      await page.locator('#q').click();
      await page.keyboard.type(`2 ${item.name} ${served.id}`, { delay: 60 });
    }
    await expect(price(page)).toBeVisible();
    if (!address.includes('?')) await expect(answer(page).locator('.ask-town a').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), address).toEqual([]);
  }
});
