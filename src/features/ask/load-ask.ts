/** Loads the engine with its data, and what the answer says; the box and the 404 page share it. */
import type { AnswerProps } from './ask-props.ts';
import type { AskFile } from './engine/ask-data.ts';
import { SearchIndex } from './engine/search-index.ts';

interface Loaded {
  engine: SearchIndex;
  answer: AnswerProps;
}

let cached: Promise<Loaded> | undefined;

/**
 * Loads on the first call; a failure is not cached, so that the next call retries.
 *
 * @param base path prefix of the language: '' for English
 * @throws Error if the data fails to load
 */
export function loadAsk(base: string): Promise<Loaded> {
  cached ??= fetch(`${base}/ask.json`, { credentials: 'include' })
    .then(async (response) => {
      if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
      const { answer, ...file } = (await response.json()) as AskFile & Pick<Loaded, 'answer'>;
      return { engine: await SearchIndex.create(file), answer };
    })
    .catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
  return cached;
}
