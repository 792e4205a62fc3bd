/** A page as it comes out of a printer. */
import type { Page } from '@playwright/test';
import { lateStyles, move } from './waiting.ts';

/** Moves, as nearly everyone who prints has done, and waits for the styles for paper. */
export async function readyForPaper(page: Page): Promise<void> {
  await move(page);
  await lateStyles(page);
}

/** How many pages it prints on, on letter paper. */
export async function sheets(page: Page): Promise<number> {
  await readyForPaper(page);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  return Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
}
