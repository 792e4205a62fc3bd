/** `/locations`: the map and the list of all places. */
import { counted, listed } from '#lib/words.ts';

const municipalities = (count: number) => counted(count, 'municipality', 'municipalities');

export const locations = {
  headTitle: (count: number) => `Service Area: ${count} Towns, Villages and Boroughs`,
  /** `counties` are those we serve whole, `towns` single ones in other counties; either list may be empty. */
  area: ({ counties, towns }: { counties: readonly string[]; towns: readonly string[] }) =>
    counties.length > 0 && towns.length > 0
      ? `every municipality of ${listed(counties)}, and ${listed(towns)}`
      : counties.length > 0
        ? `every municipality of ${listed(counties)}`
        : listed(towns),
  /** The same where so many names are too long. */
  countedArea: (count: number) => municipalities(count),
  /** In search results, at most 160 characters. */
  description: (area: string) =>
    `Where we take junk: ${area}. Tap your tile for prices and your town hall's free options.`,
  title: 'Your street is on this map.',
  lead: (count: number) =>
    `One hexagon a municipality, ${count} of them. Neighbors stay neighbors where the grid allows; sizes and shapes do not.`,
  cardNote: ({ places, zips }: { places: number; zips: number }) =>
    `${municipalities(places)}, ${counted(zips, 'ZIP code')}`,
  municipalities,
  zips: (count: number) => `All ${count} ZIP codes`,
  rules: 'rules',
  /** The same, read out without the line around it. */
  rulesSpoken: (place: string) => `${place}: town hall rules`,
};
