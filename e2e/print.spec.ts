/** What comes out on letter paper: how many pages, and what is on them. */
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readFileSync } from 'node:fs';
import { paths } from '#pages.ts';
import { chosen, site } from './content.ts';
import { readyForPaper, sheets } from './paper.ts';
import { wake } from './waiting.ts';
import { warn } from './warn.ts';

/** How much of a built page is printed. */
const printed = (path: string): number => {
  const main = parse(readFileSync(`dist${path}.html`, 'utf8')).querySelector('main');
  for (const left of main?.querySelectorAll('.no-print') ?? []) left.remove();
  return main?.text.length ?? 0;
};
const fullestFirst = <Page extends { path: string }>(pages: readonly Page[]): Page[] =>
  pages
    .map((page) => ({ page, letters: printed(page.path) }))
    .sort((a, b) => b.letters - a.letters)
    .map(({ page }) => page);
/** How many are printed, of those that print most; more of them beside npm test (playwright.config.ts). */
const FULLEST = [
  { which: 'the fullest', tag: '@desktop', checklists: 2, townHalls: 3 },
  { which: 'many', tag: ['@desktop', '@slow'], checklists: Infinity, townHalls: 25 },
];

/** Warns of what needs more sheets of paper than it should: that is for the texts to settle. */
async function fits(page: Page, most: number): Promise<void> {
  const count = await sheets(page);
  expect(count).toBeGreaterThan(0);
  if (count > most) warn(`${new URL(page.url()).pathname}: ${count} sheets of paper; ${most} at most`);
}

test.describe('on paper', { tag: '@desktop' }, () => {
  test('of the estimator only what was counted stands beside the prices', async ({ page }) => {
    const line = chosen('line of the estimator', site.estimator[0]);
    await page.goto(paths.pricing);
    await fits(page, 2);
    await page.goto(`${paths.pricing}?load=${line.id}.2`);
    await wake(page);
    await expect(page.locator('.estimator-result .price')).toBeVisible();
    await fits(page, 2);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('.estimator li').filter({ visible: true });
    await expect(lines).toHaveText([new RegExp(line.name)]);
    await expect(page.locator('.estimator h3').filter({ visible: true })).toHaveCount(1);
    await page.goto(paths.pricing);
    await readyForPaper(page);
    await expect(page.locator('.estimator')).toBeHidden();
    await expect(page.locator('.ladder li').last()).toBeVisible();
  });
});

test.describe('on paper, without scripts', () => {
  // What paper looks like is the same, and there from the start.
  test.use({ javaScriptEnabled: false });

  for (const { which, tag, checklists, townHalls } of FULLEST) {
    test(`a checklist has a box before each line, and a guide no menus: ${which}`, { tag }, async ({ page }) => {
      const guides = site.guides.filter(({ path }) =>
        readFileSync(`dist${path}.html`, 'utf8').includes('class="prose checklist"'),
      );
      expect(guides.length).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      for (const { path } of fullestFirst(guides).slice(0, checklists)) {
        await page.goto(path);
        await expect(page.locator('nav, .contact-bar, .actions, .chips').filter({ visible: true }), path).toHaveCount(
          0,
        );
        const list = page.locator('.checklist');
        const boxes = await list
          .locator('li')
          .evaluateAll((lines) => lines.map((one) => getComputedStyle(one, '::before').borderTopWidth));
        expect(new Set(boxes), path).toEqual(new Set(['2px']));
        await list.evaluate((one) => {
          document.body.replaceChildren(one);
        });
        await fits(page, 2);
      }
    });

    test(
      `a town hall page is a sheet with a code that opens it and our number: ${which}`,
      { tag },
      async ({ page }) => {
        const pages = site.municipalities.map(({ townHallPath: path, label }) => ({ path, label }));
        await page.emulateMedia({ media: 'print' });
        for (const { path, label } of fullestFirst(pages).slice(0, townHalls)) {
          await page.goto(path);
          await fits(page, 1);
          await expect(page.locator('.sheet')).toContainText(label);
          await expect(page.locator('.sheet-foot svg'), path).toBeVisible();
          await expect(page.locator('.sheet-foot'), path).toContainText(path);
          await expect(page.locator('h1, header, footer').filter({ visible: true }), path).toHaveCount(0);
        }
        await page.emulateMedia({ media: 'screen' });
        await expect(page.locator('.sheet, .sheet-foot').filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('h1')).toBeVisible();
      },
    );
  }
});
