/** Spanish text of `/404`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  nearest: '¿Buscaba esto?',
};
