/** Sitemaps per kind of page, from the finished pages' metadata. */
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { kindOf, KINDS } from '#pages.ts';
import type { BuiltPages } from './built-page.ts';

/** Astro integration; writes sitemap-{kind}-0.xml and an index. */
export const sitemaps = (pages: BuiltPages): AstroIntegration =>
  sitemap({
    filter: (url) => pages.lists(url),
    namespaces: { news: false, xhtml: false, video: false },
    serialize: (item) => {
      const { modified } = pages.at(item.url);
      return {
        ...item,
        ...(modified ? { lastmod: modified } : {}),
        img: pages.pictures(item.url).map((url) => ({ url: new URL(url, item.url).href })),
      };
    },
    // The rest goes into sitemap-pages-0.xml.
    chunks: Object.fromEntries(
      KINDS.filter((kind) => kind !== 'pages').map((kind) => [
        kind,
        (item) => (kindOf(new URL(item.url).pathname) === kind ? item : undefined),
      ]),
    ),
  });
