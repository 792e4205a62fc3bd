/** Reads the things that a list may hold from the rows of `SizeList.astro`; a name is as it is shown, maybe translated. */
import { readThing, type Thing } from '#business/estimate.ts';

export const readThings = (): Thing[] =>
  [...document.querySelectorAll<HTMLElement>('[data-load]')].flatMap(
    (row) => readThing(row.dataset.load ?? '', row.querySelector('span')?.textContent ?? '') ?? [],
  );
