/** Everything that opens, opened: targets of 24 px, type that can be read, nothing for axe. */
import { expect, test } from '@playwright/test';
import { axe } from './accessibility.ts';
import { tagsOf, templates } from './templates.ts';
import { settled } from './waiting.ts';

/** The smallest type of the site, in pixels. */
const SMALLEST = 12;

/** Opens all that opens. @returns text that is smaller than `smallest`, drawings aside */
function smallText(smallest: number): string[] {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(.menu)')) details.open = true;
  const small = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, script, style)')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      element.checkVisibility() &&
      Number.parseFloat(getComputedStyle(element).fontSize) < smallest,
  );
  return small.map((element) => `${getComputedStyle(element).fontSize}: ${element.outerHTML.slice(0, 80)}`).slice(0, 5);
}

for (const path of templates({ shortest: false }))
  test(
    `${path}: with all that opens open, nothing for axe and no tiny type`,
    { tag: tagsOf(path) },
    async ({ page }) => {
      await page.goto(path);
      await settled(page);
      expect.soft(await page.evaluate(smallText, SMALLEST), 'tiny type').toEqual([]);
      expect.soft(await axe(page), 'axe').toEqual([]);
    },
  );
