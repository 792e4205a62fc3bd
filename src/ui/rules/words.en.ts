/** What a municipality, county or state takes, in the cells of tables. */
import { capital } from '#lib/text.ts';
import type { BaselineRule, RuleKind, BaselineKind } from '#business/schema/places.ts';

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

export const en = {
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
  /** Labels of links to the page of a county's rules, and to its state's law. */
  countyRules: (county: string) => `${county} rules`,
  stateLaw: (state: string) => `${state} law`,
};

export type Words = typeof en;
