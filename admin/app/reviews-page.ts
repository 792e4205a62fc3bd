/** The page where reviews come in, for the tab that is signed in. */
import { openReviews } from '../reviews/page.tsx';
import { reviewsIn } from '../reviews/saving.ts';
import { placesFrom, servicesFrom } from '../reviews/records.ts';
import { showPage } from './dialog.ts';
import { element } from './element.ts';
import type { PageSettings } from './settings.ts';
import { tokenInUse } from './sign-in.ts';
import { loadValidation, start } from './start.ts';

export async function openReviewsPage(settings: PageSettings): Promise<void> {
  const { github, contentAt } = start(settings);
  if (tokenInUse() === undefined) {
    showPage('Sign in first', 'Sign in to the admin in this tab. Then come back here.');
    return;
  }
  const { readRows } = await loadValidation();
  const rows = readRows(await contentAt(github.branch));
  const textAt = async (ref: string, file: string) => new TextDecoder().decode((await contentAt(ref)).bytes.get(file));
  document.title = 'Reviews';
  const root = element('main', { className: 'reviews' });
  document.body.append(element('a', { href: '/', className: 'admin-back' }, 'Back to the admin'), root);
  openReviews(root, {
    ...reviewsIn(github, settings.publishing, textAt),
    places: placesFrom(rows.municipalities),
    services: servicesFrom(rows.services),
    timezone: rows.business.hours.timezone,
  });
}
