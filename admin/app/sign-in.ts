/** Signing in: the token lasts as long as the tab, and whoever has none is told how to get one. */
import type { Settings } from '../settings.ts';
import { element } from './element.ts';

const USER = 'sveltia-cms.user';

/** Sveltia would keep the token in the browser for months, also on a phone that is lent or lost. */
export function keepTokenInTab(): void {
  window.localStorage.removeItem(USER);
  Object.defineProperty(window, 'localStorage', { value: window.sessionStorage });
}

/** The token of whoever is signed in. */
export const tokenInUse = (): string | undefined =>
  (JSON.parse(window.sessionStorage.getItem(USER) ?? '{}') as { token?: string }).token;

/** For the API of this machine, which lets no one else in. */
export const signInWith = (token: string): void =>
  window.sessionStorage.setItem(USER, JSON.stringify({ backendName: 'github', token }));

/** Marks the page as signed in: the hint goes, the links come (admin.css). */
export const markSignedIn = (): void => document.documentElement.setAttribute('data-signed-in', '');

/** GitHub's form for a token, filled in as far as an address can. */
export function tokenPage({ publishing, repository }: Settings): string {
  const query = new URLSearchParams({
    name: 'Admin',
    description: `The admin of ${repository.name}`,
    target_name: repository.owner,
    expires_in: '90',
    contents: 'write',
    ...(publishing === 'drafts' ? { pull_requests: 'write' } : {}),
  });
  return `https://github.com/settings/personal-access-tokens/new?${query}`;
}

export function showSignInHint(settings: Settings): void {
  const { owner, name } = settings.repository;
  const scopes = settings.publishing === 'drafts' ? '“Contents” and “Pull requests”' : '“Contents”';
  const link = { href: tokenPage(settings), target: '_blank', rel: 'noreferrer' };
  const steps = [
    [element('a', link, 'Open GitHub’s form for a new token'), '. It opens in a new tab.'],
    [`Under “Repository access”, pick “Only select repositories”, then ${owner}/${name}.`],
    [`Under “Permissions”, set ${scopes} to “Read and write”. The form should have it filled in. Leave the rest.`],
    ['Press “Generate token” and copy it. GitHub shows it once: save it in your password manager.'],
    ['Back here, press “Sign In Using Access Token” and paste it. This tab forgets it when you close it.'],
  ].map((words) => element('li', {}, ...words));
  const summary = element('summary', {}, 'First time here? How to get a token');
  const hint = element('details', {}, summary, element('ol', {}, ...steps));
  document.body.append(element('aside', { className: 'admin-hint', ariaLabel: 'How to sign in' }, hint));
}
