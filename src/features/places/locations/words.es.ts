/** Spanish text of `/locations`. */
import { counted, listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const municipalities = (count: number) => counted(count, 'ciudad o pueblo', 'ciudades y pueblos');

export const es: Words = {
  headTitle: (count: number) => `Adónde vamos: ${count} ciudades y pueblos`,
  /** `counties` are served entirely, `towns` are single towns in other counties; either may be empty. */
  area: ({ counties, towns }: { counties: readonly string[]; towns: readonly string[] }) =>
    counties.length > 0 && towns.length > 0
      ? `todo ${listed(counties)}, y en ${listed(towns)}`
      : counties.length > 0
        ? `todo ${listed(counties)}`
        : listed(towns),
  /** Used when the names are too long. */
  countedArea: (count: number) => municipalities(count),
  /** Meta description, at most 160 characters. */
  description: (area: string) =>
    `Recogemos muebles y basura en ${area}. Busque su ciudad o pueblo y vea precios y reglas de recogida.`,
  title: 'Adónde vamos',
  lead: (count: number) =>
    `Vamos a ${count} ciudades y pueblos. Toque el suyo y vea nuestros precios y qué recoge su ciudad o pueblo.`,
  cardNote: ({ places, zips }: { places: number; zips: number }) =>
    `${municipalities(places)}, ${counted(zips, 'código postal', 'códigos postales')}`,
  municipalities,
  zips: (count: number) => `Los ${count} códigos postales`,
  /** Accessible name of the map's key. */
  list: 'Ciudades y pueblos por condado',
  /** Link to the county's own page. */
  county: (name: string) => `Más sobre ${name}`,
  rules: 'Todas las reglas de recogida en una tabla',
};
