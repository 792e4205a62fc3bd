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

for (const { what, change } of CHANGES)
  test(`a page that is ${what} loses nothing when its code comes`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const zip = servedZip();
    const thing = oneThing();
    const open = async (path: string, field?: string, text = '') => {
      await page.goto(path);
      await page.evaluate(change);
      if (field) await type(page, field, text);
      await move(page);
      await hydrated(page);
      if (!field) return;
      await expect(page.locator(field)).toHaveValue(text);
      await expect(page.locator(field)).toBeFocused();
    };

    await open(paths.zips, '.finder input', zip.id);
    await expect(page.locator('.finder-yes')).toBeVisible();

    await open(paths.items, '.filter [type=search]', 'zzzz');
    await expect(page.locator('.filter-ask')).toBeVisible();

    await open(paths.search, '#q', 'sofa');
    await expect(page.locator('.site-search li').first()).toBeVisible();

    await open(paths.pricing, '.estimator [type=search]', thing.name);
    await page.locator('.estimator search').getByRole('button', { name: 'One more' }).first().click();
    await expect(page.locator(`#load-${thing.id}`)).toHaveValue('1');
    await expect(page.locator('.estimator-result .price')).toBeVisible();

    await page.goto(`${paths.loadSheet}?load=${thing.id}.2`);
    await page.evaluate(change);
    await hydrated(page);
    await expect(page.locator('.load-list li')).toHaveCount(1);
    await expect(page.locator('.load-figures .price')).toBeVisible();

    await open(paths.home);
    const menu = page.locator('details.menu');
    if (await menu.isVisible()) {
      await menu.locator('summary').click();
      await page.keyboard.press('Escape');
      await expect(menu).not.toHaveAttribute('open');
    }
    expect(errors).toEqual([]);
  });
