/** Every page passes here once it is written: numbers in it stay on one line, its policy names its own hashes. */
import type { MiddlewareHandler } from 'astro';
import { ownHashes } from '#lib/own-hashes.ts';
import { unbroken } from '#lib/unbroken.ts';

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(ownHashes(unbroken(await response.text())), response);
};
