/** Texts of sources and footnotes. */
import type { Topic } from '#business/schema/facts.ts';

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

export const en = {
  /** In display order. */
  topics,
  /** `dated` is the source's date, `about` marks an estimate, `read` is when we read it; all formatted. */
  age: ({ dated, about, read }: { dated: string | undefined; about: boolean; read: string }) =>
    dated ? `${about ? 'about ' : ''}${dated}` : `read ${read}`,
  /** Explains the dates; `from` and `to` as "November 2026", possibly equal. */
  read: ({ from, to }: { from: string; to: string }) =>
    `The date is when the source was written or the law was passed, if it gives one. We read them all ${from === to ? `in ${from}` : `between ${from} and ${to}`}.`,
  footnote: (number: number) => `Source ${number}`,
  sources: {
    heading: 'Sources',
    /** Before a page's only source. */
    one: 'Source',
    /** Summary of the collapsed list. */
    count: (sources: number) => `Sources (${sources})`,
    confirm: 'Rules change, so check with the town or drop-off site before you go.',
  },
};

export type Words = typeof en;
