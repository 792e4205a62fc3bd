/** What parts that several kinds of page share say: topics, sites, shares of the truck, places, maps. */
import { EIGHTHS, listed, ofTruck } from '#lib/text.ts';
import type { Take, Topic } from '#business/schema/facts.ts';
import type { Category } from '#business/schema/pages.ts';

const topics: Record<Topic, string> = {
  'bulk-pickup': 'Bulk pickup',
  'metal-appliances': 'Metal and appliances',
  electronics: 'Electronics',
  'hazardous-waste': 'Household hazardous waste',
  'yard-waste': 'Leaves, brush and yard waste',
  'construction-debris': 'Construction debris',
  mattresses: 'Mattresses and box springs',
  refrigerants: 'Refrigerators and air conditioners',
  tires: 'Tires',
  paint: 'Paint',
  batteries: 'Batteries',
  propane: 'Propane tanks',
  mercury: 'Mercury',
  oil: 'Motor oil',
  carpet: 'Carpet',
  textiles: 'Clothing and textiles',
  'food-scraps': 'Food scraps',
  shredding: 'Paper shredding',
  medicine: 'Medicine',
  'asbestos-lead': 'Asbestos and lead',
  recycling: 'Recycling rules',
  'drop-off': 'Drop-off sites',
  events: 'Collection days',
  contact: 'Who to ask',
  'county-system': 'How the county handles waste',
  'hauler-license': 'Hauler licenses',
  'illegal-dumping': 'Illegal dumping',
  donation: 'Donating',
  tax: 'Donations and tax',
  safety: 'Safety',
  'volumes-weights': 'Volumes and weights',
  statistics: 'Figures',
  census: 'Population and maps',
};

/** What a site takes, in a sentence. */
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

/** Kinds of service, in the order in which pages show them. */
const categories: Record<Category, string> = {
  household: 'Household and furniture',
  construction: 'Construction and yard',
  commercial: 'Commercial',
  cleanouts: 'Cleanouts',
  specialty: 'Specialty',
};

const share = (eighths: number): string => ofTruck(EIGHTHS[eighths] ?? '');

export const parts = {
  /** In the order in which pages show them. */
  topics,
  categories,
  takes: (list: readonly Take[]) => `Takes ${listed(list.map((take) => takes[take]))}.`,
  /** Rounded to half a mile, because our points are centers of areas. */
  aboutMiles: (miles: number) => {
    if (miles < 1) return 'under a mile';
    const half = Math.round(miles * 2) / 2;
    return half === 1 ? 'about 1 mile' : `about ${half} miles`;
  },
  distances: 'Distances are as the crow flies from the center of town.',
  /** "half the truck", "a full truck". */
  share,
  /** "an eighth to a quarter of the truck" */
  shareRange: (from: number, to: number) => (from === to ? share(from) : `${EIGHTHS[from] ?? ''} to ${share(to)}`),
  stepVolume: (feet: number, yards: number) => `${feet} cubic feet, ${yards} cubic yards`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  before: (eighths: number) => `Before: enough to fill ${share(eighths)}`,
  after: 'After: cleared and swept',
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
};
