/** What a deployment is checked for is what the build in dist/ has, on the CDN's own server. Run after a build. */
import { expect, it } from 'vitest';
import { freePort } from '../lib/free-port.ts';
import { serve } from '../lib/static-server.ts';
import { failed, verify } from './verify.ts';

it('finds nothing wrong with the build', async () => {
  const { url, stop } = await serve(await freePort(4798));
  try {
    expect(failed(await verify(url, process.cwd(), '2026-11-23'))).toEqual([]);
  } finally {
    stop();
  }
});
