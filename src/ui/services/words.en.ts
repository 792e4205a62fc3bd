/** Texts of service lists. */
import type { Category } from '#business/schema/pages.ts';
import type { Item } from '#business/schema/facts.ts';

/** Service categories, in display order. */
const categories: Record<Category, string> = {
  household: 'Household and furniture',
  construction: 'Construction and yard',
  commercial: 'Commercial',
  cleanouts: 'Cleanouts',
  specialty: 'Specialty',
};

const answers: Record<Item['answer'], string> = { yes: 'Yes', conditions: 'Yes, with conditions', no: 'No' };

export const en = {
  categories,
  /** Whether we take an item. */
  answers,
};

export type Words = typeof en;
