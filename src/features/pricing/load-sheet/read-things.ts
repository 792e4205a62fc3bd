/** Reads the estimator's items from `data-load` elements, whose first two children are name and cubic feet. */
import { readThing, type Sized } from '#business/estimate.ts';

export const readThings = (within = ''): Sized[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} [data-load]`)].flatMap(
    ({ dataset, children: [name, feet] }) =>
      readThing(dataset.load ?? '', name?.textContent ?? '', feet?.textContent ?? '') ?? [],
  );
