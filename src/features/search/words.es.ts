/** Spanish text of `/search`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  kind: 'Tipo',
  county: 'Condado',
  pages: 'O vaya a una página',
  island: {
    locale: 'es-US',
    /** "a el Bronx" → "al Bronx" */
    contraction: { from: ' a el ', to: ' al ' },
    lists: 'es-US',
    field: 'Un objeto, una ciudad o pueblo, un código postal o una pregunta',
    search: 'Buscar',
    all: 'Todo',
    more: 'Ver más páginas con estas palabras',
    failed: 'La búsqueda no cargó. Use una de las listas de abajo o llame al {phone}.',
    none: 'No encontramos nada con “{query}”. Pruebe con una sola palabra o llame al {phone}.',
    found: { one: '{count} resultado', other: '{count} resultados' },
    /** For a place that we do not serve. */
    beyond: 'No vamos a {place}. ¿Tiene dudas? Llame al {phone}.',
    /** With places nearby that we serve. */
    beyondNear: 'No vamos a {place}. Lo más cercano adonde sí vamos: {near}. ¿Tiene dudas? Llame al {phone}.',
    /** `instead` is the corrected query; `found` comes from `found`. */
    foundInstead: '{found}. ¿Quiso decir {instead}?',
  },
};
