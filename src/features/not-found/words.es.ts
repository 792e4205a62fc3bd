/** The 404 page and the page without a connection: the labels around what content/pages says. */
import type { Words } from './words.en.ts';

export const es: Words = {
  /** Above pages whose names are like the address. */
  nearest: '¿Buscaba esto?',
};
