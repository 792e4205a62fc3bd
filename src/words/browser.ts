/**
 * What code in the browser says, in English; src/integrations/language-code.ts puts another language in its place on the
 * pages of that language. The only words that islands may import. Each part by its own name, so that a page loads no more
 * of them than its islands say.
 */
export { early } from './en/browser/early.ts';
export { estimator, gauge } from './en/browser/estimator.ts';
export { filter } from './en/browser/filter.ts';
export { finder } from './en/browser/finder.ts';
export { loadSheet } from './en/browser/load-sheet.ts';
export { menu } from './en/browser/menu.ts';
export { place } from './en/browser/place.ts';
export { search } from './en/browser/search.ts';
export { shell } from './en/browser/shell.ts';
