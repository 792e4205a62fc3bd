/** Spanish text of `/404`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  links: 'O empiece aquí',
  nearest: '¿Buscaba esto?',
};
