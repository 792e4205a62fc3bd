/** What comes out on letter paper: how many pages, and what is on them. */
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { readFileSync } from 'node:fs';
import { PAGES } from '#model/routes.ts';
import { chosen, site } from './content.ts';
import { readyForPaper, sheets } from './paper.ts';
import { wake } from './waiting.ts';

/** How much of a built page is printed. */
const printed = (path: string): number => {
  const main = parse(readFileSync(`dist${path}.html`, 'utf8')).querySelector('main');
  for (const left of main?.querySelectorAll('.no-print') ?? []) left.remove();
  return main?.text.length ?? 0;
};
/** How many town hall pages are printed: those that print most. */
const FULL = 25;

test.describe('on paper', { tag: '@once' }, () => {
  test('the prices are two pages, and of the estimator only what was counted', async ({ page }) => {
    const line = chosen('line of the estimator', site.estimator[0]);
    await page.goto(PAGES.pricing);
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.goto(`${PAGES.pricing}?load=${line.id}.2`);
    await wake(page);
    await expect(page.locator('.estimator-result .price')).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('.estimator li').filter({ visible: true });
    await expect(lines).toHaveText([new RegExp(line.name)]);
    await expect(page.locator('.estimator h3').filter({ visible: true })).toHaveCount(1);
    await page.goto(PAGES.pricing);
    await readyForPaper(page);
    await expect(page.locator('.estimator')).toBeHidden();
    await expect(page.locator('.ladder li').last()).toBeVisible();
  });
});

test.describe('on paper, without scripts', { tag: '@once' }, () => {
  // What paper looks like is the same, and there from the start.
  test.use({ javaScriptEnabled: false });

  test('a checklist is two pages at most, a box before each line, and a guide has no menus', async ({ page }) => {
    const guides = site.guides.filter(({ path }) =>
      readFileSync(`dist${path}.html`, 'utf8').includes('class="prose checklist"'),
    );
    expect(guides.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    for (const { path } of guides) {
      await page.goto(path);
      await expect(page.locator('nav, .contact-bar, .actions, .chips').filter({ visible: true }), path).toHaveCount(0);
      const list = page.locator('.checklist');
      const boxes = await list
        .locator('li')
        .evaluateAll((lines) => lines.map((one) => getComputedStyle(one, '::before').borderTopWidth));
      expect(new Set(boxes), path).toEqual(new Set(['2px']));
      await list.evaluate((one) => {
        document.body.replaceChildren(one);
      });
      expect.soft(await sheets(page), path).toBeLessThanOrEqual(2);
    }
  });

  test('a town hall page is one sheet with a code that opens it and our number', async ({ page }) => {
    const fullest = site.municipalities
      .map(({ townHallPath: path, label }) => ({ path, label, letters: printed(path) }))
      .sort((a, b) => b.letters - a.letters)
      .slice(0, FULL);
    await page.emulateMedia({ media: 'print' });
    for (const { path, label } of fullest) {
      await page.goto(path);
      expect.soft(await sheets(page), path).toBe(1);
      await expect(page.locator('.sheet')).toContainText(label);
      await expect(page.locator('.sheet-foot svg'), path).toBeVisible();
      await expect(page.locator('.sheet-foot'), path).toContainText(path);
      await expect(page.locator('h1, header, footer').filter({ visible: true }), path).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.sheet, .sheet-foot').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });
});
