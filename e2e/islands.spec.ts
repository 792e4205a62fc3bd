/** What runs in the browser: menu, tooltips, notices, ZIP finder, estimator, spinner. */
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { SearchData } from '#ui/finder/search-data.ts';
import { TOOLTIP } from '#ui/specification.ts';
import { paths, routes } from '#pages.ts';
import { axe } from './accessibility.ts';
import { chosen, misspeltThing, oneThing, renamedThing, site } from './content.ts';
import { hydrated, move, settled, stopClock, timePasses, wake } from './waiting.ts';

const phone = /\(\d{3}\) \d{3}-\d{4}/;
const code = (url: string) => /\/_astro\/.*\.(js|css)$/.test(url);

test(
  'no framework code and no late styles are asked for before the first move',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(paths.home);
    await settled(page);
    await page.clock.runFor(60_000);
    await settled(page);
    // Scripts of the page and what they import are its own, and small: see the tests of built pages. Styles for paper hold up nothing.
    const named = await page
      .locator('script[src], link[media=print]')
      .evaluateAll((parts) => parts.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''));
    const imported = named
      .filter((path) => path.endsWith('.js'))
      .flatMap((path) => [...readFileSync(`dist${path}`, 'utf8').matchAll(/from ?[`"]\.(\/[\w.-]+\.js)/g)])
      .map(([, name = '']) => `/_astro${name}`);
    const own = [...named, ...imported];
    const late = () => asked.filter((path) => code(path) && !own.includes(path));
    expect(late()).toEqual([]);
    await wake(page);
    await expect.poll(() => late().some((path) => path.endsWith('.css'))).toBe(true);
    expect(late().some((path) => path.endsWith('.js'))).toBe(true);
  },
);

test('the menu opens by the very first tap, keeps the focus, closes by Escape and by a choice', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the menu is for small screens');
  await page.goto(paths.home);
  const menu = page.locator('details.menu');
  const toggle = menu.locator('summary');
  const links = menu.getByRole('link');
  const pricing = menu.locator(`a[href="${paths.pricing}"]`);
  await toggle.click();
  await expect(menu).toHaveAttribute('open', '');
  await expect(pricing).toBeVisible();
  await hydrated(page);
  await expect(menu, 'still open once it is awake').toHaveAttribute('open', '');
  expect(await axe(page, { opened: true })).toEqual([]);
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 500);
  await toggle.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page behind has stayed').toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(toggle).toBeFocused();
  await toggle.click();
  await pricing.click();
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.locator('details.menu')).not.toHaveAttribute('open');
});

/** What the popover of a tooltip's trigger says. */
const wordsOf = (page: Page, at: number) =>
  page
    .locator('.tip')
    .nth(at)
    .evaluate((trigger) => document.getElementById(trigger.getAttribute('popovertarget') ?? '')?.textContent ?? '');

test.describe('tooltips', { tag: '@desktop' }, () => {
  // So high that no trigger is scrolled to: scrolling closes a tooltip, and goes on while the clock stands still.
  test.use({ viewport: { width: 1280, height: 1000 } });

  test('open after 700 ms, at once after another, and close by Escape, leaving, scrolling and clicking', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto(paths.welcome);
    await move(page);
    await timePasses(page, () => expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 100 }));
    const [first, second] = [page.locator('.tip').first(), page.locator('.tip').nth(1)];
    const tip = page.locator('.tooltip');
    const [words, others] = [await wordsOf(page, 0), await wordsOf(page, 1)];
    expect(words).not.toBe('');
    // The first hover asks for the code; how long that takes is no matter of the clock.
    await first.hover();
    await timePasses(page, () => expect(tip).toContainText(words, { timeout: 100 }));
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
    const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })));
    await page.mouse.wheel(0, 60);
    await expect(tip).toHaveCount(0);
    await scrolled;
    await page.mouse.move(5, 5);
    await first.hover();
    await expect(tip).toHaveCount(1);
    // On its way to the words the pointer may leave the button; the next move shows where it goes.
    await expect(async () => {
      await move(page);
      await expect(tip, 'closed by leaving').toHaveCount(0, { timeout: 100 });
    }).toPass();
    await first.hover();
    await expect(tip).toHaveCount(1);
    await first.click();
    await expect(tip).toHaveCount(0);
    await expect(page.locator('[popover]:popover-open'), 'no popover for a mouse').toHaveCount(0);
    await page.mouse.move(5, 5);
    await page.clock.runFor(400);
    await page.keyboard.press('Tab');
    await second.focus();
    await page.clock.runFor(690);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tip).toContainText(others);
    await expect(second).toHaveAttribute('aria-describedby', /./);
    await page.clock.resume();
    expect(await axe(page, { opened: true })).toEqual([]);
  });

  test('close when the pointer is elsewhere with its next move, or gone', async ({ page }) => {
    await page.goto(paths.welcome);
    await wake(page);
    const trigger = page.locator('.tip').first();
    const tip = page.locator('.tooltip');
    await trigger.hover();
    await expect(tip).toHaveCount(1);
    // One move, and none after it.
    await page.mouse.move(5, 5);
    await expect(tip).toHaveCount(0);
    await trigger.hover();
    await expect(tip).toHaveCount(1);
    await page.locator('html').dispatchEvent('pointerleave');
    await expect(tip).toHaveCount(0);
  });

  test('open by a hover that began before any code was there', async ({ page }) => {
    await page.goto(paths.welcome);
    await page.locator('.tip').first().hover();
    await expect(page.locator('.tooltip')).toContainText(await wordsOf(page, 0));
  });
});

test('a click that came before the code leaves its popover alone', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.pricing);
  const trigger = page.locator('.tip').first();
  await trigger.scrollIntoViewIfNeeded();
  await page.route(/\/Tooltip\.[\w-]+\.js$/, async (route) => {
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await route.continue();
  });
  await trigger.click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await trigger.hover({ position: { x: 8, y: 8 } });
  await page.waitForTimeout(TOOLTIP.delay + 300);
  await expect(page.locator('.tooltip')).toHaveCount(0);
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await trigger.click();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('without a mouse the same words come by a tap or by Enter', async ({ page }) => {
  await page.goto(paths.welcome);
  const words = await wordsOf(page, 0);
  await page.locator('.tip').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[popover]:popover-open')).toHaveText(words);
});

test.describe('notices', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the first click on a copy button copies and says so; F8 goes there; the notice closes', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    const notice = page.locator('.toast');
    await timePasses(page, () => expect(notice).toContainText('Copied', { timeout: 100 }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
    // Under the pointer it stays for as long as it is read.
    await notice.hover();
    await page.clock.runFor(60_000);
    await page.clock.resume();
    expect(await axe(page, { opened: true })).toEqual([]);
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy the number' }).first().click();
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(notice, 'one at a time').toHaveCount(1);
  });

  test('a swipe to the right past 50 px dismisses', async ({ page }) => {
    await stopClock(page);
    await page.goto(paths.contact);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    const notice = page.locator('.toast');
    await timePasses(page, () => expect(notice).toBeVisible({ timeout: 100 }));
    await notice.hover({ position: { x: 40, y: 20 } });
    const { x, y } = (await notice.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 3 });
    await page.mouse.move(x + 140, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(notice).toHaveCount(0);
  });

  test.describe('with the worker that keeps their code', { tag: '@desktop' }, () => {
    test.use({ serviceWorkers: 'allow' });

    test('a lost connection is told with the phone number, and its return too', async ({ page, context }) => {
      await page.goto(paths.home);
      await wake(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await context.setOffline(true);
      await expect(page.locator('.toast-destructive')).toContainText(phone);
      await context.setOffline(false);
      await expect(page.locator('.toast')).toContainText('back');
    });
  });

  test(
    'without a worker that keeps their code they tell of a lost connection all the same',
    { tag: '@desktop' },
    async ({ page, context }) => {
      await page.addInitScript(() => {
        navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      });
      const code = page.waitForResponse(/Toaster\./);
      await page.goto(paths.home);
      await wake(page);
      await code;
      await context.setOffline(true);
      await expect(page.locator('.toast-destructive')).toContainText(phone);
    },
  );
});

test.describe('ZIP finder', () => {
  interface Answer {
    city: string;
    places: { name: string; rules: string }[];
    nearest?: unknown;
  }
  const read = (path: string): unknown => JSON.parse(readFileSync(`dist${path}`, 'utf8'));
  const answers = site.zips.map(({ id }) => ({ id, ...(read(routes.zipData(id)) as Answer) }));
  const served = answers.find(({ places, nearest }) => places.length > 0 && nearest);
  const [, other] = answers;
  const unknown = ['90210', '00501', '99950'].find((zip) => answers.every(({ id }) => id !== zip));
  if (!served || !other || !unknown) throw new Error('No ZIP code has all that the test asks for');

  test('answers a ZIP, a half-typed one, an unknown one and a town', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.zips);
    const field = page.locator('.finder input');
    const answer = page.locator('.finder-answer');
    await field.fill(served.id);
    await expect(answer).toContainText(`Yes. ${served.city}`);
    for (const { rules } of served.places) await expect(answer.locator(`a[href="${rules}"]`)).toBeVisible();
    await expect(answer).toContainText('Nearest drop-off');
    await field.fill(served.id.slice(0, 3));
    await expect(answer).toContainText('2 to go');
    await field.fill(unknown);
    await expect(answer).toContainText(`We don’t serve ${unknown}`);
    await expect(answer).toContainText(phone);
    // A place next door, by the beginning of its ZIP codes and by its name.
    const outside = chosen(
      'place outside with a name and a ZIP code',
      (read('/find.json') as SearchData).outside.find(({ name, zips }) => name && zips.some((zip) => zip.length === 5)),
    );
    for (const typed of [outside.zips.find((zip) => zip.length === 5) ?? '', outside.name]) {
      await field.fill(typed);
      await expect(answer).toContainText(`We don’t serve ${typed}`);
      await expect(answer.locator(`a[href="${outside.near[0] ?? ''}"]`)).toBeVisible();
    }
    // As an Asian keyboard types digits.
    await field.fill(other.id.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))));
    await expect(answer).toContainText(other.city);
    const [place] = (read('/find.json') as SearchData).entries
      .filter(({ role }) => role === 'town')
      .toSorted((a, b) => b.title.length - a.title.length);
    await field.fill(place?.title.toLowerCase().slice(0, -1) ?? '');
    await expect(answer.locator(`a[href="${place?.href ?? ''}"]`)).toHaveText(place?.title ?? '');
    // With its state and a letter wrong; with a ZIP code.
    await field.fill(`${place?.title.replace(/(.)(.)$/, '$2$1') ?? ''}, NY`);
    await expect(answer.locator(`a[href="${place?.href ?? ''}"]`)).toBeVisible();
    await field.fill(`${served.city}, ${served.id}`);
    await expect(answer).toContainText(`Yes. ${served.city}`);
    await field.fill('x'.repeat(5000));
    await expect(answer).toContainText(phone);
  });

  test('says what to do when the answer does not come', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/zip/*.json', (route) => route.abort());
    await page.goto(paths.zips);
    await page.locator('.finder input').fill(served.id);
    await expect(page.locator('.finder-answer')).toContainText(phone);
  });
});

test.describe('estimator', () => {
  const thing = oneThing();
  const first = chosen('line of the estimator', site.estimator[0]);
  const preset = chosen('load to start with', site.pricing.presets[0]);
  const presetLoad = Object.entries(preset.things)
    .map(([id, count]) => `${id}.${count}`)
    .join('_');
  const ladder = site.steps.map(({ price }) => `$${price.toLocaleString('en-US')}`);

  const found = (page: Page, name: string) =>
    page.locator('.estimator search').getByRole('group', { name, exact: true });
  /** Finds a thing by what is typed, and puts it on the list. */
  async function add(page: Page, typed: string, name: string): Promise<void> {
    await page.locator('.estimator [type=search]').fill(typed);
    await found(page, name).getByRole('button', { name: 'One more' }).click();
  }

  test('is two taps from a text message: a typical load, and the button that stays in view', async ({ page }) => {
    await page.goto(paths.pricing);
    await page.getByRole('button', { name: preset.name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('load') === presetLoad);
    await expect(page.locator('.listed input')).toHaveCount(Object.keys(preset.things).length);
    for (const [id, count] of Object.entries(preset.things))
      await expect(page.locator(`#load-${id}`)).toHaveValue(String(count));
    await expect(page.locator('.estimator-result .price')).toHaveText(/^\$/);
    const send = page.locator('.estimator-sum').getByRole('link', { name: 'Text this list' });
    await expect(send).toBeInViewport({ ratio: 1 });
    for (const id of Object.keys(preset.things)) {
      const { name = '' } = site.estimator.find((line) => line.id === id) ?? {};
      await expect(send).toHaveAttribute('href', new RegExp(RegExp.escape(encodeURIComponent(`× ${name}`))));
    }
    // Once more is as much again.
    await page.getByRole('button', { name: preset.name, exact: true }).click();
    for (const [id, count] of Object.entries(preset.things))
      await expect(page.locator(`#load-${id}`)).toHaveValue(String(2 * count));
  });

  test('finds a thing by another name, and says what to do when it has none', { tag: '@phone' }, async ({ page }) => {
    const known = (name: string) => site.estimator.some((line) => line.name.toLowerCase().includes(name.toLowerCase()));
    const [item, name] = chosen(
      'thing with a line of the estimator and another name',
      site.items.flatMap(({ line, synonyms }) => {
        const other = synonyms.find((each) => /^[a-z]{5,}$/.test(each) && !known(each));
        return line && other ? [[line, other] as const] : [];
      })[0],
    );
    await page.goto(paths.pricing);
    const line = chosen(
      'line of that thing',
      site.estimator.find(({ id }) => id === item),
    );
    await add(page, name, line.name);
    await expect(page.locator(`#load-${line.id}`)).toHaveValue('1');
    await page.locator('.estimator [type=search]').fill('zzzzzz');
    await expect(page.locator('.estimator search').getByRole('status')).toContainText('Text us a photo');
    await page.getByRole('checkbox', { name: /concrete/ }).check();
    await expect(page.locator('.estimator-result')).toContainText('priced by weight');
    await expect(page.locator('.estimator-sum a')).toHaveAttribute('href', /heavy%20material/);
    await expect(page).toHaveURL((url) => url.searchParams.get('heavy') === '1');
  });

  test('counts in an opened room, without taking the button from under the finger, and axe finds nothing', async ({
    page,
  }) => {
    await page.goto(paths.pricing);
    await wake(page);
    const room = page
      .locator('.estimator details')
      .filter({ hasNot: page.getByRole('checkbox', { includeHidden: true }) });
    const rows = room.first().getByRole('listitem');
    await room.first().locator('summary').click();
    const name = (await rows.first().getByRole('group').getAttribute('aria-label')) ?? '';
    const more = rows.first().getByRole('button', { name: 'One more' });
    await more.scrollIntoViewIfNeeded();
    const before = (await more.boundingBox())?.y ?? 0;
    await more.click();
    await expect(page.locator('.listed').getByRole('group', { name, exact: true })).toBeVisible();
    expect(Math.abs(((await more.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
    const rooms = page.locator('.estimator details');
    await rooms.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
    // As tall as the page: what is half under a bar while someone scrolls is not small.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 8000 });
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The last of a thing takes its row away, and the focus stays in the estimator.
    await page.locator('.listed').getByRole('button', { name: 'One less' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.listed')).toHaveCount(0);
    await expect(page.locator('.presets button').first()).toBeFocused();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list of sizes to open', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(paths.pricing);
      await expect(page.locator('.estimator')).toBeHidden();
      await page.getByText('Size of each item, in cubic feet').click();
      for (const { name } of site.estimator)
        await expect(page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })).toBeVisible();
    });
  });

  test('counts, fills the gauge, writes the message, and survives a reload', async ({ page }) => {
    await page.goto(paths.pricing);
    await add(page, thing.name, thing.name);
    const field = page.locator(`#load-${thing.id}`);
    const result = page.locator('.estimator-result');
    const price = result.locator('.price');
    await field.fill('2');
    await expect(price).toBeVisible();
    const said = (await price.textContent()) ?? '';
    for (const part of said.split(' to ')) expect(ladder).toContain(part);
    await expect(result).toContainText('This is a price range');
    for (const name of ['Copy the list', 'Copy a link', 'Start over'])
      await expect(result.getByRole('button', { name })).toBeVisible();
    const list = encodeURIComponent(`2 × ${thing.name}`);
    await expect(result.locator('a[href^="sms:"]')).toHaveAttribute('href', new RegExp(RegExp.escape(list)));
    const asks = encodeURIComponent('\nSteps or elevator: \nBest day for me: ');
    await expect(result.locator('a[href^="sms:"]')).toHaveAttribute('href', new RegExp(`${RegExp.escape(asks)}$`));
    await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${thing.id}.2`);
    await page.reload();
    await move(page);
    await expect(price).toHaveText(said);
    await result.getByRole('button', { name: 'Start over' }).click();
    await expect(price).toHaveCount(0);
    await expect(page.locator('.presets button').first(), 'the focus is not lost').toBeFocused();
  });

  test(
    'takes a thousand, says what it does not count, and tells a large load in full trucks',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(paths.pricing);
      await add(page, thing.name, thing.name);
      const field = page.locator(`#load-${thing.id}`);
      const result = page.locator('.estimator-result');
      for (const text of ['1.5', '1e3', '-5', '1001', '10000']) {
        await field.fill(text);
        await expect(page.getByRole('alert')).toHaveText('Not counted. Use a whole number up to 1,000.');
        await expect(field).toHaveValue(text);
        await expect(result.locator('.price')).toHaveCount(0);
      }
      await field.fill('1,000');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const trucks = /about ([\w,]+ to )?[\w,]+ full trucks/;
      await expect(result).toContainText(trucks);
      await expect(result.locator('.price')).toHaveText(/^\$\d+,\d{3} to \$\d+,\d{3}$/);
      const price = (await result.locator('.price').textContent()) ?? '';
      const sms = (await result.locator('a[href^="sms:"]').getAttribute('href')) ?? '';
      const copied = (await result.getByRole('button', { name: 'Copy the list' }).getAttribute('data-copy')) ?? '';
      for (const text of [decodeURIComponent(sms), copied]) {
        expect(text).toMatch(trucks);
        expect(text).toContain(price);
        expect(text).toContain(`1000 × ${thing.name}`);
      }
      await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${thing.id}.1000`);
    },
  );

  test('does not lose the press that wakes it', async ({ page }) => {
    await page.goto(paths.pricing);
    await page.locator('.presets button').first().click();
    await expect(page).toHaveURL((url) => url.searchParams.get('load') === presetLoad);
  });

  test('leaves out what a tampered link brings', { tag: '@desktop' }, async ({ page }) => {
    const price = page.locator('.estimator-result .price');
    await page.goto(`${paths.pricing}?load=${thing.id}.2`);
    await expect(price).toBeVisible();
    const said = (await price.textContent()) ?? '';
    await page.goto(`${paths.pricing}?load=${thing.id}.2_no-such-thing.9_${first.id}.-3_%3Cscript%3E`);
    await expect(price).toHaveText(said);
  });
});

test(
  'the spinner comes when leaving takes long, not before, and is gone on the way back',
  { tag: '@desktop' },
  async ({ page }) => {
    const spinner = page.locator('#leaving');
    // The other page comes once the spinner has been seen.
    let tell: (said: { text: string; after: number }) => void = () => undefined;
    const seen = new Promise<{ text: string; after: number }>((resolve) => (tell = resolve));
    await page.exposeFunction('heard', (text: string, after: number) => tell({ text, after }));
    await page.route(`**${paths.reviews}`, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto(paths.about);
    await expect(spinner).toBeEmpty();
    // Without a hover, so that the browser has not fetched the page ahead.
    await page.evaluate((path) => {
      const { heard } = window as unknown as { heard: (text: string, after: number) => void };
      const status = document.getElementById('leaving');
      const left = performance.now();
      if (status)
        new MutationObserver(() => heard(status.textContent, performance.now() - left)).observe(status, {
          childList: true,
        });
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    }, paths.reviews);
    const { text, after } = await seen;
    expect(text).toBe('Loading');
    expect(after).toBeGreaterThanOrEqual(390);
    await expect(page).toHaveURL(paths.reviews);
    await page.goBack();
    await expect(page).toHaveURL(paths.about);
    await expect(spinner).toBeEmpty();
  },
);

test('the spinner goes when the browser is stopped', { tag: '@desktop' }, async ({ page }) => {
  let tell: (text: string) => void = () => undefined;
  const seen = new Promise<string>((resolve) => (tell = resolve));
  await page.exposeFunction('heard', (text: string) => tell(text));
  // The other page never comes.
  await page.route(`**${paths.reviews}`, () => undefined);
  await page.goto(paths.about);
  await page.evaluate((path) => {
    const status = document.getElementById('leaving');
    if (status)
      new MutationObserver((_, observer) => {
        observer.disconnect();
        (window as unknown as { heard: (text: string) => void }).heard(status.textContent);
        window.stop();
      }).observe(status, { childList: true });
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  }, paths.reviews);
  expect(await seen).toBe('Loading');
  await expect(page.locator('#leaving')).toBeEmpty();
});

test(
  'do you take it? narrows the list by word, by answer and by address, and says what is left',
  { tag: '@phone' },
  async ({ page }) => {
    const misspelt = misspeltThing();
    const renamed = renamedThing();
    const refused = chosen(
      'thing that is refused',
      site.items.find(({ answer }) => answer === 'no'),
    );

    await page.goto(paths.items);
    const things = page.locator('.items [data-answer]:visible');
    const field = page.getByLabel('What is it?');
    const said = page.locator('.filter [role=status]');
    await field.fill(misspelt.word);
    await expect(page.locator(`#${misspelt.item.id}`)).toBeVisible();
    await expect(page.locator(`#${misspelt.another.id}`)).toBeHidden();
    await expect(said).toHaveText(`${await things.count()} of ${site.items.length} items`);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === misspelt.word);
    expect(await axe(page, { opened: true })).toEqual([]);
    await field.fill(refused.name);
    await page.getByLabel('No', { exact: true }).check();
    await expect(page.locator('.items [data-answer]:not([data-answer=no]):visible')).toHaveCount(0);
    await expect(page.locator(`#${refused.id}`)).toBeVisible();
    await field.fill('zzzz');
    await expect(said).toHaveText(/Not on the list/);
    await expect(page.locator('.filter-ask').getByRole('link', { name: phone })).toBeVisible();
    await page.goto(`${paths.items}?q=${encodeURIComponent(renamed.name)}`);
    await expect(page.locator(`#${renamed.another.id}`)).toBeHidden();
    await expect(page.locator(`#${renamed.item.id}`)).toBeVisible();
  },
);
