/** Texts of place pages, maps and site lists. */
import { counted, listed } from '#lib/text.ts';
import type { Take } from '#business/schema/facts.ts';

const takes: Record<Take, string> = {
  'hazardous-waste': 'hazardous waste',
  electronics: 'electronics',
  refrigerants: 'appliances with refrigerant',
  tires: 'tires',
  propane: 'propane tanks',
  paint: 'paint',
  batteries: 'batteries',
  metal: 'metal',
  bulk: 'bulky items',
  'yard-waste': 'yard waste',
  recycling: 'recycling',
  textiles: 'textiles',
  furniture: 'furniture',
  'building-materials': 'building materials',
  mattresses: 'mattresses',
  shredding: 'paper for shredding',
};

export const en = {
  /** Headline and link label. */
  title: (place: string) => `Junk removal in ${place}`,
  /** <title>; at most 60 characters with the state's name. */
  headTitle: ({ place, state }: { place: string; state: string }) => `Junk Removal in ${place}, ${state}`,
  /** Appended to the <title> if it fits. */
  headPrice: (price: string) => `from ${price}`,
  /** On the share card, above the place's name. */
  cardLead: 'Junk removal in',
  /** Completes "I would like a price for …". */
  about: (place: string) => `junk removal in ${place}`,
  sourcedRules: (count: number) => counted(count, 'rule'),
  facilities: 'Drop-off sites near you',
  services: 'Popular services here',
  nextDoor: 'Nearby towns',
  zips: 'ZIP codes',
  hamlets: 'Hamlets and neighborhoods',
  takes: (list: readonly Take[]) => `Takes ${listed(list.map((take) => takes[take]))}.`,
  /** Rounded to half a mile, because coordinates are area centers. */
  aboutMiles: (miles: number) => {
    if (miles < 1) return 'under a mile';
    const half = Math.round(miles * 2) / 2;
    return half === 1 ? 'about 1 mile' : `about ${half} miles`;
  },
  distances: 'Distances are as the crow flies from the center of town.',
  kinds: {
    city: 'city',
    town: 'town',
    village: 'village',
    'town-village': 'town',
    borough: 'borough',
    township: 'township',
  },
  /** "A village in the town of Greenburgh, Westchester County, NY." */
  placeSentence: (place: { kind: string; within: readonly string[]; county: string }) => {
    const inside =
      place.within.length > 0
        ? ` in the ${place.within.length > 1 ? 'towns' : 'town'} of ${listed(place.within)},`
        : '';
    return `A ${place.kind}${inside || ' in'} ${place.county}.`;
  },
  countyMap: (county: string) => `Map of ${county}, with one hexagon for each municipality`,
  areaMap: 'Map of the service area, with one hexagon for each municipality',
  onTheMap: (name: string) => `${name} on the map of the service area`,
  skipMap: 'Skip the map',
};

export type Words = typeof en;
