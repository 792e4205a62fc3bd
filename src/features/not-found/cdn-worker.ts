/** CDN worker for paths without a file: redirects uppercase paths to lowercase, otherwise serves an uncached 404 page. */
interface Environment {
  /** The built site, with public/_headers and public/_redirects applied. */
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const requested = new URL(url);
    const lowercase = new URL(url);
    lowercase.pathname = requested.pathname.toLowerCase();
    if (lowercase.pathname !== requested.pathname) {
      const { status, headers } = await ASSETS.fetch(new Request(lowercase, { redirect: 'manual' }));
      const target = headers.get('Location');
      if (status < 400) return Response.redirect(new URL(target ?? lowercase, lowercase).href, 301);
    }
    const page = await ASSETS.fetch(new URL('/404', requested));
    const headers = new Headers(page.headers);
    headers.set('Cache-Control', 'no-store');
    headers.delete('ETag');
    return new Response(page.body, { status: 404, headers });
  },
};
