/** What axe finds on a page, in one line a rule. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * @param opened true while something is open on top of the page, which stands outside of its landmarks
 * @returns "color-contrast: main p, footer a", the first three places of each rule that is broken
 */
export async function axe(page: Page, { opened = false } = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
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
