/** What the search page says. */

export const search = {
  field: 'An item, a town, a ZIP code or a question',
  search: 'Search',
  all: 'All',
  more: 'Show more',
  failed: (phone: string) => `Search didn’t load. Use one of the lists below, or call ${phone}.`,
  none: (query: string, phone: string) => `Nothing found for "${query}". Try one word, or call ${phone}.`,
  found: (count: number) => `${count} found`,
  /** `instead` is what was looked for where a word seemed misspelled. */
  foundInstead: (count: number, instead: string) => `${count} found for "${instead}".`,
};
