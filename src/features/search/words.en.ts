/** English text of `/search`. */
import type { Plural } from '#lib/template.ts';

export const en = {
  kind: 'Kind',
  county: 'County',
  pages: 'Or go to a page',
  island: {
    locale: 'en-US',
    /** Not used in English. */
    contraction: { from: '', to: '' },
    /** Locale for lists without a serial comma. */
    lists: 'en-GB',
    field: 'An item, a town, a ZIP code or a question',
    search: 'Search',
    all: 'All',
    more: 'Show more pages with these words',
    failed: 'Search didn’t load. Use one of the lists below, or call {phone}.',
    none: 'Nothing found for "{query}". Try one word, or call {phone}.',
    found: { other: '{count} found' } as Plural,
    /** For a place that we do not serve. */
    beyond: 'We don’t serve {place}. Not sure? Call {phone}.',
    /** With places nearby that we serve. */
    beyondNear: 'We don’t serve {place}. The closest places we do are {near}. Not sure? Call {phone}.',
    /** `instead` is the corrected query; `found` comes from `found`. */
    foundInstead: '{found}. Did you mean {instead}?',
  },
};

export type Words = typeof en;
