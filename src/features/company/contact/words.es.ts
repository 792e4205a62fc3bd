/** Spanish text of `/contact`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  /** `rating` as in "4.9 de 5 en 327 opiniones". */
  rated: (rating: string) => `Calificación: ${rating}`,
  labels: {
    copyNumber: 'Copiar el número',
    copyAddress: 'Copiar el correo',
    vcard: 'Guárdenos en sus contactos',
    say: 'Díganos esto',
    questions: 'Preguntas frecuentes',
    areas: 'Adónde vamos',
  },
};
