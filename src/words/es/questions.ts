/** `/es/preguntas`. The questions and answers are content/es/faq.yaml and those of content/es/pages. */

export const questions = {
  headTitle: 'Preguntas sobre recogida de muebles y basura',
  description:
    'Cuánto cuesta, qué tan pronto vamos, qué no nos llevamos, cómo funciona el precio por foto y qué tener a la mano al llamar. Respuestas cortas.',
  title: 'Lo que más nos preguntan',
  lead: 'Precio, horario, qué nos llevamos, fotos. Respuestas cortas, y un número para lo demás.',
  headings: { first: 'Las más comunes', visit: 'El día de la recogida', photos: 'Precio por foto' },
};
