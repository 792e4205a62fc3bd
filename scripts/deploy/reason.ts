/** Why Cloudflare did not do what wrangler asked, in words for the owner of the site. */

interface Kind {
  /** What wrangler's output holds then. */
  sign: RegExp;
  reason: string;
}

const NEW_TOKEN = 'Make a new one, as "The token" in docs/operations.md says, and put it there';

/** Tried in this order: a token is named first, because wrangler asks more about it and that may fail in other ways. */
const KINDS: readonly Kind[] = [
  { sign: /ENOSPC/, reason: 'The disk of this machine is full. Make room.' },
  {
    sign: /set a CLOUDFLARE_API_TOKEN environment variable/,
    reason: `The variable CLOUDFLARE_API_TOKEN holds no token. ${NEW_TOKEN}.`,
  },
  {
    sign: /workers\/onboarding/,
    reason:
      'Your Cloudflare account has no address at workers.dev yet. Choose one at https://dash.cloudflare.com/?to=/:account/workers/onboarding.',
  },
  {
    sign: /Worker that does not yet exist/,
    reason: 'There is no site yet that a preview could stand beside. Run npm run deploy -- --first.',
  },
  {
    sign: /\[code: (?:1000|10000|10001|6003|6111|9106|9109)\]|-> 40[13] |Authorization header/,
    reason: `Cloudflare refused the token in CLOUDFLARE_API_TOKEN: it has expired, was withdrawn, or is not for the account in CLOUDFLARE_ACCOUNT_ID. ${NEW_TOKEN}.`,
  },
  {
    sign: /"Retry-After"|\[code: (?:971|10429)\]|-> 429 /,
    reason: 'Cloudflare takes no more requests for now: there were too many in a short time. Wait five minutes.',
  },
  {
    sign: /-> 5\d\d |\[code: 10013\]/,
    reason: 'Cloudflare has a fault of its own. https://www.cloudflarestatus.com says how long it lasts.',
  },
  {
    sign: /fetch failed|Unable to resolve|timed out|other side closed/,
    reason: 'The connection to Cloudflare broke off, or there is none. Check the network.',
  },
];

/**
 * @param said all that wrangler printed, without colors
 * @returns whole sentences; with Cloudflare's own words where we know none
 */
export function reasonOf(said: string): string {
  const kind = KINDS.find(({ sign }) => sign.test(said));
  if (kind) return kind.reason;
  const own = /^\s*(\S.* \[code: \d+\])$/m.exec(said)?.[1] ?? /\[ERROR\] (.+)/.exec(said)?.[1];
  return own ? `Cloudflare refused: "${own}".` : 'Wrangler stopped without a reason.';
}
