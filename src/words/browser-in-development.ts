/** What `#words/browser.ts` is on the development server: it asks the page for its language. */
import type { Words } from './words.ts';

const all = import.meta.glob<{ browser: Words['browser'] }>('./*/browser.ts');
const load = all[`./${document.documentElement.lang.slice(0, 2)}/browser.ts`] ?? all['./en/browser.ts'];
if (!load) throw new Error('src/words/en/browser.ts is missing');

export const { early, estimator, filter, finder, gauge, loadSheet, menu, place, search, shell } = (await load())
  .browser;
