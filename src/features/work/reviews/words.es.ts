/** Spanish text of `/reviews`. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

interface Rated {
  value: number;
  count: number;
}

const opinions = (count: number): string => counted(count, 'opinión', 'opiniones');

export const es: Words = {
  /** The business name is appended if both fit in 60 characters. */
  headTitle: (rating: Rated | undefined) =>
    rating
      ? `Calificación: ${rating.value} de 5 en ${opinions(rating.count)}`
      : 'Opiniones de clientes, tal como las escribieron',
  description: (rating: Rated | undefined) =>
    `${rating ? `Calificación: ${rating.value} de 5 en ${opinions(rating.count)}. ` : ''}Opiniones tal como las escribieron los clientes, con fecha y fuente. Las de ejemplo están marcadas.`,
  title: 'Opiniones',
  lead: 'Las opiniones de los clientes van tal como las escribieron, con la fecha y el sitio donde las publicaron.',
  /** On the social card. */
  cardNote: 'Tal como las escribieron, con fecha y fuente',
  /** Shown when there are no reviews. */
  empty: {
    title: 'Aquí todavía no hay opiniones',
    text: 'Aquí pondremos las opiniones de los clientes tal como las escriban, con la fecha y el sitio donde las publicaron.',
  },
  samplesNote:
    'Las opiniones que dicen “Ejemplo” no las escribieron clientes. A Google y a los demás buscadores no se las mandamos.',
  labels: {
    /** Accessible name. */
    list: 'Lo que escribieron los clientes',
  },
};
