/**
 * Runs on the CDN where no file answers: an address in capitals leads to its page, and the 404 page comes with the headers
 * of a page and is never kept, whatever public/_headers says of files at such an address.
 */
interface Environment {
  /** The built site, with public/_headers and public/_redirects applied. */
  ASSETS: { fetch: (request: Request | URL) => Promise<Response> };
}

export default {
  async fetch({ url }: Request, { ASSETS }: Environment): Promise<Response> {
    const asked = new URL(url);
    const plain = new URL(url);
    plain.pathname = asked.pathname.toLowerCase();
    if (plain.pathname !== asked.pathname) {
      const { status, headers } = await ASSETS.fetch(new Request(plain, { redirect: 'manual' }));
      const target = headers.get('Location');
      if (status < 400) return Response.redirect(new URL(target ?? plain, plain).href, 301);
    }
    const page = await ASSETS.fetch(new URL('/404', asked));
    const headers = new Headers(page.headers);
    headers.set('Cache-Control', 'no-store');
    headers.delete('ETag');
    return new Response(page.body, { status: 404, headers });
  },
};
