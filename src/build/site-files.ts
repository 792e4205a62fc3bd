/** Astro integrations that write files from the finished pages: redirects, service worker, sitemaps. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { kindOf } from '#pages.ts';
import { readContent } from '#validation/read.ts';
import { writeBuildRecord } from './build-record.ts';
import { BuiltPages, isListed } from './built-page.ts';
import { dropOriginals } from './original-pictures.ts';
import { writeRedirects } from './redirects.ts';
import { writeServiceWorker } from './service-worker.ts';
import { sitemaps } from './sitemaps.ts';
import { writeTextAlternates } from './text-alternates.ts';

/** Number of pages per kind, and how many are indexed. */
function countByKind(pages: BuiltPages): Record<string, { pages: number; indexed: number }> {
  const kinds: Record<string, { pages: number; indexed: number }> = {};
  for (const [, path, page] of pages.all()) {
    const count = (kinds[kindOf(path)] ??= { pages: 0, indexed: 0 });
    count.pages += 1;
    if (isListed(page, path)) count.indexed += 1;
  }
  return kinds;
}

export function siteFiles(): AstroIntegration[] {
  const pages = new BuiltPages();
  let root = '';
  return [
    sitemaps(pages),
    {
      name: 'site-files',
      hooks: {
        'astro:config:done': ({ config }) => {
          root = fileURLToPath(config.root);
          pages.folder = fileURLToPath(config.outDir);
        },
        'astro:build:done': async () => {
          const { folder } = pages;
          const { rows } = readContent(root);
          // Must come first: later steps list the output files.
          dropOriginals('src/assets/pictures', `${folder}_astro`);
          writeRedirects(folder, rows);
          await writeServiceWorker(folder, rows);
          writeTextAlternates(folder, pages);
          console.table(countByKind(pages));
          // Last, because it hashes all files.
          writeBuildRecord(folder);
        },
      },
    },
  ];
}
