/** Texts of the load gauge, the price ladder and the estimate. */
import { EIGHTHS, ofTruck } from '#i18n/english.ts';
import { digits } from '#lib/digits.ts';
import { lowerFirst, spelled } from '#lib/text.ts';

const share = (eighths: number): string => ofTruck(EIGHTHS[eighths] ?? '');

export const en = {
  /** "half the truck", "a full truck". */
  share,
  stepVolume: (feet: number, yards: number) => `${feet}\u00a0cubic\u00a0feet, ${yards}\u00a0cubic\u00a0yards`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  /** "2 × armchair" */
  part: ({ count, name }: { count: number; name: string }) => `${count > 1 ? `${count} × ` : ''}${lowerFirst(name)}`,
  /** `load` as in the gauge's label. */
  before: (load: string) => `Before: ${load}`,
  after: 'After: cleared and swept',
  /** `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `Heavy material is priced by weight. Each eighth of the truck includes ${digits(pounds)} pounds. Over that, it’s ${price} per ${digits(per)} pounds.`,
  /** An offer; `name` of the service or item, undefined for every load. */
  offer: {
    text: ({ off, name, day }: { off: string; name: string | undefined; day: string }) =>
      `${off} off ${name ?? 'any load'}, through ${day}.`,
    price: (price: string) => `That makes it ${price}.`,
  },
  estimate: {
    locale: 'en-US',
    /** Accessible name of the gauge; `load` as "a quarter of the truck". */
    gauge: 'Load gauge: {load}',
    emptyTruck: 'empty truck',
    /** Fractions of the truck by eighths, and how they end a phrase. */
    eighths: EIGHTHS,
    ofTruck: EIGHTHS.map(ofTruck),
    /** `low` as in `eighths`, `high` as in `ofTruck`. */
    share: '{low} to {high}',
    toFull: '{low} to a full truck',
    halfToFull: 'half to a full truck',
    /** From here on `low` as in `ofTruck`. */
    shareOrMore: '{low}, or a little more than a full one',
    fullOrMore: 'a full truck or a little more',
    overFull: 'a little more than a full truck',
    /** Whole numbers from none to ten. */
    numbers: Array.from({ length: 11 }, (_, count) => spelled(count)),
    fullTrucks: { one: '{count} full truck', other: '{count} full trucks' },
    /** `trucks` as in `fullTrucks`. */
    shareToTrucks: '{low} to about {trucks}',
    trucks: 'about {trucks}',
    trucksRange: 'about {low} to {trucks}',
    range: '{low} to {high}',
    /** In cubic feet. */
    volume: 'About {feet} cubic feet: {share}.',
    /** In the message, after the list. */
    heavyToo: 'heavy material (what and how much: )',
    note: 'The crew confirms the price before we lift anything.',
    /** Why a price is a range. */
    why: 'Depends on the size.',
    /** Ends messages and sheets; `query` as typed. */
    typed: 'In my words: {query}',
    text: 'Text this list',
    /** Ends with a form for what the crew has to know. */
    message:
      'Hi {company}, I’d like a price for: {list}. Your site says {share}, {price}. Photos coming.\nMy ZIP code and floor: \nSteps or elevator: \nBest day for me: ',
  },
};

export type Words = typeof en;
