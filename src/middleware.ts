/** Tells islands in which language the page is that they are printed into. */
import { defineMiddleware } from 'astro:middleware';
import { printedIn } from '#words/browser-printed.ts';

export const onRequest = defineMiddleware(({ currentLocale = 'en' }, next) =>
  printedIn(currentLocale, async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    // Islands print while the page is read: here, where its language is known.
    return new Response(await response.text(), response);
  }),
);
