/** English text of `/locations/rules` and its downloads. */
import type { RuleKind } from '#business/schema/answers.ts';
import { en as rules } from '#ui/rules/words.en.ts';
import { listed, counted } from '#lib/text.ts';

const { kinds, ways } = rules;
type Way = keyof typeof ways;

export const en = {
  headTitle: (places: number) => `Bulk Pickup Rules for ${places} Towns, in One Table`,
  /** Meta description, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Furniture, appliances, electronics, paint, yard waste, debris: what each town in ${area} takes, and who to call. CSV and JSON.`,
  title: 'Town rules: what every town picks up',
  lead: (places: number) =>
    `${counted(places, 'municipality', 'municipalities')} and what each one does with furniture, appliances, electronics, paint, yard waste and debris. If we found no town rule, you see the county’s or state’s. If we found none at all, you see who to call.`,
  card: {
    answer: (places: number) => counted(places, 'town'),
    note: 'Furniture, appliances, electronics, paint, yard waste, debris',
  },
  /** "if you bring it 38" */
  share: ({ way, count }: { way: Way; count: number }) => `${ways[way].toLowerCase()} ${count}`,
  /** Municipalities covered by a county or state rule. */
  shareOfOthers: (count: number) => `the county or state answers for ${count}`,
  /** `shares` come from `share`. */
  shares: ({ kind, shares }: { kind: RuleKind; shares: readonly string[] }) => `${kinds[kind]}: ${shares.join(', ')}.`,
  filters: {
    county: 'County',
    furniture: 'Furniture',
    none: 'No town fits both. Try just one of them.',
  },
  table: {
    /** Accessible name of the section. */
    label: 'Table of rules',
    municipality: 'Municipality',
    county: 'County',
    checked: 'Checked',
  },
  downloads: { csv: 'The table as CSV', json: 'The table as JSON' },
  license: 'Creative Commons Attribution 4.0. Feel free to use it, and please link to this page.',
  more: {
    data: 'How to use, cite or correct it',
    changes: 'What changed',
    howWeCheck: 'How we checked',
    law: 'State law',
    locations: 'All places on the map',
  },
  /** For the downloads; `state` is its abbreviation. */
  countiesOfState: ({ counties, state }: { counties: readonly string[]; state: string }) =>
    `${listed(counties)} ${state}`,
  /** `states` come from `countiesOfState`. */
  dataTitle: (states: readonly string[]) => `What municipalities take from residents: ${states.join(', ')}`,
};

export type Words = typeof en;
