/** Every page passes here once it is written: numbers and names in it stay on one line. */
import type { MiddlewareHandler } from 'astro';
import { unbroken } from '#lib/unbroken.ts';

export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.includes('text/html')) return response;
  return new Response(unbroken(await response.text()), response);
};
