/** Texts of service lists. */
import type { Category } from '#business/schema/pages.ts';
import type { Item } from '#business/schema/facts.ts';
import type { Words } from './words.en.ts';

/** Service categories, in display order. */
const categories: Record<Category, string> = {
  household: 'Hogar y muebles',
  construction: 'Construcción y patio',
  commercial: 'Negocios',
  cleanouts: 'Casas y locales completos',
  specialty: 'Otros servicios',
};

const answers: Record<Item['answer'], string> = { yes: 'Sí', conditions: 'Sí, con condiciones', no: 'No' };

export const es: Words = {
  categories,
  /** Whether we take an item. */
  answers,
};
