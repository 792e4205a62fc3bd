/** What a visitor does before the page's code is there counts, also where a translator or an extension has changed the page. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { faultsOf, hydrated, move } from './browser.ts';
import { servedZip, oneThing } from './content.ts';

/** As Chrome's translator, and as password managers and writing aids do. */
function changeMarkup(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const [outer, inner] = ['font', 'font'].map((tag) => document.createElement(tag)) as [HTMLElement, HTMLElement];
    inner.textContent = `» ${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  for (const field of document.querySelectorAll('input')) {
    field.setAttribute('data-aid', 'true');
    field.after(document.createElement('writing-aid'));
  }
}

const answered = (page: Page) => expect(page.locator('.ask-found a').first()).toBeVisible();
const VISITS: { path: string; field: string; typed: string; then: (page: Page) => Promise<void> }[] = [
  { path: paths.zips, field: '#q', typed: servedZip().id, then: answered },
  { path: paths.search, field: '#q', typed: oneThing().name, then: answered },
  {
    ...{ path: paths.pricing, field: '#q', typed: oneThing().name },
    then: async (page) => {
      await page.locator('.ask-list').getByRole('button').nth(1).click();
      await expect(page.locator(`#load-${oneThing().id}`)).toHaveValue('2');
    },
  },
];

for (const { path, field, typed, then } of VISITS)
  test(`${path} keeps what was typed on a changed page before its code came`, { tag: '@phone' }, async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(path);
    await page.evaluate(changeMarkup);
    // Without a move, which would load the code at once.
    await page.locator(field).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.focus();
    }, typed);
    await move(page);
    await hydrated(page);
    await expect(page.locator(field)).toHaveValue(typed);
    await expect(page.locator(field)).toBeFocused();
    await then(page);
    expect(faults).toEqual([]);
  });

test('the way back brings what was typed', { tag: '@phone' }, async ({ page }) => {
  for (const { path, field, typed } of VISITS) {
    await page.goto(path);
    await page.locator(field).fill(typed);
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(typed));
    await page.goto(paths.about);
    await page.goBack();
    await move(page);
    await expect(page.locator(field)).toHaveValue(typed);
  }
});
