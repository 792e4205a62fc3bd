/** Loads the engine with its data; the box and the 404 page share it. */
import type { AskFile } from './engine/ask-data.ts';
import { SearchIndex } from './engine/search-index.ts';

let cached: Promise<SearchIndex> | undefined;

/**
 * Loads on the first call; a failure is not cached, so that the next call retries.
 *
 * @param base path prefix of the language: '' for English
 * @throws Error if the data fails to load
 */
export function loadEngine(base: string): Promise<SearchIndex> {
  cached ??= fetch(`${base}/ask.json`, { credentials: 'include' })
    .then(async (response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      return SearchIndex.create((await response.json()) as AskFile);
    })
    .catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
  return cached;
}
