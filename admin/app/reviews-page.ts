/** The page where reviews come in. It belongs to the tab that has signed in at the desk. */
import type { Api } from '../github/api.ts';
import { USER } from '../github/session.ts';
import { openReviews } from '../reviews/page.tsx';
import { reviewsIn } from '../reviews/saving.ts';
import { placesFrom, servicesFrom } from '../reviews/records.ts';
import { begin, loadJudge, signInWith } from './begin.ts';
import { asFiles } from './content.ts';
import type { PageSettings } from './settings.ts';

/** @returns false where no one is signed in */
export async function openReviewsPage(settings: PageSettings): Promise<boolean> {
  const { repository, api: addresses } = await begin(settings);
  if (settings.token !== undefined) signInWith(settings.token);
  const { token } = JSON.parse(window.localStorage.getItem(USER) ?? '{}') as { token?: string };
  if (token === undefined) return false;
  const { owner, name: repo, branch } = settings.repository;
  const api: Api = { owner, repo, branch, ...addresses, fetch: window.fetch.bind(window) };
  const authorization = `token ${token}`;
  // The gate asks for content as whoever asked before it.
  const known = await api.fetch(`${api.rest}/user`, { headers: { Authorization: authorization } });
  if (!known.ok) return false;
  const bytesAt = async (ref: string) => (await repository.at(ref)).content;
  const { readRows } = await loadJudge();
  const rows = readRows(asFiles(await bytesAt(branch), () => Promise.resolve(undefined)));
  const textAt = async (ref: string, file: string) => new TextDecoder().decode((await bytesAt(ref)).bytes.get(file));
  document.title = 'Reviews';
  const root = document.createElement('main');
  const way = document.createElement('a');
  way.href = '/';
  way.textContent = 'Back to the desk';
  way.className = 'desk-back';
  document.body.append(way, root);
  openReviews(root, {
    ...reviewsIn({ ...api, token: () => token }, settings.publishing, textAt),
    places: placesFrom(rows.municipalities),
    services: servicesFrom(rows.services),
    timezone: rows.business.hours.timezone,
  });
  return true;
}
