/** The things of the load estimator, as a page prints them: each element with `data-load` begins with name and cubic feet. */
import { readThing, type Sized } from '#business/estimate.ts';

export const readThings = (within = ''): Sized[] =>
  [...document.querySelectorAll<HTMLElement>(`${within} [data-load]`)].flatMap(
    ({ dataset, children: [name, feet] }) =>
      readThing(dataset.load ?? '', name?.textContent ?? '', feet?.textContent ?? '') ?? [],
  );
