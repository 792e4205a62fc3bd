/** Spanish text of `/questions`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  headTitle: 'Preguntas sobre recogida de muebles y basura',
  description:
    'Cuánto cuesta, cuándo podemos ir, qué no nos llevamos, cómo pedir un precio con fotos y qué tener a la mano cuando llame. Respuestas cortas.',
  title: 'Lo que más nos preguntan',
  lead: 'Precios, horario, qué nos llevamos, fotos. Aquí le contestamos en pocas palabras; para lo demás, llame o escriba.',
  headings: {
    first: 'Las más frecuentes',
    visit: 'El día de la recogida',
    photos: 'El precio con fotos',
    /** Links to the pages with the other questions. */
    more: { visit: 'Todo sobre la llamada y la visita', photos: 'Todo sobre las fotos' },
  },
};
