/** The list of things we take or refuse. */
import { counted, listed } from '#lib/words.ts';
import type { Item, ITEM_GROUPS, Take } from '#schema/facts.ts';

const groups: Record<(typeof ITEM_GROUPS)[number], string> = {
  furniture: 'Furniture',
  'mattresses-bedding': 'Mattresses and bedding',
  appliances: 'Appliances',
  electronics: 'Electronics',
  household: 'Around the house',
  yard: 'Yard and garden',
  construction: 'Construction and renovation',
  vehicles: 'Vehicles and tires',
  commercial: 'Business and office',
  hazardous: 'Hazardous: never',
};

const answers: Record<Item['answer'], string> = { yes: 'Yes', conditions: 'With conditions', no: 'No' };

const takes: Record<Take, string> = {
  'hazardous-waste': 'Household hazardous waste',
  electronics: 'Electronics',
  refrigerants: 'Refrigerators and air conditioners',
  tires: 'Tires',
  propane: 'Propane tanks',
  paint: 'Paint',
  batteries: 'Batteries',
  metal: 'Metal',
  bulk: 'Bulky things',
  'yard-waste': 'Leaves and branches',
  recycling: 'Paper, glass, cans and plastic',
  textiles: 'Clothes and textiles',
  furniture: 'Furniture to give away',
  'building-materials': 'Building materials to give away',
  mattresses: 'Mattresses',
  shredding: 'Papers to shred',
};

export const items = {
  title: (count: number) => `Do You Take It? ${count} Things, Yes or No`,
  description:
    'Sofas, tires, paint, pianos: what we take, what we take with conditions, what we refuse and the place near you that takes it instead, with sources.',
  heading: 'Do you take it?',
  lead: 'Yes, yes with conditions, or no. When the answer is no, it says where the thing goes instead.',
  card: {
    answer: (count: number) => counted(count, 'thing'),
    note: 'Yes, yes with conditions, or no, and where it goes instead',
  },
  /** Over the field that narrows the list; read out only. */
  find: 'Find a thing',
  counts: ({ yes, conditions, no }: { yes: number; conditions: number; no: number }) =>
    `${yes} times yes, ${conditions} times with conditions, ${no} times no.`,
  groups,
  answers,
  /** `measure` is a number or a range. */
  volume: (measure: string) => `${measure} cubic feet`,
  weight: (measure: string) => `${measure} pounds`,
  /** "New York and New Jersey", "the United States": who made a law; the names of places, none for a federal law. */
  lawmaker: (places: readonly string[]) => (places.length > 0 ? listed(places) : 'the United States'),
  /** A place that has no name here. */
  aTown: 'a town',
  /** Each with its footnotes behind its name. */
  law: (lawmakers: readonly string[]) => `Rules of ${listed(lawmakers)}.`,
  /** Behind a thing: the drop-off on this page that takes such things. */
  dropOff: (kind: string) => `Bring it yourself: ${kind}`,
  dropOffs: {
    heading: 'Bring it yourself',
    lead: 'Public sites and donation outlets by kind and county, each linked to its own page. Look there for hours and for what to bring along.',
    takes,
    residents: (towns: readonly string[]) => `(residents of ${listed(towns)})`,
  },
};
