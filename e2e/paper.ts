/** A page as it comes out of a printer. */
import type { Page } from '@playwright/test';

/** How many pages it prints on, on letter paper. */
export async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}
