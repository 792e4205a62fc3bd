/** Pages whose markup something else has changed before their code comes: a translator, or an extension with its own elements. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { oneThing, servedZip } from './content.ts';
import { hydrated, move } from './waiting.ts';

/** As Chrome's translator does: each text in two `font` elements, and other words. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    // A string, because the type of this old element is deprecated.
    const [outer, inner] = ['font', 'font'].map((tag) => document.createElement(tag)) as [HTMLElement, HTMLElement];
    inner.textContent = `» ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** As password managers and writing aids do. */
function addElements(): void {
  for (const field of document.querySelectorAll('input')) {
    field.setAttribute('data-aid', 'true');
    field.after(document.createElement('writing-aid'));
  }
}

const CHANGES = [
  { what: 'translated', change: translate },
  { what: 'with an element beside each field', change: addElements },
];

/** What a visitor types without any move that wakes the page, and the focus in the field. */
const type = (page: Page, field: string, text: string) =>
  page.locator(field).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.focus();
  }, text);

/** What a visitor does on a page once its code has come. The pointer has moved on no page before: it would wake this one at once. */
const VISITS: { path: string; field?: string; typed?: () => string; then: (page: Page) => Promise<void> }[] = [
  {
    path: paths.zips,
    field: '.finder input',
    typed: () => servedZip().id,
    then: (page) => expect(page.locator('.finder-yes')).toBeVisible(),
  },
  {
    path: paths.items,
    field: '.filter [type=search]',
    typed: () => 'zzzz',
    then: (page) => expect(page.locator('.filter-ask')).toBeVisible(),
  },
  {
    path: paths.search,
    field: '#q',
    typed: () => 'sofa',
    then: (page) => expect(page.locator('.site-search li').first()).toBeVisible(),
  },
  {
    path: paths.pricing,
    field: '.estimator [type=search]',
    typed: () => oneThing().name,
    then: async (page) => {
      await page.locator('.estimator search').getByRole('button', { name: 'One more' }).first().click();
      await expect(page.locator(`#load-${oneThing().id}`)).toHaveValue('1');
      await expect(page.locator('.estimator-result .price')).toBeVisible();
    },
  },
  {
    path: `${paths.loadSheet}?load=${oneThing().id}.2`,
    then: async (page) => {
      await expect(page.locator('.load-list li')).toHaveCount(1);
      await expect(page.locator('.load-figures .price')).toBeVisible();
    },
  },
  {
    path: paths.home,
    then: async (page) => {
      const menu = page.locator('details.menu');
      if (!(await menu.isVisible())) return;
      await menu.locator('summary').click();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    },
  },
];

for (const { what, change } of CHANGES)
  for (const { path, field, typed = () => '', then } of VISITS)
    test(`${path}, ${what}, loses nothing when its code comes`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(path);
      // A list in the address wakes its page at once, before anything can change it.
      if (path.includes('?')) await then(page);
      await page.evaluate(change);
      if (field) await type(page, field, typed());
      await move(page);
      await hydrated(page);
      if (field) {
        await expect(page.locator(field)).toHaveValue(typed());
        await expect(page.locator(field)).toBeFocused();
      }
      await then(page);
      expect(errors).toEqual([]);
    });
