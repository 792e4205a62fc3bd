/** What both pages of the admin begin with: the guard in place of fetch, and the repository behind it. */
import type { CollectionName } from '#business/schema/collections.ts';
import { show } from './dialog.ts';
import { guardedFetch } from './fetch-guard.ts';
import { contentReader, textOn, type GitHub } from './github.ts';
import { shapes } from './prepared.ts';
import { saving, type Options } from './saving.ts';
import { apiOf, originsOf, type PageSettings } from './settings.ts';
import { keepTokenInTab, markSignedIn, signInWith, tokenInUse } from './sign-in.ts';

/** The site's validation: large, and not needed at first. */
export const loadValidation = () => import('./validation.ts');

export function start(settings: PageSettings, placePhotos: Options['placePhotos'] = (commit) => commit) {
  keepTokenInTab();
  if (settings.token !== undefined) signInWith(settings.token);
  const { owner, name: repo, branch } = settings.repository;
  const github: GitHub = { ...apiOf(settings), owner, repo, branch, token: tokenInUse };
  const contentAt = contentReader(github);
  const forms = saving({
    branch,
    shapes: new Map<CollectionName, (typeof shapes)[number][1]>(shapes),
    textOn: (branches, path) => textOn(github, branches, path),
    contentAt,
    placePhotos,
    newProblems: async (...commit) => (await loadValidation()).newProblems(...commit),
    show,
  });
  window.fetch = guardedFetch({
    ...github,
    origins: new Set([location.origin, ...originsOf(settings)]),
    checkCommit: forms.check,
    onSignedIn: markSignedIn,
    notify: (text) => void show({ title: 'Not done', text }),
    network: window.fetch.bind(window),
  });
  return { github, contentAt, forms };
}
