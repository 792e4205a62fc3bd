/** Notice on pages served from the offline cache. */
import type { Words } from './words.en.ts';

export const es: Words = {
  offlineNotice: {
    copyOf:
      'No tiene internet o está muy lento. Esta es la copia que guardó su navegador el {day}. Los precios pueden haber cambiado.',
    copy: 'No tiene internet o está muy lento. Esta es la copia que guardó su navegador. Los precios pueden haber cambiado.',
  },
};
