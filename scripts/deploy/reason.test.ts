/** What the owner reads when Cloudflare refuses. The texts are wrangler's own. */
import { expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

const failed = 'A request to the Cloudflare API (/accounts/a/workers/services/gone-today) failed.\n\n  ';

it.each([
  [
    'necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work',
    'CLOUDFLARE_API_TOKEN holds no token. Make a new',
  ],
  [`${failed}Authentication error [code: 10000]`, 'refused the token in CLOUDFLARE_API_TOKEN'],
  [`${failed}Invalid request headers [code: 6003]`, '"The token" in docs/operations.md'],
  [
    'The configured Cloudflare API token contains a character that cannot be used in an HTTP Authorization header: "…"',
    'refused the token',
  ],
  [
    'register a workers.dev subdomain here:\nhttps://dash.cloudflare.com/a/workers/onboarding',
    'no address at workers.dev yet',
  ],
  // Wrangler asks about a refused token, and that may fail in another way.
  [`${failed}Invalid access token [code: 9109]\n[ERROR] fetch failed`, 'refused the token'],
  [`${failed}Please wait and consider throttling your request speed [code: 971]`, 'Wait five minutes'],
  ['  POST /accounts/a/workers/scripts/gone-today/versions -> 503 Service Unavailable', 'cloudflarestatus.com'],
  ['✘ [ERROR] fetch failed', 'Check the network'],
  [
    '✘ [ERROR] You cannot upload a new version of a Worker that does not yet exist. Please run',
    'npm run deploy -- --first',
  ],
  [`${failed}The file is too large. [code: 10068]`, 'Cloudflare refused: "The file is too large. [code: 10068]".'],
  ['', 'Wrangler stopped without a reason.'],
])('%j', (said, reason) => {
  expect(reasonOf(said)).toContain(reason);
});
