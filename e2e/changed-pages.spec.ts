/**
 * A translator, a password manager or a writing aid changes a page before its code comes, or after: what was typed, the focus,
 * the list and the price stay, and whatever is done next is answered as on an unchanged page.
 */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { faultsOf, hydrated, move } from './browser.ts';
import { anotherThing, oneThing, servedZip, site } from './content.ts';
import { templates } from './templates.ts';

const CHANGES = ['words wrapped', 'words replaced', 'texts split', 'aids beside fields', 'elements wrapped'] as const;
type Change = (typeof CHANGES)[number];

/** Runs in the page. Words are marked by "»". */
function change(what: Change): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
    // As Chrome's translator does it.
    if (what === 'words wrapped') {
      const [outer, inner] = ['font', 'font'].map((tag) => document.createElement(tag)) as [HTMLElement, HTMLElement];
      inner.textContent = `»${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    if (what === 'words replaced') text.data = `»${text.data}`;
    if (what === 'texts split' && text.length > 1) text.splitText(text.length / 2);
  }
  if (what === 'aids beside fields')
    for (const field of document.querySelectorAll('input, select, button, summary, details > *, astro-island > *')) {
      field.setAttribute('data-aid', 'true');
      field.before(document.createElement('writing-aid'));
      field.after(document.createElement('writing-aid'));
    }
  if (what === 'elements wrapped')
    for (const element of document.querySelectorAll('.ask-found *:not(svg *, option), [data-sheet] *:not(svg *)')) {
      const box = document.createElement('writing-aid');
      box.style.display = 'contents';
      element.replaceWith(box);
      box.append(element);
    }
}

/** Changes every page opened from here on, before any of its code runs. */
const changeFirst = (page: Page, what: Change): Promise<unknown> =>
  page.addInitScript(`addEventListener('DOMContentLoaded', () => (${change.toString()})(${JSON.stringify(what)}))`);

/** React tells of what it could not find, and draws it anew. */
const watch = (page: Page, what?: Change) =>
  faultsOf(page, (message) => what === 'elements wrapped' && message.includes('NotFoundError'));

const [first, second] = [oneThing(), anotherThing()];
const zip = servedZip().id;

const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map(({ textContent }) => textContent.replaceAll('»', '').trim()));

/** All that the box says and has. */
const stateOf = async (page: Page) => ({
  typed: await page.locator('#q').inputValue(),
  counts: await page
    .locator('.stepper input')
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
  texts: await textsOf(
    page,
    '.ask-found :is(.thing-name, .ask-price p, .ask-where, .ask-message, .ask-town, .ask-pages li)',
  ),
  focus: await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  address: page.url(),
});

/** Asks, counts, asks for more and takes away. @param after what happens as soon as there is an answer */
async function useBox(page: Page, path: string, after?: Change) {
  await page.goto(path);
  const field = page.locator('#q');
  // Before the code is there, which comes with the first move.
  await field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.focus();
  }, `2 ${first.name} ${zip}`);
  await move(page);
  await expect(page.locator('.ask-list .price')).toBeVisible();
  await expect(page.locator('.ask-town a').first()).toBeVisible();
  await expect(field).toBeFocused();
  if (after) await page.evaluate(change, after);
  const row = page.locator('.thing').first();
  const count = (at: number) => page.locator('.stepper input').nth(at);
  await row.locator('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(count(0)).toHaveValue('3');
  await expect(row.locator('button').last()).toBeFocused();
  await field.fill(`2 ${first.name}, ${second.name} and paint, 3rd floor, Saturday`);
  await expect(page.locator('.thing')).toHaveCount(2);
  await row.locator('button').last().press('Enter');
  await expect(count(0)).toHaveValue('4');
  const last = page.locator('.thing').last().locator('button').first();
  await last.press('Enter');
  await expect(page.locator('.thing')).toHaveCount(1);
  await field.fill(`2 ${first.name}, ${zip}`);
  await expect(page.locator('.ask-town a').first()).toBeVisible();
  await row.locator('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('load') === `${first.id}.5`);
  return stateOf(page);
}

const es = site.languages[0];
const BOXES = [
  paths.pricing,
  paths.home,
  paths.welcome,
  paths.search,
  paths.sizes,
  paths.zips,
  es?.pages.pricing,
  es?.pages.home,
];

for (const path of BOXES.filter((path) => path !== undefined)) {
  for (const what of CHANGES) {
    const isQuick = path === paths.pricing && (what === 'words wrapped' || what === 'elements wrapped');
    test(
      `${path}, ${what}: the box answers as ever`,
      { tag: isQuick ? '@phone' : ['@phone', '@slow'] },
      async ({ page }) => {
        const faults = watch(page, what);
        const expected = await useBox(page, path);
        expect(expected.texts.length).toBeGreaterThan(3);
        expect(await useBox(page, path, what), 'changed after the answer').toEqual(expected);
        await changeFirst(page, what);
        expect(await useBox(page, path), 'changed before the code').toEqual(expected);
        expect(faults).toEqual([]);
      },
    );
  }
}

test(
  'each text that React draws has an element of its own, so that it can write over it',
  { tag: '@phone' },
  async ({ page }) => {
    const mixed = () =>
      [...document.querySelectorAll('.ask-found *, [data-sheet] *, .toasts *')]
        .filter(({ childNodes }) => childNodes.length > 1)
        .filter(({ childNodes }) =>
          [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    const list = `load=${first.id}.3_${second.id}.1&heavy=1`;
    for (const sentence of [
      `2 ${first.name} and paint, ${zip}`,
      '90210',
      '105',
      'zzzzzz',
      'office cleanout',
      'springfield',
    ]) {
      await page.goto(`${paths.pricing}?${list}&q=${encodeURIComponent(sentence)}`);
      await move(page);
      await expect(page.locator('.ask-list, .ask-pages').first()).toBeVisible();
      expect(await page.evaluate(mixed), sentence).toEqual([]);
    }
    await page.goto(`${paths.loadSheet}?${list}&q=stairs`);
    await expect(page.locator('.load-list')).toBeVisible();
    expect(await page.evaluate(mixed)).toEqual([]);
  },
);

for (const what of CHANGES)
  test(
    `load sheet, ${what}: its list stands`,
    { tag: what === 'words wrapped' ? '@phone' : ['@phone', '@slow'] },
    async ({ page }) => {
      const faults = watch(page, what);
      for (const path of [paths.loadSheet, es?.pages.loadSheet]) {
        if (path === undefined) continue;
        const address = `${path}?load=${first.id}.3_${second.id}.1&heavy=1&q=stairs`;
        const state = async () => {
          await expect(page.locator('.load-code path')).toHaveCount(1);
          return textsOf(page, '.load-figures p, .load-list li, .load-typed, .load-ways a');
        };
        await page.goto(address);
        const expected = await state();
        await page.evaluate(change, what);
        expect(await state(), 'changed after').toEqual(expected);
        const changed = await page.context().newPage();
        await changeFirst(changed, what);
        await changed.goto(address);
        await expect(changed.locator('.load-code path')).toHaveCount(1);
        expect(
          await textsOf(changed, '.load-figures p, .load-list li, .load-typed, .load-ways a'),
          'changed before',
        ).toEqual(expected);
        await changed.close();
      }
      expect(faults).toEqual([]);
    },
  );

/** Every page that exists once, and one of each kind. */
for (const path of templates({ shortest: false })) {
  const tag = path === paths.home ? '@phone' : ['@phone', '@slow'];
  test(`${path}: menu and notices work on a changed page`, { tag }, async ({ page }) => {
    const faults = faultsOf(page, (message) => path === paths.notFound && message.includes('404'));
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
      const change = ${change.toString()};
      for (const what of ${JSON.stringify(CHANGES)}) change(what);
    })`);
    await page.goto(path);
    const menu = page.locator('details.menu');
    await menu.locator('summary').click();
    await hydrated(page);
    await expect(menu).toHaveAttribute('open', '');
    // React listens soon after the island counts as hydrated.
    await expect(async () => {
      await page.keyboard.press('Escape');
      expect(await menu.getAttribute('open')).toBeNull();
    }).toPass();
    await expect(menu.locator('summary')).toBeFocused();
    await page.evaluate(
      (texts) => {
        for (const text of texts) {
          const button = Object.assign(document.createElement('button'), { id: `copy-${text}`, textContent: text });
          button.dataset.copy = text;
          document.querySelector('main')?.prepend(button);
        }
      },
      ['first', 'second'],
    );
    for (const text of ['first', 'second']) {
      await page.locator(`#copy-${text}`).click();
      await expect(page.locator('.toast[data-state=open]')).toContainText(text);
      await page.evaluate(change, 'words wrapped' as const);
    }
    await expect(page.locator('[data-failed]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('tooltips on a changed page', { tag: '@desktop' }, async ({ page }) => {
  const faults = faultsOf(page);
  await changeFirst(page, 'words wrapped');
  await page.goto(paths.welcome);
  const trigger = page.locator('.tip').first();
  const said = await trigger.evaluate(
    (tip) => document.getElementById(tip.getAttribute('popovertarget') ?? '')?.textContent,
  );
  await trigger.hover();
  await expect(page.locator('.tooltip')).toContainText((said ?? '').replaceAll('»', ''));
  await expect(trigger).toContainText('»');
  // A blocker takes it out.
  await page.locator('.tooltip').evaluate((tip) => tip.closest('[data-radix-popper-content-wrapper]')?.remove());
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(trigger).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('removeChild'))).toEqual([]);
});

test('the way back brings what was typed, however soon', { tag: '@phone' }, async ({ page }) => {
  for (const path of [paths.zips, paths.search, paths.pricing]) {
    await page.goto(path);
    const field = page.locator('#q');
    await field.fill(`2 ${first.name}`);
    await expect(page.locator('.ask-list .price')).toBeVisible();
    await page.locator('.thing button').last().click();
    // The address when a visitor leaves the moment the new count is drawn.
    const left = page.locator('.stepper input').evaluate(
      (input: HTMLInputElement) =>
        new Promise((resolve) => {
          new MutationObserver(() => {
            if (input.value !== '4') return;
            dispatchEvent(new Event('pagehide'));
            resolve(location.search);
          }).observe(input, { attributes: true });
        }),
    );
    await page.locator('.thing button').last().click();
    expect(await left).toContain('.4');
    await page.goto(paths.about);
    await page.goBack();
    await move(page);
    await expect(field).toHaveValue(`2 ${first.name}`);
    await expect(page.locator('.stepper input')).toHaveValue('4');
  }
});
