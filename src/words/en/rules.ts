/** `/locations/rules`: what each municipality takes, at a glance; its downloads, and the cells that other pages borrow. */
import { counted, listed } from '#lib/words.ts';
import type { CollectionRule, RuleKind } from '#schema/places.ts';

/** What is collected, as headings of columns. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Furniture and bulk',
  appliances: 'Appliances and metal',
  electronics: 'Electronics',
  debris: 'Building debris',
};

/** How a kind is taken. */
const ways: Record<CollectionRule['how'] | 'unknown', string> = {
  curb: 'At the curb',
  'drop-off': 'If you bring it',
  fee: 'For a fee',
  no: 'No',
  unknown: 'Not found',
};
type Way = keyof typeof ways;

export const rules = {
  kinds,
  ways,
  /** `booking` is true where a call or an appointment comes first. */
  cell: ({ way, booking }: { way: Way; booking: boolean }) => ways[way] + (booking ? ', call first' : ''),
  /** `says` is the day, limit or price in a few words; `year` that of an old source. */
  details: ({ says, year }: { says: string | undefined; year: number | undefined }) =>
    [says, year ? `in ${year}` : undefined].filter(Boolean).join(', '),
  headTitle: (places: number) => `What ${places} Town Halls Take, in One Table`,
  /** In search results, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Furniture, appliances, electronics and debris: who collects what in ${area}, with what we could not find. CSV and JSON.`,
  title: 'What every town hall takes',
  lead: (places: number) =>
    `${counted(places, 'municipality', 'municipalities')}, four questions each. “Not found” means that we looked and found nothing we trust; the town hall knows.`,
  card: {
    answer: (places: number) => counted(places, 'town hall'),
    note: 'Four questions each, with what we could not find',
  },
  /** "if you bring it 38" */
  share: ({ way, count }: { way: Way; count: number }) => `${ways[way].toLowerCase()} ${count}`,
  /** `shares` are as above. */
  shares: ({ kind, shares }: { kind: RuleKind; shares: readonly string[] }) => `${kinds[kind]}: ${shares.join(', ')}.`,
  /** Choices above the table. */
  filters: {
    county: 'County',
    furniture: 'Furniture',
    none: 'No municipality fits both. Choose one of the two alone.',
  },
  table: {
    /** Read out as the name of the section. */
    label: 'Table of rules',
    municipality: 'Municipality',
    county: 'County',
    checked: 'Checked',
  },
  downloads: { csv: 'The table as CSV', json: 'The table as JSON' },
  licence: 'Creative Commons Attribution 4.0: use it, and link to this page.',
  more: {
    howWeCheck: 'How it was gathered',
    law: 'The law, state by state',
    locations: 'All places on the map',
  },
  /** In the downloads: the names of the counties and the letters of their state. */
  countiesOfState: ({ counties, state }: { counties: readonly string[]; state: string }) =>
    `${listed(counties)} ${state}`,
  /** `states` are as above. */
  dataTitle: (states: readonly string[]) => `What municipalities take from residents: ${states.join(', ')}`,
};
