/** Texts of rule tables. */
import type { Answerer, Line, OfficeOwner } from '#business/entities.ts';
import type { AnswerKind, Office } from '#business/schema/answers.ts';
import { lowerFirst } from '#lib/text.ts';
import { lineEn } from './line/words.en.ts';

/** Kinds of waste, as row and column headings. */
const kinds: Record<AnswerKind, string> = {
  bulk: 'Furniture and bulk',
  appliances: 'Appliances and metal',
  electronics: 'Electronics',
  'hazardous-waste': 'Paint and chemicals',
  'yard-waste': 'Yard waste',
  debris: 'Construction debris',
  tires: 'Tires',
  mattresses: 'Mattresses',
};

const ways: Record<Line['how'] | 'fee' | 'unknown', string> = {
  curb: 'Curbside',
  'drop-off': 'Drop-off',
  fee: 'Curbside for a fee',
  trash: 'In your trash',
  private: 'Private hauler',
  no: 'No',
  event: 'On collection days',
  unknown: 'Call to ask',
};

type Way = keyof typeof ways;
type Booking = NonNullable<Line['booking']>['by'];

/** Who answers if the municipality does not. */
const answerers: Record<Answerer, string> = { county: 'County', state: 'State', utility: 'Electric utility' };

/** Text of a "no". */
const refusals: Record<Answerer, string> = {
  county: 'The county doesn’t take it',
  state: 'State rule',
  utility: 'The utility doesn’t take it',
};

/** "call first" */
function before(booking: Booking): string {
  if (booking.includes('call')) return ', call first';
  return booking.some((by) => by !== 'sticker' && by !== 'permit') ? ', book first' : '';
}

export const en = {
  kinds,
  ways,
  answerers,
  line: lineEn,
  /** "Curbside, call first", "County: drop-off", "In your trash (county rule)" */
  way: ({ way, booking, by }: { way: Way; booking: Booking; by: Answerer | undefined }) => {
    if (by && way === 'no') return refusals[by];
    const answer = ways[way] + before(booking);
    if (by === undefined) return answer;
    if (by === 'utility') return `Your electric company picks it up${before(booking)}`;
    return way === 'curb' || way === 'trash'
      ? `${answer} (${answerers[by].toLowerCase()} rule)`
      : `${answerers[by]}: ${lowerFirst(answer)}`;
  },
  /** A further line of a row: "Fridges and freezers: curbside, call first". */
  lineTitle: ({ things, label }: { things: string | undefined; label: string }) =>
    things ? `${things}: ${lowerFirst(label).replace(/^(county|state): /, '$1 ')}` : label,
  /** After the details of an old source. */
  asOf: (year: number) => `As of ${year}.`,
  /** Where an old source only says no. */
  ruleOf: (year: number) => `The rule we found is from ${year}.`,
  /** Before a phone number: "Yonkers public works:". */
  call: ({ ext, ...office }: { office: Office; of: OfficeOwner; ext: string | undefined }) =>
    `${lineEn.office(office)}${ext ? ` (ext. ${ext})` : ''}:`,
  /** `host` as in "nyackny.gov". */
  site: (host: string) => `More at ${host}`,
  /** Before the names of sites, and between two of them. */
  dropOffAt: 'Drop off at',
  orAt: ' or ',
  /** Where no source tells the day. */
  askDay: 'Ask for your day.',
  /** Before the county's number on a row that the town would have to answer. */
  noTownNumber: 'We have no number for the town. The county may know:',
  /** Link to the page or app that tells the pickup day. */
  lookup: 'Look up your pickup day',
  /** If neither town nor county has a rule for furniture. */
  ask: 'Your town decides. Ask which day, how many items, and if you need to keep metal separate.',
  /** Link labels. */
  countyRules: (county: string) => `${county} rules`,
  stateLaw: (state: string) => `${state} law`,
};

export type Words = typeof en;
