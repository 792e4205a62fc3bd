/** Text at 200 % on a phone, and a window of 320 by 256 (a wide screen at 400 %): nothing is cut, and the bars leave room to read. */
import { expect, test, type Page } from '@playwright/test';
import { paths } from '#pages.ts';
import { oneThing } from './content.ts';
import { templates } from './templates.ts';
import { hydrated, inOwnTypefaces, move } from './waiting.ts';

/** The most of a window's height that header, contact bar and sum may take together. */
const MOST_BARS = 1 / 4;

const SETTINGS = [
  { name: '200 % text', width: 390, height: 844, percent: 200 },
  { name: '175 % text', width: 360, height: 740, percent: 175 },
  { name: '320 by 256', width: 320, height: 256, percent: 100 },
];

/** Opens all that opens, and finds text that leaves its box or the window where nothing scrolls to it. */
function cutText(): string[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.textContent?.trim() === '' || parent.closest('svg, script, style, noscript, [popover]'))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Words for screen readers alone, and the link that skips to the content.
    if (parent.closest('.sr-only, .skip, [class*=sr-only]') && parent.getBoundingClientRect().width <= 1) continue;
    if (parent.closest('.skip')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      let [left, right, free] = [0, innerWidth, false];
      for (let around: Element | null = parent; around && !free; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display.startsWith('inline') && !/inline-(block|flex|grid)/.test(style.display)) continue;
        const edge = around.getBoundingClientRect();
        // What scrolls can be reached; a row that gives way is hidden whole.
        free =
          ['auto', 'scroll'].includes(style.overflowX) ||
          (style.overflowY === 'hidden' && (box.top + box.bottom) / 2 >= edge.bottom);
        if (!free && (around === parent || style.overflowX !== 'visible'))
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (free || (box.left >= left - 2 && box.right <= right + 2)) continue;
      const where = parent.closest('[class]')?.className ?? '';
      found.add(
        `"${node.textContent?.trim().slice(0, 40) ?? ''}" in ${parent.tagName.toLowerCase()} (${where.slice(0, 50)}): ${Math.round(box.left)} to ${Math.round(box.right)} of ${Math.round(left)} to ${Math.round(right)}`,
      );
    }
  }
  for (const field of document.querySelectorAll<HTMLElement>('input, select, button')) {
    const { left, right, width } = field.getBoundingClientRect();
    let scrolls = false;
    for (let around: Element | null = field; around; around = around.parentElement)
      scrolls ||= ['auto', 'scroll'].includes(getComputedStyle(around).overflowX);
    if (width > 0 && !scrolls && !field.closest('[popover]') && (left < -1 || right > innerWidth + 1))
      found.add(`${field.outerHTML.slice(0, 80)} sticks out`);
  }
  return [...found];
}

/** The height of what stays at the window's edges, as a part of the window's. */
async function barsOf(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('header.bar, .contact-bar, .estimator-sum')].map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      const stays = ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
      return stays ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** As someone has it who counts. */
const COUNTED = [paths.pricing, paths.loadSheet].map((path) => `${path}?load=${oneThing().id}.2`);

/** Pages with the most parts: these are tried with every change. */
const FULL: readonly string[] = [paths.home, paths.pricing, paths.items];

for (const path of [...templates({ shortest: false }), ...COUNTED]) {
  const tag = FULL.includes(path) ? '@phone' : ['@phone', '@slow'];
  test(`${path}: nothing is cut by large text or in a small window`, { tag }, async ({ page }) => {
    await page.goto(path);
    await move(page);
    await hydrated(page);
    await inOwnTypefaces(page);
    for (const { name, width, height, percent } of SETTINGS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect.soft(await barsOf(page), `bars at ${name}`).toBeLessThanOrEqual(MOST_BARS);
      expect.soft(await page.evaluate(cutText), name).toEqual([]);
    }
  });
}
