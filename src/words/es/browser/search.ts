/** What the search page says. */
import { counted, listed, to } from '#lib/spanish.ts';

const results = (count: number): string => counted(count, 'resultado');

export const search = {
  field: 'Un objeto, una ciudad o pueblo, un código postal o una pregunta',
  search: 'Buscar',
  all: 'Todo',
  more: 'Ver más páginas con estas palabras',
  failed: (phone: string) => `La búsqueda no cargó. Use una de las listas de abajo o llame al ${phone}.`,
  none: (query: string, phone: string) =>
    `No encontramos nada con “${query}”. Pruebe con una sola palabra o llame al ${phone}.`,
  found: results,
  /** A place that we do not serve, with places of ours next to it. */
  beyond: ({ place, near, phone }: { place: string; near: readonly string[]; phone: string }) =>
    near.length === 0
      ? `No vamos ${to(place)}. ¿Tiene dudas? Llame al ${phone}.`
      : `No vamos ${to(place)}. Lo más cercano adonde sí vamos: ${listed(near)}. ¿Tiene dudas? Llame al ${phone}.`,
  /** `instead` is what comes first where a word seems misspelled. */
  foundInstead: (count: number, instead: string) => `${results(count)}. ¿Quiso decir ${instead}?`,
};
