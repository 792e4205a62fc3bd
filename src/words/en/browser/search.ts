/** What the search page says. */
import { listed } from '#lib/words.ts';

export const search = {
  field: 'An item, a town, a ZIP code or a question',
  search: 'Search',
  all: 'All',
  more: 'Show more pages with these words',
  failed: (phone: string) => `Search didn’t load. Use one of the lists below, or call ${phone}.`,
  none: (query: string, phone: string) => `Nothing found for "${query}". Try one word, or call ${phone}.`,
  found: (count: number) => `${count} found`,
  /** A place that we do not serve, with places of ours next to it. */
  beyond: ({ place, near, phone }: { place: string; near: readonly string[]; phone: string }) =>
    near.length === 0
      ? `We don’t serve ${place}. Not sure? Call ${phone}.`
      : `We don’t serve ${place}. The closest places we do are ${listed(near)}. Not sure? Call ${phone}.`,
  /** `instead` is what comes first where a word seems misspelled. */
  foundInstead: (count: number, instead: string) => `${count} found. Did you mean ${instead}?`,
};
