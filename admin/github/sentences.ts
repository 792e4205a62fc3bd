/** What the owner reads when something fails: what happened, what became of his work, what to do. */
import type { Call } from './calls.ts';

const KEPT = 'What you typed is kept in this browser.';

export const OFFLINE = `You're offline. ${KEPT} Save again when you're back online: nothing gets saved twice.`;
export const CUT = `The connection broke before GitHub answered. ${KEPT} Save again: nothing gets saved twice.`;
export const SLOW = `GitHub took too long to answer. ${KEPT} Save again: nothing gets saved twice.`;
export const SIGNED_OUT = `GitHub no longer accepts your sign-in. ${KEPT} Sign in again, then save.`;
export const DRAFT_CLASH =
  'Someone changed the same words on the site since you began this draft, so it was not published.';

const minutes = (seconds: number): string => {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
};

export interface Failure {
  status: number;
  /** GitHub's own words. */
  message: string;
  headers: Headers;
  /** For example `owner/gone-today`. */
  repository: string;
  /** What was to be done. */
  doing: Call['doing'];
}

const isPause = ({ status, headers, message }: Failure): boolean =>
  status === 429 ||
  (status === 403 &&
    (headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(message)));

function notAllowed({ doing, repository }: Failure): string {
  if (doing === 'reading')
    return `GitHub doesn't show ${repository} to your sign-in. Make a new token that has access to this repository.`;
  return `Your sign-in may read the site but not change it, so nothing was saved. ${KEPT} Make a new token with "Contents" and "Pull requests" set to "Read and write".`;
}

/** @returns a sentence for an answer that is none; nothing for one that Sveltia itself can deal with */
export function sentenceFor(failure: Failure): string | undefined {
  const { status, doing, headers } = failure;
  if (status < 400) return undefined;
  if (status === 401) return SIGNED_OUT;
  if (isPause(failure))
    return `GitHub asks for a break. ${KEPT} Try again in ${minutes(Number(headers.get('retry-after') ?? 60))}.`;
  if (status === 403 || (status === 404 && doing === 'reading')) return notAllowed(failure);
  if (status >= 500) return `GitHub has trouble right now (${status}). ${KEPT} Try again in a few minutes.`;
  if (doing === 'publishing') return `GitHub didn't publish the draft: ${failure.message}. The draft is still there.`;
  return `GitHub refused this: ${failure.message} (${status}). ${KEPT}`;
}
