/** Opens the desk, or the page of it where reviews come in, or says why not. */
import './plain-zod.ts';
import { notice } from './notice.ts';
import type { PageSettings } from './settings.ts';

/** One file stands at both addresses; some hosts leave the ending out. */
const REVIEWS = /^\/reviews(\.html)?$/;

async function open(): Promise<void> {
  const answer = await fetch('/desk.json', { cache: 'no-store' });
  const settings = (await answer.json()) as PageSettings;
  if (settings.repository.owner === '') {
    notice(
      'This desk has no repository yet',
      'Write its owner and name into admin/settings.ts, then run npm run admin:build and publish the desk again.',
    );
    return;
  }
  // After zod is told what this page allows: schemas are made when the module is loaded.
  if (!REVIEWS.test(location.pathname)) {
    const { openDesk } = await import('./admin.ts');
    await openDesk(settings);
    return;
  }
  const { openReviewsPage } = await import('./reviews-page.ts');
  if (!(await openReviewsPage(settings)))
    notice('Sign in first', 'Sign in at the desk in this tab. Then come back here.', {
      label: 'Open the desk',
      href: '/',
    });
}

open().catch((error: unknown) => {
  console.error(error);
  notice('This page did not open', 'Check the connection, then reload this page. Nothing was lost.');
});
