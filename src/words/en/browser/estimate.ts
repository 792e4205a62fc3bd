/** An estimate in words: for the estimator, the load sheet and the load gauge. */
import { EIGHTHS, ofTruck, spelled } from '#lib/text.ts';

export const estimate = {
  locale: 'en-US',
  /** The load gauge, read out; `load` as "a quarter of the truck". */
  gauge: 'Load gauge: {load}',
  emptyTruck: 'empty truck',
  /** A number of eighths, 1 to 8, as a part of the truck, and as it ends a phrase. */
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
  volume: 'About {low} to {high} cubic feet: {share}.',
  /** In the message, behind the list. */
  heavyToo: 'heavy material (what and how much: )',
  note: 'This is a price range. The crew confirms the price before we lift anything.',
  text: 'Text this list',
  /** Ends in what the crew has to know, a line each to fill in. */
  message:
    'Hi {company}, I’d like a price for: {list}. Your estimator says {share}, {price}. Photos coming.\nMy ZIP code and floor: \nSteps or elevator: \nBest day for me: ',
};
