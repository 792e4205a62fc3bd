/** `/locations/rules`: what each municipality takes, at a glance; its downloads, and the cells that other pages borrow. */
import { capital, counted, listed } from '#lib/text.ts';
import type { BaselineKind, BaselineRule, RuleKind } from '#business/schema/places.ts';

/** What is collected, as headings of columns. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Furniture and bulk',
  appliances: 'Appliances and metal',
  electronics: 'Electronics',
  debris: 'Construction debris',
};

/** What counties and states answer for beside these. */
const otherKinds: Record<Exclude<BaselineKind, RuleKind>, string> = {
  'hazardous-waste': 'Hazardous waste',
  tires: 'Tires',
  mattresses: 'Mattresses',
  'yard-waste': 'Leaves and branches',
};

/** How a kind is taken. */
const ways: Record<BaselineRule['how'] | 'unknown', string> = {
  curb: 'Curbside',
  'drop-off': 'Drop-off',
  fee: 'For a fee',
  no: 'No',
  event: 'On collection days',
  unknown: 'Ask town hall',
};
type Way = keyof typeof ways;

/** Who answers where the municipality is silent. */
const answerers: Record<BaselineRule['by'], string> = {
  county: 'County',
  state: 'State',
  town: 'Town',
  utility: 'Utility',
};

interface Cell {
  way: Way;
  booking: boolean;
  by: BaselineRule['by'] | undefined;
  instead: Pick<BaselineRule, 'how' | 'by' | 'booking'> | undefined;
}

/** "County: drop-off" */
const ofOthers = (by: BaselineRule['by'], answer: string): string =>
  `${answerers[by]}: ${answer.replace(/^\w/, (letter) => letter.toLowerCase())}`;

/** What it says where the answer is no; the state's is a rule of its own, told behind it. */
const refusals: Record<BaselineRule['by'], string> = {
  county: 'The county doesn’t take it',
  state: 'State rule',
  town: 'The town doesn’t take it',
  utility: 'The utility doesn’t take it',
};

export const rules = {
  kinds,
  allKinds: { ...kinds, ...otherKinds },
  ways,
  answerers,
  /**
   * `booking` is true where a call or an appointment comes first; `by` is who answers in the municipality's place, `instead`
   * who takes it where the municipality doesn't.
   */
  cell: ({ way, booking, by, instead }: Cell) => {
    if (by && way === 'no') return refusals[by];
    const answer = ways[way] + (booking ? ', call first' : '');
    if (by) return ofOthers(by, answer);
    return instead
      ? `${answer}. ${ofOthers(instead.by, ways[instead.how] + (instead.booking ? ', call first' : ''))}`
      : answer;
  },
  /** What a resident needs beside the answer. */
  needs: {
    who: (who: string) => `For ${who}`,
    /** Before the number of those who pick up or take things there, or in `place`, so that no one believes it ours. */
    call: ({ booking, place }: { booking: boolean; place: string | undefined }): string => {
      if (place) return `In ${place}, ${booking ? 'call first' : 'ask'}:`;
      return booking ? 'Call first:' : 'To ask:';
    },
    /** `host` as in "nyackny.gov". */
    site: (host: string) => `More at ${host}`,
    /** Where neither town nor county says anything of furniture. */
    ask: 'Your town decides. Ask which day, how many items, and if you need to keep metal separate.',
  },
  /** `says` is the day, limit or price in a few words; `year` that of an old source. */
  details: ({ says, year }: { says: string | undefined; year: number | undefined }) =>
    [says && capital(says), year && !says?.includes(String(year)) ? `(as of ${year})` : undefined]
      .filter(Boolean)
      .join(' '),
  headTitle: (places: number) => `Bulk Pickup Rules for ${places} Towns, in One Table`,
  /** In search results, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Furniture, appliances, electronics and debris: what each town in ${area} picks up or takes, with phone numbers. CSV and JSON.`,
  title: 'Town rules: what every town picks up',
  lead: (places: number) =>
    `${counted(places, 'municipality', 'municipalities')} and what each one does with furniture, appliances, electronics and debris. If we found no town rule, you see the county’s or state’s. If we found none at all, you see “Ask town hall.”`,
  card: {
    answer: (places: number) => counted(places, 'town'),
    note: 'Furniture, appliances, electronics, debris',
  },
  /** "if you bring it 38" */
  share: ({ way, count }: { way: Way; count: number }) => `${ways[way].toLowerCase()} ${count}`,
  /** Behind the shares: where others answer, and where no one does. */
  shareOfOthers: (count: number) => `the county or state answers for ${count}`,
  /** `shares` are as above. */
  shares: ({ kind, shares }: { kind: RuleKind; shares: readonly string[] }) => `${kinds[kind]}: ${shares.join(', ')}.`,
  /** Choices above the table. */
  filters: {
    county: 'County',
    furniture: 'Furniture',
    none: 'No town fits both. Try just one of them.',
  },
  table: {
    /** Read out as the name of the section. */
    label: 'Table of rules',
    municipality: 'Municipality',
    county: 'County',
    checked: 'Checked',
  },
  downloads: { csv: 'The table as CSV', json: 'The table as JSON' },
  license: 'Creative Commons Attribution 4.0. Feel free to use it, and please link to this page.',
  more: {
    howWeCheck: 'How we checked',
    law: 'State law',
    locations: 'All places on the map',
  },
  /** In the downloads: the names of the counties and the letters of their state. */
  countiesOfState: ({ counties, state }: { counties: readonly string[]; state: string }) =>
    `${listed(counties)} ${state}`,
  /** `states` are as above. */
  dataTitle: (states: readonly string[]) => `What municipalities take from residents: ${states.join(', ')}`,
};
