/** Texts of service lists. */
import type { Category } from '#business/schema/pages.ts';

/** Service categories, in display order. */
const categories: Record<Category, string> = {
  household: 'Household and furniture',
  construction: 'Construction and yard',
  commercial: 'Commercial',
  cleanouts: 'Cleanouts',
  specialty: 'Specialty',
};

export const en = {
  categories,
};

export type Words = typeof en;
