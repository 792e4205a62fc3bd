/** Spanish text of `/services/{service}`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  usualLoad: (load: string) => `Lo más común: ${load}.`,
  priceNote: 'El equipo le confirma el precio antes de cargar.',
  pair: {
    title: 'Antes y después',
    text: (photo: boolean) =>
      photo
        ? 'El cuarto antes de que llegáramos y después de que nos fuimos.'
        : 'Son ilustraciones, no fotos de un trabajo.',
  },
  headings: {
    included: 'Qué incluye',
    extra: 'Qué se cobra aparte',
    booking: 'Cita y pago',
    example: 'Ejemplo de precio',
    prepare: 'Antes de que lleguemos',
    refuses: 'Qué no nos podemos llevar',
    steps: 'Cómo lo hacemos',
    related: 'Servicios parecidos',
  },
  guides: 'Guías',
  towns: 'Nos lo piden mucho en',
  itemAnswers: '¿Se llevan…?',
};
