/** What comes out on letter paper. */
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths } from '#pages.ts';
import { hydrated, move, settled, sheets, wake } from './browser.ts';
import { chosen, oneThing, site } from './content.ts';
import { templates } from './templates.ts';
import { warn } from './warn.ts';

/** Warns of what needs more sheets than it should, which is for the texts to settle. */
async function fits(page: Page, most: number): Promise<void> {
  const count = await sheets(page);
  expect(count).toBeGreaterThan(0);
  if (count > most) warn(`${new URL(page.url()).pathname}: ${count} sheets of paper; ${most} at most`);
}
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });
const longest = <Record extends { path: string }>(records: readonly Record[], fileOf: (record: Record) => string) =>
  records.toSorted((a, b) => readFileSync(fileOf(b)).length - readFileSync(fileOf(a)).length);

test('of the box only the list is printed beside the prices', { tag: '@desktop' }, async ({ page }) => {
  const item = oneThing();
  await page.goto(`${paths.pricing}?load=${item.id}.2`);
  await wake(page);
  await fits(page, 2);
  await page.emulateMedia({ media: 'print' });
  await expect(visible(page, '.ask li')).toHaveText([new RegExp(item.name)]);
  await page.goto(paths.pricing);
  await expect(page.locator('.ask form')).toBeHidden();
  await expect(page.locator('.truck-ladder li').last()).toBeVisible();
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  // Paper looks the same, with its styles there from the start.
  test.use({ javaScriptEnabled: false });

  const htmlOf = ({ path }: { path: string }) => `dist${path}.html`;
  const checklists = site.guides.filter((guide) => readFileSync(htmlOf(guide), 'utf8').includes('prose checklist'));

  test('a checklist has a box per line, a town hall page is a sheet with a code', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const { path } = chosen('guide with a checklist', longest(checklists, htmlOf)[0]);
    await page.goto(path);
    await expect(visible(page, 'nav, .contact-bar, .actions, .chips')).toHaveCount(0);
    const boxes = await page
      .locator('.checklist li')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').borderTopWidth));
    expect(new Set(boxes)).toEqual(new Set(['2px']));
    await fits(page, 4);

    const townHalls = longest(site.municipalities, ({ townHallPath }) => htmlOf({ path: townHallPath }));
    const { townHallPath, label } = chosen('municipality', townHalls[0]);
    await page.goto(townHallPath);
    await fits(page, 1);
    await expect(page.locator('.sheet')).toContainText(label);
    await expect(page.locator('.sheet-foot svg')).toBeVisible();
    await expect(page.locator('.sheet-foot')).toContainText(townHallPath);
    await expect(visible(page, 'h1, header, footer')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(visible(page, '.sheet, .sheet-foot')).toHaveCount(0);
  });
});

/** @returns visible text so light that white paper, where nothing is printed behind it, does not show it */
function paleText(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const { color, printColorAdjust } = getComputedStyle(parent);
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
    const isPale = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
    if (isPale && printColorAdjust !== 'exact' && parent.getBoundingClientRect().width > 1)
      found.add(parent.outerHTML.slice(0, 100));
  }
  return [...found];
}

for (const path of templates({ shortest: false })) {
  const tag = path === paths.pricing || path === paths.home ? '@desktop' : ['@desktop', '@slow'];
  test(`${path}: paper is the same before the first move as after it`, { tag }, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const first = await sheets(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(paleText)).toEqual([]);
    await expect(visible(page, '.contact-bar, .chips, details.menu')).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await move(page);
    await hydrated(page);
    expect(await sheets(page)).toBe(first);
  });
}
