/** Writes everything derived from the finished pages, in dependency order; changes no page. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { kindOf } from '#pages.ts';
import { readContent } from '#validation/read.ts';
import { writeBuildRecord } from './build-record.ts';
import { BuiltPages, isListed } from './built-page.ts';
import { dropOriginals } from './original-pictures.ts';
import { writeRedirects } from './redirects.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeWorker } from './service-worker.ts';
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

/** Astro integrations. */
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
          // First, before files are listed.
          dropOriginals('src/assets/pictures', `${folder}_astro`);
          writeRedirects(folder, rows);
          await writeWorker(folder, rows);
          // Pagefind runs in its own process.
          const searchIndex = writeSearchIndex(folder, pages);
          writeTextAlternates(folder, pages);
          await searchIndex;
          console.table(countByKind(pages));
          // Last, because it hashes all files.
          writeBuildRecord(folder);
        },
      },
    },
  ];
}
