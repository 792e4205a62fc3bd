/** `/reviews`, and how a review and the rating are told on other pages. */
import { counted } from '#lib/spanish.ts';

/** A business's public rating; undefined while it has none. */
interface Rated {
  value: number;
  count: number;
}

const opinions = (count: number): string => counted(count, 'opinión', 'opiniones');

export const reviews = {
  /** `day` as people say it; `source` and `day` are not known at first. */
  rating: ({
    value,
    count,
    source,
    day,
  }: {
    value: number;
    count: number;
    source: string | undefined;
    day: string | undefined;
  }) => {
    const origin = [source, day && `al ${day}`].filter(Boolean).join(', ');
    return `${value} con ${opinions(count)}${origin ? ` (${origin})` : ''}`;
  },
  sample: 'Opinión de ejemplo, no de un cliente',
  /** The business name is added where it fits into 60 characters. */
  headTitle: (rating: Rated | undefined) =>
    rating ? `Calificación: ${rating.value} con ${opinions(rating.count)}` : 'Opiniones, palabra por palabra',
  description: (rating: Rated | undefined) =>
    `${rating ? `Calificación: ${rating.value} con ${opinions(rating.count)}. ` : ''}Lo que escribieron los clientes, palabra por palabra, con la fecha y dónde lo publicaron. Las de ejemplo van marcadas.`,
  title: 'Opiniones',
  lead: 'Lo que escribieron los clientes, palabra por palabra, con la fecha y dónde lo publicaron.',
  /** On the picture of a shared link. */
  cardNote: 'Palabra por palabra, con fecha y fuente',
  all: 'Todas las opiniones',
  /** While there is none to print. */
  empty: {
    title: 'Aquí todavía no hay opiniones',
    text: 'Aquí pondremos lo que escriban los clientes, palabra por palabra, con la fecha y dónde lo publicaron.',
  },
  readOn: (source: string, day: string) => `Lo vimos en ${source} el ${day}.`,
  unconfirmed: 'Esta cifra es nuestra. Cuando la confirmemos, agregaremos la fecha y dónde se publicó.',
  samplesNote: 'Las opiniones de abajo son ejemplos, no son de clientes. No se las mandamos a los buscadores.',
  labels: {
    /** Read out, not seen. */
    list: 'Lo que escribieron los clientes',
    categories: 'Qué nos llevamos',
  },
};
