/** What search engines are told in words. */
import type { Words } from './words.en.ts';

export const es: Words = {
  /** What we do. */
  service: 'Recogida de muebles y basura',
};
