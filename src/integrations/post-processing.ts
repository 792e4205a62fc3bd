/**
 * Everything that works on pages after Astro has rendered them, in the order in which Astro calls it: what stands
 * earlier in the list has done its part before what follows. docs/post-processing.md says what each is for.
 */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { buildRecord } from './build-record.ts';
import { BuiltPages } from './built-page.ts';
import { originalPictures } from './original-pictures.ts';
import { redirects } from './redirects.ts';
import { renderedPages } from './rendered-pages.ts';
import { searchIndex } from './search-index.ts';
import { offline } from './service-worker.ts';
import { sitemaps } from './sitemaps.ts';
import { textAlternates } from './text-alternates.ts';

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
    // Before the rest, because it decides which scripts there are.
    renderedPages(pages),
    // These four only read pages and write files of their own.
    sitemaps(pages),
    textAlternates(pages),
    searchIndex(pages),
    redirects(),
    // After all these, because it lists the files that a browser keeps, by their bytes.
    offline(),
    // Last, because it lists all files by their bytes.
    buildRecord(),
  ];
}
