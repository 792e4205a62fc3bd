/** Kinds of service. */
import type { Category } from '#business/schema/pages.ts';

/** Kinds of service, in the order in which pages show them. */
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
