/** What a browser lacks or refuses never takes a part of the page away. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { faultsOf, hydrated, move, phone } from './browser.ts';
import { oneThing } from './content.ts';

const item = oneThing();

/** Counts a load, opens and closes the menu, copies, opens a term. */
async function useAll(page: Page): Promise<void> {
  await page.goto(paths.pricing);
  await page.locator('#q').fill(`2 ${item.name}`);
  await page.locator('.thing button').last().click();
  await expect(page.locator(`#load-${item.id}`)).toHaveValue('3');
  await expect(page.locator('.ask-list .price')).toBeVisible();
  await page.locator('.presets button').first().click();
  await expect(page.locator('.thing').nth(1)).toBeVisible();
  const menu = page.locator('details.menu');
  await menu.locator('summary').click();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  const notice = page.locator('.toast');
  await expect(notice).toContainText('@');
  await page.goto(paths.guides);
  await page.locator('main [type=search]').fill('mattress');
  await expect(page.getByRole('main').getByRole('status')).toContainText('guide');
  await page.goto(`${paths.loadSheet}?load=${item.id}.2`);
  await expect(page.locator('.load-figures .price')).toBeVisible();
  await page.goto(paths.welcome);
  await move(page);
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.tip').first()).toBeVisible();
}

test('everything that can be refused is refused, and nothing breaks', { tag: '@phone' }, async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of [
      ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'matchMedia', 'requestIdleCallback', 'navigation'],
      ...['print', 'Worker', 'SharedWorker', 'WebAssembly', 'Notification', 'BroadcastChannel', 'trustedTypes'],
    ])
      Object.defineProperty(window, name, { get: deny });
    for (const name of ['clipboard', 'serviceWorker', 'onLine', 'share', 'storage', 'permissions', 'locks'])
      Object.defineProperty(Navigator.prototype, name, { get: deny });
    for (const name of ['replaceState', 'pushState']) Object.defineProperty(History.prototype, name, { value: deny });
    for (const name of ['cookie', 'visibilityState', 'hidden'])
      Object.defineProperty(Document.prototype, name, { get: deny });
    for (const name of ['showPopover', 'hidePopover', 'togglePopover'])
      Object.defineProperty(HTMLElement.prototype, name, { value: deny });
  });
  await useAll(page);
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.locator('.toast-destructive')).toContainText(phone);
  await page.goto(paths.loadSheet);
  await page.locator('.load-print').click();
  expect(faults).toEqual([]);
});

test('a browser of 2022 has everything', { tag: '@phone' }, async ({ page }) => {
  const faults = faultsOf(page);
  // Newer than Safari 15.6 or Chrome 100, as far as it can be taken away. Syntax: engines.dist.test.ts.
  await page.addInitScript(() => {
    const gone: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['timeout', 'any']],
      [Set.prototype, ['union', 'intersection', 'difference']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTML']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
      [Document.prototype, ['startViewTransition']],
      [
        window,
        ['requestIdleCallback', 'navigation', 'scheduler', 'trustedTypes', 'onscrollend', 'URLPattern', 'Iterator'],
      ],
    ];
    for (const [object, names] of gone) for (const name of names) Reflect.deleteProperty(object, name);
    for (const [object, name] of [
      [Element.prototype, 'matches'],
      [Document.prototype, 'querySelector'],
    ] as const) {
      const find = Reflect.get(object, name) as (selector: string) => unknown;
      const value = function (this: unknown, selector: string) {
        if (selector.includes('popover-open')) throw new DOMException(selector, 'SyntaxError');
        return Reflect.apply(find, this, [selector]);
      };
      Object.defineProperty(object, name, { value });
    }
  });
  await useAll(page);
  expect(faults).toEqual([]);
});

test('many presses change the address a few times, and it keeps the last', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    const times: number[] = [];
    Object.assign(window, { times });
    history.replaceState = (...state) => {
      times.push(performance.now());
      // Safari.
      if (times.length > 100) throw new DOMException('too many', 'SecurityError');
      replace(...state);
    };
  });
  await page.goto(paths.pricing);
  await page.locator('#q').fill(item.name);
  await page.locator('.thing button').last().focus();
  for (let press = 0; press < 120; press += 1) await page.keyboard.press('Enter');
  await expect(page.locator(`#load-${item.id}`)).toHaveValue('121');
  await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${item.id}.121`);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(gaps.filter((gap) => gap < 395)).toEqual([]);
  expect(gaps.length).toBeGreaterThan(0);
});
