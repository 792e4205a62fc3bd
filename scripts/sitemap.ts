/** What the sitemaps say, read from the finished pages: which may be indexed, since when they say it, their pictures. */
import type { SitemapOptions } from '@astrojs/sitemap';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, KINDS } from '#model/routes.ts';
import { mayBeListed } from './indexed-only.ts';

/** @param address full address of a built page */
function builtPage(address: string): string {
  const path = new URL(address).pathname.replace(/\/$/, '') || '/index';
  return readFileSync(join(process.cwd(), 'dist', `${path}.html`), 'utf8');
}

/** @returns false when the page at this full address says that it is not to be listed */
export const indexedOnly = (address: string): boolean => mayBeListed(builtPage(address), new URL(address).pathname);

/** The pictures that say something of their own: those with an alternative text. */
const pictures = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img src="(\/_astro\/[^"]+)"[^>]* alt="[^"]/g)].map((match) => match[1] ?? '')),
];

/** One sitemap a kind, named sitemap-{kind}-0.xml, and an index over them. */
export const sitemaps: SitemapOptions = {
  filter: indexedOnly,
  namespaces: { news: false, xhtml: false, video: false },
  serialize: (item) => {
    const html = builtPage(item.url);
    const modified = /<meta name="dcterms.modified" content="([^"]+)"/.exec(html)?.[1];
    return {
      ...item,
      ...(modified ? { lastmod: modified } : {}),
      img: pictures(html).map((url) => ({ url: new URL(url, item.url).href })),
    };
  },
  // What is in no list goes into sitemap-pages-0.xml.
  chunks: Object.fromEntries(
    KINDS.filter((kind) => kind !== 'pages').map((kind) => [
      kind,
      (item) => (kindOf(new URL(item.url).pathname) === kind ? item : undefined),
    ]),
  ),
};
