/** `/search`: what results can be narrowed by. */
import type { Plural } from '#lib/template.ts';

export const en = {
  kind: 'Kind',
  county: 'County',
  pages: 'Or go to a page',
  island: {
    locale: 'en-US',
    /** What the preposition before a place and its article become: none in English. */
    contraction: { from: '', to: '' },
    /** Lists as British English writes them, without a comma before "and". */
    lists: 'en-GB',
    field: 'An item, a town, a ZIP code or a question',
    search: 'Search',
    all: 'All',
    more: 'Show more pages with these words',
    failed: 'Search didn’t load. Use one of the lists below, or call {phone}.',
    none: 'Nothing found for "{query}". Try one word, or call {phone}.',
    found: { other: '{count} found' } as Plural,
    /** A place that we do not serve. */
    beyond: 'We don’t serve {place}. Not sure? Call {phone}.',
    /** The same with places of ours next to it. */
    beyondNear: 'We don’t serve {place}. The closest places we do are {near}. Not sure? Call {phone}.',
    /** `instead` is what comes first where a word seems misspelled; `found` as above. */
    foundInstead: '{found}. Did you mean {instead}?',
  },
};

export type Words = typeof en;
