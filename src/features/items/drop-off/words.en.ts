/** English text of `/drop-off`. */
import type { Take } from '#business/schema/facts.ts';
import { listed } from '#lib/text.ts';

const takes: Record<Take, string> = {
  'hazardous-waste': 'Household hazardous waste',
  electronics: 'Electronics',
  refrigerants: 'Refrigerators and air conditioners',
  tires: 'Tires',
  propane: 'Propane tanks',
  paint: 'Paint',
  batteries: 'Batteries',
  metal: 'Metal',
  bulk: 'Bulky items',
  'yard-waste': 'Leaves and branches',
  recycling: 'Paper, glass, cans and plastic',
  textiles: 'Clothes and textiles',
  furniture: 'Furniture donations',
  'building-materials': 'Building material donations',
  mattresses: 'Mattresses',
  shredding: 'Paper shredding',
};

export const en = {
  headTitle: 'Where to Drop Off Junk, by Item and County',
  description: (area: string) =>
    `Public drop-off sites and donation centers for furniture, electronics, paint, tires and hazardous waste in ${area}.`,
  title: 'Where to drop it off yourself',
  lead: 'Public sites and donation centers by type and county. Check the site’s own page for hours and what to bring.',
  takes,
  residents: (towns: readonly string[]) => `(residents of ${listed(towns)})`,
  links: { items: 'Do you take it?', towns: 'What your town picks up' },
};

export type Words = typeof en;
