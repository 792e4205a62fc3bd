/** `/locations`: the map and the list of all places. */
import { counted, listed } from '#lib/spanish.ts';

const municipalities = (count: number) => counted(count, 'municipio');

export const locations = {
  headTitle: (count: number) => `Adónde vamos: ${count} ciudades, pueblos y municipios`,
  /** `counties` are those we serve whole, `towns` single ones in other counties; either list may be empty. */
  area: ({ counties, towns }: { counties: readonly string[]; towns: readonly string[] }) =>
    counties.length > 0 && towns.length > 0
      ? `todo ${listed(counties)}, y en ${listed(towns)}`
      : counties.length > 0
        ? `todo ${listed(counties)}`
        : listed(towns),
  /** The same where so many names are too long. */
  countedArea: (count: number) => municipalities(count),
  /** In search results, at most 160 characters. */
  description: (area: string) =>
    `Recogida de muebles y basura en ${area}. Busque su pueblo: vea nuestros precios y sus reglas de recogida.`,
  title: 'Adónde vamos',
  lead: (count: number) =>
    `${count} ciudades, pueblos y municipios. Toque el suyo y vea nuestros precios y qué recogen ahí.`,
  cardNote: ({ places, zips }: { places: number; zips: number }) =>
    `${municipalities(places)}, ${counted(zips, 'código postal', 'códigos postales')}`,
  municipalities,
  zips: (count: number) => `Los ${count} códigos postales`,
  rules: 'reglas',
  /** The same, read out without the line around it. */
  rulesSpoken: (place: string) => `${place}: reglas locales`,
};
