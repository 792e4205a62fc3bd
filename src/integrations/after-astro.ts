/** What is made from the finished pages after Astro has ended: on a large site there is not enough memory for Astro and Pagefind at once. */
import { writeBuildRecord } from './build-record.ts';
import { BuiltPages } from './built-page.ts';
import { codeDigest } from './code-digest.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeTextAlternates } from './text-alternates.ts';

/**
 * @param folder the built site
 * @param caches what Astro and the integrations keep from one build to the next; both end with a slash
 * @throws Error with Pagefind's own words when it refuses a page
 */
export async function afterAstro(folder: string, caches: string): Promise<void> {
  const pages = new BuiltPages(folder);
  pages.recall(caches, codeDigest());
  // One after the other: side by side they take as long, and more memory.
  await writeSearchIndex(folder, pages);
  await writeTextAlternates(folder, pages, `${caches}markdown/`);
  // After all that write files, because it lists them by their bytes.
  writeBuildRecord(folder);
}
