/** Opens the page of the desk where reviews come in, or says why not. */
import './plain-zod.ts';
import { notice } from './notice.ts';
import type { PageSettings } from './settings.ts';

async function open(): Promise<void> {
  const answer = await fetch('/desk.json', { cache: 'no-store' });
  const settings = (await answer.json()) as PageSettings;
  // After zod is told what this page allows: schemas are made when the module is loaded.
  const { openReviewsPage } = await import('./reviews-page.ts');
  if (await openReviewsPage(settings)) return;
  notice('Sign in first', 'Sign in at the desk in this tab. Then come back here.', {
    label: 'Open the desk',
    href: '/',
  });
}

open().catch((error: unknown) => {
  console.error(error);
  notice('The reviews did not open', 'Check the connection, then reload this page. Nothing was lost.');
});
