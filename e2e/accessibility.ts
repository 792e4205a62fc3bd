/** What axe finds on a page, in one line a rule. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Without names and comments, which every page would have to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * @param opened true while something is open on top of the page, which stands outside of its landmarks
 * @returns "color-contrast: main p, footer a", the first three places of each rule that is broken
 */
export async function axe(page: Page, { opened = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Without a second window, which only pages with frames need; and without the long list of all that is well.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(opened ? WCAG : [...WCAG, 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}
