/** The 404 page and the page without a connection: the labels around what content/pages says. */
import type { Words } from './words.en.ts';

export const es: Words = {
  again: 'Intentar otra vez',
};
