/** What the owner reads when GitHub does not do what was asked: what happened, what became of it, what to do. */

/** What a request is for. */
export type Doing = 'reading' | 'saving' | 'publishing' | 'changing the status';

const KEPT = 'What you typed is kept in this browser: if the form closes, open it again and tap Restore.';

const lost = (doing: Doing, reason: string): string => {
  if (doing === 'saving') return `${reason} ${KEPT} Then save again.`;
  if (doing === 'reading') return `${reason} Nothing was changed. Try again.`;
  return `${reason} The draft is still there. Reload this page, see what the draft says, then try again.`;
};

export const offline = (doing: Doing): string => lost(doing, "You're offline. Wait until you're connected.");
export const cut = (doing: Doing): string => lost(doing, 'The connection broke before GitHub answered.');
export const slow = (doing: Doing): string => lost(doing, 'GitHub took too long to answer.');

export interface Failure {
  readonly status: number;
  /** GitHub's own words. */
  readonly message: string;
  /** Of an error in an answer to GraphQL, which comes with status 200. */
  readonly type?: string | undefined;
  readonly headers: Headers;
  readonly doing: Doing;
  /** "owner/name" */
  readonly repository: string;
}

function minutes(headers: Headers): string {
  const count = Math.max(1, Math.ceil(Number(headers.get('retry-after') ?? 60) / 60));
  return count === 1 ? 'a minute' : `${count} minutes`;
}

const isRateLimit = ({ status, type, headers, message }: Failure): boolean =>
  status === 429 ||
  type === 'RATE_LIMITED' ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(message)));

function notPublished(message: string): string {
  if (/status check|checks?\b.*(expected|failing|pending)/i.test(message))
    return `The draft isn't published: its checks haven't passed (${message}). Wait for them, or open the pull request on GitHub to see what they found. The draft is still there.`;
  if (/not mergeable|conflict/i.test(message))
    return "The draft isn't published: someone changed the same file on the site since you began it. Copy what you wrote, discard the draft, and make the change again. The draft is still there.";
  return `GitHub didn't publish the draft: ${message}. The draft is still there.`;
}

/** @returns undefined for an answer that Sveltia itself can deal with */
export function sentenceFor(failure: Failure): string | undefined {
  const { status, type, message, doing, headers, repository } = failure;
  if (status < 400 && type !== 'FORBIDDEN' && type !== 'RATE_LIMITED') return undefined;
  if (status === 401)
    return doing === 'reading'
      ? 'GitHub no longer accepts your sign-in. Reload this page and sign in again, with a new token if yours has expired.'
      : `GitHub no longer accepts your sign-in, so nothing was saved. ${KEPT} Reload this page and sign in again, with a new token if yours has expired.`;
  if (isRateLimit(failure)) return lost(doing, `GitHub asks for a break of ${minutes(headers)}.`);
  if (doing === 'reading' && (status === 403 || status === 404))
    return `GitHub doesn't show ${repository} to your sign-in. Make a token that has access to this repository.`;
  if (status === 403 || type === 'FORBIDDEN')
    return `Your sign-in may read the site but not change it, so nothing was saved. ${KEPT} Sign in with a token that has "Contents" and "Pull requests" set to "Read and write".`;
  if (status >= 500) return lost(doing, `GitHub has trouble right now (${status}). Wait a few minutes.`);
  if (doing === 'publishing') return notPublished(message);
  return lost(doing, `GitHub refused this: ${message} (${status}).`);
}
