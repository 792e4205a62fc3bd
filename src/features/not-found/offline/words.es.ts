/** Spanish text of `/offline`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  again: 'Intentar otra vez',
};
