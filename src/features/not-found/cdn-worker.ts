/**
 * CDN worker for paths without a file: redirects other spellings of a path (capitals, encoded letters) to the one that
 * exists, otherwise serves an uncached 404 page.
 */
import { canonicalPath } from '#lib/canonical-path.ts';

interface Environment {
  /** The built site, with public/_headers and public/_redirects applied. */
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const requested = new URL(url);
    const canonical = new URL(url);
    canonical.pathname = canonicalPath(requested.pathname);
    if (canonical.pathname !== requested.pathname) {
      const { status, headers } = await ASSETS.fetch(new Request(canonical, { redirect: 'manual' }));
      const target = headers.get('Location');
      if (status < 400) return Response.redirect(new URL(target ?? canonical, canonical).href, 301);
    }
    const page = await ASSETS.fetch(new URL('/404', requested));
    const headers = new Headers(page.headers);
    headers.set('Cache-Control', 'no-store');
    headers.delete('ETag');
    return new Response(page.body, { status: 404, headers });
  },
};
