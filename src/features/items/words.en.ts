/** English text of `/what-we-take`. */
import type { ITEM_GROUPS } from '#business/schema/facts.ts';
import { counted, listed } from '#lib/text.ts';

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
  hazardous: 'Hazardous: we can’t take most of it',
};

export const en = {
  title: (count: number) => `Do You Take It? ${count} Items, Yes or No`,
  description:
    'Sofas, tires, paint, pianos: what we take, what we take with conditions, what we can’t take, and who near you takes it, with sources.',
  heading: 'Do you take it?',
  lead: 'Look up your item. If it’s a yes, we come to your home and carry it out. If it’s a no, we’ll tell you who takes it.',
  card: {
    answer: (count: number) => counted(count, 'item'),
    note: 'Yes, with conditions or no, and who takes it',
  },
  counts: ({ yes, conditions, no }: { yes: number; conditions: number; no: number }) =>
    `We take ${yes} of these, and ${conditions} more with conditions. We can’t take ${no}.`,
  prices: (least: string) =>
    `${least} is our smallest pickup: up to an eighth of the truck. Each price is for one item by itself. Have several? You pay for the space they fill together.`,
  open: 'Tap an item for its conditions, or for who takes it.',
  groups,
  /** Where no size is known. */
  byPhoto: 'text a photo',
  /** `measure` is a number or a range. */
  volume: (measure: string) => `${measure} cubic feet`,
  weight: (measure: string) => `${measure} pounds`,
  /** "New York and New Jersey"; without places, the federal government. */
  lawmaker: (places: readonly string[]) => (places.length > 0 ? listed(places) : 'the United States'),
  /** Stands in for a municipality without a name in the data. */
  aTown: 'a town',
  /** Names include their footnotes. */
  law: (lawmakers: readonly string[]) => `Law: ${listed(lawmakers)}.`,
  /** Link from an item to its drop-off sites. */
  dropOff: (kind: string) => `Drop it off: ${kind}`,
  /** The page of sources. */
  sources: {
    link: (count: number) => `Where the rules and figures come from: ${counted(count, 'source')}`,
    headTitle: 'Sources of “Do You Take It?”',
    description: 'Where the rules, weights and volumes in our list of items come from, with the date of each source.',
    title: 'Sources of our item list',
    lead: 'The number behind a rule or a figure on the list leads to its source here.',
  },
};

export type Words = typeof en;
