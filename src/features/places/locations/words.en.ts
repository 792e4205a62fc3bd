/** English text of `/locations`. */
import { counted, listed } from '#lib/text.ts';

const municipalities = (count: number) => counted(count, 'municipality', 'municipalities');

export const en = {
  headTitle: (count: number) => `Service Area: ${count} Towns, Villages and Boroughs`,
  /** `counties` are served entirely, `towns` are single towns in other counties; either may be empty. */
  area: ({ counties, towns }: { counties: readonly string[]; towns: readonly string[] }) =>
    counties.length > 0 && towns.length > 0
      ? `every municipality of ${listed(counties)}, and ${listed(towns)}`
      : counties.length > 0
        ? `every municipality of ${listed(counties)}`
        : listed(towns),
  /** Used when the names are too long. */
  countedArea: (count: number) => municipalities(count),
  /** Meta description, at most 160 characters. */
  description: (area: string) => `Junk removal in ${area}. Find your town for our prices and its pickup rules.`,
  title: 'Where we work',
  lead: (count: number) =>
    `${count} towns, cities, villages and boroughs. Tap yours for our prices and to see what the town picks up.`,
  cardNote: ({ places, zips }: { places: number; zips: number }) =>
    `${municipalities(places)}, ${counted(zips, 'ZIP code')}`,
  municipalities,
  zips: (count: number) => `All ${count} ZIP codes`,
  /** Accessible name of the map's key. */
  list: 'Towns by county',
  /** Link to the county's own page. */
  county: (name: string) => `More about ${name}`,
  rules: 'All town rules in one table',
};

export type Words = typeof en;
