/** Tells, below Sveltia's own sign-in, how to come by a token. */
import type { Settings } from '../settings.ts';

/** Told by the gate when GitHub knows who is there. */
export const SIGNED_IN = 'desk-signed-in';

/** @param page GitHub's form for a new token, filled in as far as an address can */
export function showSignInHint({ repository, publishing }: Settings, page: string): void {
  const link = document.createElement('a');
  link.href = page;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = 'Open GitHub’s form for a new token';
  const rights =
    publishing === 'drafts'
      ? '“Contents” and “Pull requests” to “Read and write”, and “Actions” to “Read-only”'
      : '“Contents” to “Read and write”';
  const steps = [
    [link, '. It opens in a new tab.'],
    [`Under “Repository access”, pick “Only select repositories”, then ${repository.owner}/${repository.name}.`],
    [`Under “Permissions”, set ${rights}. The form should have them filled in. Leave the rest.`],
    ['Press “Generate token” and copy it. GitHub shows it once: save it in your password manager.'],
    ['Back here, press “Sign In Using Access Token” and paste it.'],
  ];
  const list = document.createElement('ol');
  for (const words of steps) {
    const step = document.createElement('li');
    step.append(...words);
    list.append(step);
  }
  const after = document.createElement('p');
  after.textContent = 'The desk forgets the token when you close this tab.';
  const hint = document.createElement('details');
  hint.className = 'desk-hint';
  const summary = document.createElement('summary');
  summary.textContent = 'First time here? How to get a token';
  hint.append(summary, list, after);
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'How to sign in');
  place.append(hint);
  document.body.append(place);
  window.addEventListener(SIGNED_IN, () => place.remove(), { once: true });
}
