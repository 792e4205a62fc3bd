/** Opens the admin, or its page for reviews or taps, or says why not. */
import { z } from 'astro/zod';
import { showPage } from './dialog.ts';
import type { PageSettings } from './settings.ts';

// The page's policy allows no code made from text, which zod would use. Before any schema is made.
z.config({ jitless: true });

async function open(): Promise<void> {
  const settings = (await (await fetch('/settings.json', { cache: 'no-store' })).json()) as PageSettings;
  if (settings.repository.owner === '')
    showPage(
      'This admin has no repository yet',
      'Write its owner and name in admin/settings.ts, run npm run admin:build, and publish the admin again.',
    );
  else if (new URLSearchParams(location.search).has('reviews'))
    await (await import('./reviews-page.ts')).openReviewsPage(settings);
  else if (new URLSearchParams(location.search).has('taps'))
    await (await import('./taps-page.ts')).openTapsPage(settings);
  else await (await import('./sveltia.ts')).openSveltia(settings);
}

open().catch((error: unknown) => {
  console.error(error);
  const reason = error instanceof Error ? error.message : '';
  showPage('This page did not open', `${reason} Check the connection, then reload. Nothing was lost.`.trim());
});
