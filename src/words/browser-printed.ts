/** What `#words/browser.ts` is while pages are made: each part in the language of the page (src/middleware.ts says which). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { wordsIn, type Words } from './words.ts';

const language = new AsyncLocalStorage<string>();

/** Makes a page whose islands speak this language. */
export const printedIn = <Made>(own: string, make: () => Made): Made => language.run(own, make);

/** A part of the words, looked up whenever one is said. */
const part = <Name extends keyof Words['browser']>(name: Name): Words['browser'][Name] =>
  new Proxy({} as Words['browser'][Name], {
    get: (_, key) => Reflect.get(wordsIn(language.getStore()).browser[name], key) as unknown,
  });

export const early = part('early');
export const estimator = part('estimator');
export const filter = part('filter');
export const finder = part('finder');
export const gauge = part('gauge');
export const loadSheet = part('loadSheet');
export const menu = part('menu');
export const place = part('place');
export const search = part('search');
export const shell = part('shell');
