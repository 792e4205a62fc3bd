/** Texts of structured data. */
import type { Words } from './words.en.ts';

export const es: Words = {
  service: 'Recogida de muebles y basura',
};
