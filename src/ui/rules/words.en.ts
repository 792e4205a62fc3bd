/** Texts of rule tables. */
import { capital } from '#lib/text.ts';
import type { BaselineRule, RuleKind, BaselineKind } from '#business/schema/places.ts';

/** Item kinds, as column headings. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Furniture and bulk',
  appliances: 'Appliances and metal',
  electronics: 'Electronics',
  debris: 'Construction debris',
};

/** Item kinds with county or state rules only. */
const otherKinds: Record<Exclude<BaselineKind, RuleKind>, string> = {
  'hazardous-waste': 'Hazardous waste',
  tires: 'Tires',
  mattresses: 'Mattresses',
  'yard-waste': 'Leaves and branches',
};

const ways: Record<BaselineRule['how'] | 'unknown', string> = {
  curb: 'Curbside',
  'drop-off': 'Drop-off',
  fee: 'For a fee',
  no: 'No',
  event: 'On collection days',
  unknown: 'Ask town hall',
};

type Way = keyof typeof ways;

/** Who answers if the municipality does not. */
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

/** Text of a "no"; a state rule is added after it. */
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
  /** Details of a rule. */
  needs: {
    who: (who: string) => `For ${who}`,
    /** Before another office's phone number, so that it is not mistaken for ours. */
    call: ({ booking, place }: { booking: boolean; place: string | undefined }): string => {
      if (place) return `In ${place}, ${booking ? 'call first' : 'ask'}:`;
      return booking ? 'Call first:' : 'To ask:';
    },
    /** `host` as in "nyackny.gov". */
    site: (host: string) => `More at ${host}`,
    /** If neither town nor county has a rule for furniture. */
    ask: 'Your town decides. Ask which day, how many items, and if you need to keep metal separate.',
  },
  /** `says` is the day, limit or price; `year` is that of an old source. */
  details: ({ says, year }: { says: string | undefined; year: number | undefined }) =>
    [says && capital(says), year && !says?.includes(String(year)) ? `(as of ${year})` : undefined]
      .filter(Boolean)
      .join(' '),
  /** Link labels. */
  countyRules: (county: string) => `${county} rules`,
  stateLaw: (state: string) => `${state} law`,
};

export type Words = typeof en;
