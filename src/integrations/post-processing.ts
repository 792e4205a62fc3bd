/** What is made from finished pages, in the order in which Astro calls it. Nothing here changes one. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { kindOf } from '#model/routes.ts';
import { writeBuildRecord } from './build-record.ts';
import { BuiltPages, isListed } from './built-page.ts';
import { originalPictures } from './original-pictures.ts';
import { redirects } from './redirects.ts';
import { writeSearchIndex } from './search-index.ts';
import { offline } from './service-worker.ts';
import { sitemaps } from './sitemaps.ts';
import { writeTextAlternates } from './text-alternates.ts';

/** Pages by kind: how many there are, and how many a search engine may list. */
function countByKind(pages: BuiltPages): Record<string, { pages: number; indexed: number }> {
  const kinds: Record<string, { pages: number; indexed: number }> = {};
  for (const [, path, page] of pages.all()) {
    const count = (kinds[kindOf(path)] ??= { pages: 0, indexed: 0 });
    count.pages += 1;
    if (isListed(page, path)) count.indexed += 1;
  }
  return kinds;
}

/** Astro integrations, the first of which tells the others where the pages are. */
export function postProcessing(): AstroIntegration[] {
  const pages = new BuiltPages();
  return [
    {
      name: 'built-pages',
      hooks: {
        'astro:build:done': ({ dir }) => {
          pages.folder = fileURLToPath(dir);
        },
      },
    },
    // Before anything lists files.
    originalPictures(pages),
    // These only read pages and write files of their own.
    sitemaps(pages),
    redirects(),
    offline(),
    {
      name: 'readers-without-a-browser',
      hooks: {
        'astro:build:done': async () => {
          await writeSearchIndex(pages.folder, pages);
          writeTextAlternates(pages.folder, pages);
          console.table(countByKind(pages));
        },
      },
    },
    {
      name: 'build-record',
      hooks: {
        // After all that write files, because it lists them by their bytes.
        'astro:build:done': () => {
          writeBuildRecord(pages.folder);
        },
      },
    },
  ];
}
