/** Spanish text of `/photo-quote`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  who: { you: 'Usted', us: (name: string) => name },
  labels: {
    shots: 'Qué fotos tomar',
    example: 'Lo que le contestamos',
    marked: 'Es un ejemplo, no un trabajo real.',
    message: 'El mensaje ya está listo',
    messageLead: 'Toque el botón de mensaje y le sale ya escrito. Agregue sus fotos y mándelo.',
    questions: 'Preguntas frecuentes',
  },
};
