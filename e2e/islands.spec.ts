/** What runs in the browser: menu, tooltips, notices, ZIP finder, estimator, filters of items and guides, spinner. */
import { expect, test, type Page } from '@playwright/test';
import { guideGroups } from '#features/guides/list/view.ts';
import { en as guideWords } from '#features/guides/words.en.ts';
import { zipAnswer } from '#features/places/zip/view.ts';
import { paths } from '#pages.ts';
import { axe, hydrated, move, phone, stopClock, timePasses, wake } from './browser.ts';
import { chosen, misspeltThing, oneThing, site } from './content.ts';

test('the menu opens by the first tap, keeps the focus, and closes', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.home);
  const menu = page.locator('details.menu');
  const toggle = menu.locator('summary');
  const pricing = menu.locator(`a[href="${paths.pricing}"]`);
  await toggle.click();
  await expect(pricing).toBeVisible();
  await expect(menu.locator(`a[href="${paths.executors}"]`)).toBeVisible();
  await hydrated(page);
  await expect(menu, 'still open after hydration').toHaveAttribute('open', '');
  await expect(toggle).toHaveText('Menu');
  expect(await axe(page, { opened: true })).toEqual([]);
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page behind stays').toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await pricing.click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(menu).not.toHaveAttribute('open');
});

/** What a tooltip's trigger says. */
const wordsOf = (page: Page, at: number) =>
  page
    .locator('.tip')
    .nth(at)
    .evaluate((trigger) => document.getElementById(trigger.getAttribute('popovertarget') ?? '')?.textContent ?? '');

test.describe('tooltips', { tag: '@desktop' }, () => {
  // So high that hovering never scrolls, which closes a tooltip.
  test.use({ viewport: { width: 1280, height: 1000 } });

  test('open 4 px away after 700 ms, at once after another, and close by Escape, scrolling, leaving and clicking', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(paths.welcome);
    const [first, second] = [page.locator('.tip').first(), page.locator('.tip').nth(1)];
    const tip = page.locator('.tooltip');
    const [words, others] = [await wordsOf(page, 0), await wordsOf(page, 1)];
    // This hover loads the code, and opens once it is there.
    await first.hover();
    await timePasses(page, () => expect(tip).toContainText(words, { timeout: 100 }));
    const [above, below] = [await tip.boundingBox(), await first.boundingBox()];
    expect(Math.abs((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0)) - 4)).toBeLessThan(1);
    await page.mouse.move(5, 5);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(400);
    await first.hover();
    await page.clock.runFor(690);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tip).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await page.mouse.move(5, 5);
    await first.hover();
    await expect(tip, 'at once, because another has just closed').toHaveCount(1);
    await page.mouse.wheel(0, 60);
    await expect(tip).toHaveCount(0);
    // A scroll that still moves would close the next one, too. The Tab key would lead to the top of the page.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await page.mouse.move(5, 5);
    await page.clock.runFor(400);
    await second.focus();
    await page.clock.runFor(710);
    await expect(tip).toContainText(others);
    await expect(second).toHaveAttribute('aria-describedby', /./);
    await second.click();
    await expect(tip).toHaveCount(0);
    await expect(page.locator('[popover]:popover-open'), 'no popover for a mouse').toHaveCount(0);
  });

  test('pass axe, and close when the pointer leaves the window', async ({ page }) => {
    await page.goto(paths.welcome);
    await page.locator('.tip').first().hover();
    await expect(page.locator('.tooltip')).toHaveCount(1);
    expect(await axe(page, { opened: true })).toEqual([]);
    await page.locator('html').dispatchEvent('pointerleave');
    await expect(page.locator('.tooltip')).toHaveCount(0);
  });
});

test('without a mouse a tooltip opens by Enter or tap, closes by scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.welcome);
  const open = page.locator('[popover]:popover-open');
  await page.locator('.tip').first().focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText(await wordsOf(page, 0));
  await page.keyboard.press('Escape');
  await page.locator('.tip').first().tap();
  await expect(open).toHaveCount(1);
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  await expect(open).toHaveCount(0);
});

test.describe('notices', { tag: '@desktop' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 1000 } });

  const notice = (page: Page) => page.locator('.toast[data-state=open]');
  const copy = async (page: Page, what: string) => {
    await page
      .getByRole('button', { name: `Copy the ${what}` })
      .first()
      .click();
    await timePasses(page, () => expect(notice(page)).toContainText('Copied', { timeout: 100 }));
  };

  test('come one at a time, stay under the pointer, and close', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await copy(page, 'address');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
    await copy(page, 'number');
    await expect(notice(page)).toHaveCount(1);
    await notice(page).hover();
    await page.clock.runFor(60_000);
    await expect(notice(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('stay for 5,000 ms, and go by a swipe of more than 50 px to the right', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await copy(page, 'address');
    await page.mouse.move(5, 5);
    await page.clock.runFor(4800);
    await expect(notice(page)).toHaveCount(1);
    await page.clock.runFor(400);
    await expect(notice(page)).toHaveCount(0);
    await copy(page, 'address');
    for (const [by, left] of [
      [45, 1],
      [55, 0],
    ] as const) {
      const { x, y } = (await notice(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 20 + by, y + 20, { steps: 5 });
      await page.mouse.up();
      await expect(notice(page), `${by} px`).toHaveCount(left);
    }
  });

  test('tell of a lost connection with the phone number, and of its return, also without a worker', async ({
    page,
    context,
  }) => {
    // Playwright blocks service workers here.
    const code = page.waitForResponse(/Toaster\./);
    await page.goto(paths.home);
    await wake(page);
    await code;
    await context.setOffline(true);
    await expect(page.locator('.toast-destructive')).toContainText(phone);
    expect(await axe(page, { opened: true })).toEqual([]);
    await context.setOffline(false);
    await expect(page.locator('.toast')).toContainText('back');
  });
});

test('the ZIP finder answers a ZIP, a part of one, an unknown one and a town', { tag: '@phone' }, async ({ page }) => {
  const answers = site.zips.map((zip) => ({ id: zip.id, ...zipAnswer(site, zip) }));
  const served = answers.find(({ places, nearest }) => places.length > 0 && nearest);
  const { id, city, places } = chosen('ZIP code with a drop-off', served);
  const town = chosen('town', site.towns[0]);

  await page.goto(paths.zips);
  const answer = page.locator('.finder-answer');
  const type = (typed: string) => page.locator('.finder input').fill(typed);
  await type(id.slice(0, 3));
  await expect(answer).toContainText('2 to go');
  await type(`${city}, ${id}`);
  await expect(answer).toContainText(`Yes. ${city}`);
  for (const { rules } of places) await expect(answer.locator(`a[href="${rules}"]`)).toBeVisible();
  await expect(answer).toContainText('Nearest drop-off');
  await type('90210');
  await expect(answer).toContainText('We don’t serve 90210');
  const nextDoor = chosen(
    'place outside',
    site.outside.find(({ name, near }) => name && near.length > 0),
  );
  await type(nextDoor.name ?? '');
  await expect(answer).toContainText(`We don’t serve ${nextDoor.name}`);
  await expect(answer.getByRole('link').first()).toContainText(nextDoor.near[0]?.name ?? '-');
  await type(town.name.toLowerCase());
  await expect(answer.locator(`a[href="${town.path}"]`)).toBeVisible();
  await type('x'.repeat(5000));
  await expect(answer).toContainText(phone);
});

test.describe('the estimator', () => {
  const item = oneThing();
  const preset = chosen('preset load', site.pricing.presets[0]);
  const add = async (page: Page, typed: string, name: string) => {
    await page.locator('.estimator [type=search]').fill(typed);
    const found = page.locator('.estimator search').getByRole('group', { name, exact: true });
    await found.getByRole('button', { name: 'One more' }).click();
  };

  test('is two taps from a text message', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.pricing);
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: preset.name, exact: true }).click();
      for (const [id, count] of Object.entries(preset.things))
        await expect(page.locator(`#load-${id}`)).toHaveValue(String(times * count));
    }
    await expect(page.locator('.estimator-result .price')).toHaveText(/^\$/);
    const send = page.locator('.estimator-sum').getByRole('link', { name: 'Text this list' });
    await expect(send).toBeInViewport({ ratio: 1 });
    for (const id of Object.keys(preset.things)) {
      const { name = '' } = site.estimator.find((line) => line.id === id) ?? {};
      await expect(send).toHaveAttribute('href', new RegExp(RegExp.escape(encodeURIComponent(`× ${name}`))));
    }
  });

  test('finds an item by another name, or says what to do', { tag: '@phone' }, async ({ page }) => {
    const isLine = (name: string) => site.estimator.some((line) => line.name.toLowerCase().includes(name));
    const named = site.items.flatMap(({ line, synonyms }) => {
      const synonym = synonyms.find((each) => /^[a-z]{5,}$/.test(each) && !isLine(each));
      const found = site.estimator.find(({ id }) => id === line);
      return found && synonym ? [{ ...found, synonym }] : [];
    });
    const { id, name, synonym } = chosen('item with an estimator line and another name', named[0]);
    await page.goto(paths.pricing);
    await add(page, synonym, name);
    await expect(page.locator(`#load-${id}`)).toHaveValue('1');
    await page.locator('.estimator [type=search]').fill('zzzzzz');
    await expect(page.locator('.estimator search [role=status]')).toContainText('Text us a photo');
    await page.getByRole('checkbox', { name: /concrete/ }).check();
    await expect(page.locator('.estimator-result')).toContainText('priced by weight');
    await expect(page.locator('.estimator-sum a')).toHaveAttribute('href', /heavy%20material/);
    await expect(page).toHaveURL((url) => url.searchParams.get('heavy') === '1');
  });

  test('counts in an opened room without moving the button or losing the focus', async ({ page }) => {
    await page.goto(paths.pricing);
    await wake(page);
    const rooms = page.locator('.estimator details');
    const room = rooms.filter({ hasNot: page.getByRole('checkbox', { includeHidden: true }) }).first();
    await room.locator('summary').click();
    const more = room.getByRole('button', { name: 'One more' }).first();
    await more.scrollIntoViewIfNeeded();
    const before = (await more.boundingBox())?.y ?? 0;
    await more.click();
    await expect(page.locator('.listed').getByRole('group')).toHaveCount(1);
    expect(Math.abs(((await more.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
    await rooms.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
    // As tall as the page, because axe takes what is half under a bar for small.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 8000 });
    expect(await axe(page)).toEqual([]);
    await page.locator('.listed').getByRole('button', { name: 'One less' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.listed')).toHaveCount(0);
    await expect(page.locator('.presets button').first()).toBeFocused();
  });

  test('shows a price range, writes the message, and survives a reload', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.pricing);
    await add(page, item.name, item.name);
    await page.locator(`#load-${item.id}`).fill('2');
    const result = page.locator('.estimator-result');
    const price = result.locator('.price');
    const ladder = site.steps.map((step) => `$${step.price.toLocaleString('en-US')}`);
    await expect(price).toBeVisible();
    const shown = (await price.textContent()) ?? '';
    for (const part of shown.split(' to ')) expect(ladder).toContain(part);
    await expect(result).toContainText('This is a price range');
    const message = decodeURIComponent((await result.locator('a[href^="sms:"]').getAttribute('href')) ?? '');
    expect(message).toContain(`2 × ${item.name}`);
    expect(message).toMatch(/\nSteps or elevator: \nBest day for me: $/);
    await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${item.id}.2`);
    await page.reload();
    await move(page);
    await expect(price).toHaveText(shown);
    // A damaged link keeps what can be read.
    await page.goto(`${paths.pricing}?load=${item.id}.2_no-such-item.9_${item.id}.-3_%3Cscript%3E`);
    await expect(price).toHaveText(shown);
    await result.getByRole('button', { name: 'Start over' }).click();
    await expect(price).toHaveCount(0);
    await expect(page.locator('.presets button').first()).toBeFocused();
  });

  test('takes a thousand, and says what it does not count', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.pricing);
    await add(page, item.name, item.name);
    const field = page.locator(`#load-${item.id}`);
    const result = page.locator('.estimator-result');
    await field.fill('1001');
    await expect(page.getByRole('alert')).toHaveText('Not counted. Use a whole number up to 1,000.');
    await expect(result.locator('.price')).toHaveCount(0);
    await field.fill('1,000');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(result).toContainText(/about ([\w,]+ to )?[\w,]+ full trucks/);
    const copied = result.getByRole('button', { name: 'Copy the list' });
    await expect(copied).toHaveAttribute('data-copy', new RegExp(`1000 × ${RegExp.escape(item.name)}`));
  });
});

test('the item filter narrows by word, answer and address', { tag: '@phone' }, async ({ page }) => {
  const misspelled = misspeltThing();
  const refused = chosen(
    'refused item',
    site.items.find(({ answer }) => answer === 'no'),
  );
  await page.goto(paths.items);
  const shown = page.locator('.items [data-answer]:visible');
  const field = page.getByLabel('What is it?');
  const status = page.locator('.filter [role=status]');
  await field.fill(misspelled.word);
  await expect(page.locator(`#${misspelled.item.id}`)).toBeVisible();
  await expect(page.locator(`#${misspelled.another.id}`)).toBeHidden();
  await expect(status).toHaveText(`${await shown.count()} of ${site.items.length} items`);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === misspelled.word);
  expect(await axe(page, { opened: true })).toEqual([]);
  await field.fill('zzzz');
  await expect(status).toHaveText(/Not on the list/);
  await expect(page.locator('.filter-ask').getByRole('link', { name: phone })).toBeVisible();
  await page.goto(`${paths.items}?q=${encodeURIComponent(refused.name)}`);
  await expect(shown).not.toHaveCount(site.items.length);
  await expect(page.locator(`#${refused.id}`)).toBeVisible();
  // The first tap counts, also before the code is there.
  await page.goto(paths.items);
  await page.getByLabel('No', { exact: true }).check();
  await expect(page.locator('.items [data-answer]:not([data-answer=no]):visible')).toHaveCount(0);
});

test(
  'the guides narrow by word and county, also the folded ones, and come back',
  { tag: '@phone' },
  async ({ page }) => {
    const groups = guideGroups(site);
    const folded = chosen('folded guide', groups.find(({ rest }) => rest)?.rest?.rows[0]);
    const local = chosen(
      'guide of one county',
      site.guides.find(({ counties }) => counties.length === 1),
    );
    await page.goto(paths.guides);
    const shown = page.locator('[data-group] li:visible');
    const link = page.locator(`[data-group] a[href="${folded.href}"]`);
    const status = page.getByRole('main').getByRole('status');
    const field = page.getByLabel(guideWords.list.search.field);
    const all = await shown.count();
    await expect(link).toBeHidden();
    await field.fill(folded.title);
    await expect(link).toBeVisible();
    await expect(page.getByRole('heading', { name: guideWords.list.featured })).toBeHidden();
    await expect(status).toHaveText(new RegExp(`^${await shown.count()} guides?$`));
    expect(await axe(page, { opened: true })).toEqual([]);
    await field.fill('zzzz');
    await expect(status).toHaveText(guideWords.list.status.none);
    await expect(shown).toHaveCount(0);
    await field.fill('');
    await expect(shown).toHaveCount(all);
    await expect(status).toHaveText(`${site.guides.length} guides`);
    const elsewhere = chosen(
      'other county',
      site.counties.find((county) => !local.counties.includes(county)),
    );
    await page.getByText(elsewhere.name, { exact: true }).first().click();
    await expect(page.locator(`[data-group] a[href="${local.path}"]`)).toBeHidden();
    await expect(status).toHaveText(`${elsewhere.guides.length} guides`);
    await expect(shown).toHaveCount(elsewhere.guides.length);
  },
);

test('the spinner comes when leaving takes 400 ms, and goes on the way back', { tag: '@desktop' }, async ({ page }) => {
  const spinner = page.locator('#leaving');
  const seen = Promise.withResolvers<{ text: string; after: number }>();
  await page.exposeFunction('tell', (text: string, after: number) => seen.resolve({ text, after }));
  // The other page comes once the spinner has been seen.
  await page.route(`**${paths.reviews}`, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(paths.about);
  await expect(spinner).toBeEmpty();
  // Without a hover, which would fetch the page ahead.
  await page.evaluate((path) => {
    const { tell } = window as unknown as { tell: (text: string, after: number) => void };
    const status = document.getElementById('leaving');
    const left = performance.now();
    const observer = new MutationObserver(() => tell(status?.textContent ?? '', performance.now() - left));
    if (status) observer.observe(status, { childList: true });
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  }, paths.reviews);
  const { text, after } = await seen.promise;
  expect(text).toBe('Loading');
  expect(after).toBeGreaterThanOrEqual(390);
  await expect(page).toHaveURL(paths.reviews);
  await page.goBack();
  await expect(page).toHaveURL(paths.about);
  await expect(spinner).toBeEmpty();
});
