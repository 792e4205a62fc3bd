/** What the load estimator and the load gauge say. A share is "a quarter" or "half", of the truck. */
import { digits } from '#lib/digits.ts';
import { EIGHTHS, ofTruck, spelled } from '#lib/words.ts';

const trucks = (count: number): string => `${spelled(count)} full truck${count === 1 ? '' : 's'}`;

export const gauge = {
  /** Read out; `load` as "a quarter of the truck". */
  label: (load: string) => `Load gauge: ${load}`,
  empty: 'empty truck',
};

export const estimator = {
  /** A number of eighths, 1 to 8, as a part of the truck. */
  eighths: EIGHTHS,
  /** Over the loads to start with; a press adds all of one. */
  presets: 'Start with a typical load',
  find: 'Or search for an item',
  findHint: 'Sofa, fridge, boxes …',
  nothing: 'Not on our list. Text us a photo and we’ll price it.',
  /** In its place where the list itself is missing. */
  notLoaded: 'That list didn’t load. Check your connection and keep typing, or text us a photo.',
  list: 'Your list',
  rooms: 'Browse by room',
  heavy: 'I also have concrete, brick, dirt, plaster or shingles',
  heavyMore: 'How we price it',
  /** What it costs; `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `Heavy material is priced by weight. Each eighth of the truck includes ${digits(pounds)} pounds. Over that, it’s ${price} per ${digits(per)} pounds.`,
  /** In the message, behind the list. */
  heavyToo: 'heavy material (what and how much: )',
  less: 'One less',
  more: 'One more',
  share: (low: string, high: string) => (low === high ? ofTruck(low) : `${low} to ${ofTruck(high)}`),
  shareOrMore: (low: string) => `${ofTruck(low)}, or a little more than a full one`,
  fullOrMore: 'a full truck or a little more',
  overFull: 'a little more than a full truck',
  /** `high` in full trucks. */
  shareToTrucks: (low: string, high: number) => `${ofTruck(low)} to about ${trucks(high)}`,
  trucks: (low: number, high: number) => `about ${low === high ? '' : `${spelled(low)} to `}${trucks(high)}`,
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  /** In cubic feet. */
  volume: (low: number, high: number, share: string) => `About ${digits(low)} to ${digits(high)} cubic feet: ${share}.`,
  /** Under a field with anything else in it. */
  notCounted: (most: number) => `Not counted. Use a whole number up to ${digits(most)}.`,
  empty: 'Tap a load or an item to see the price.',
  note: 'This is a price range. The crew confirms the price before we lift anything.',
  text: 'Text this list',
  mail: 'E-mail it',
  print: 'Print this list',
  subject: (share: string) => `Price for ${share}`,
  /** Ends in what the crew has to know, a line each to fill in. */
  message: ({ company, list, share, price }: { company: string; list: string; share: string; price: string }) =>
    `Hi ${company}, I’d like a price for: ${list}. Your estimator says ${share}, ${price}. Photos coming.\nMy ZIP code and floor: \nSteps or elevator: \nBest day for me: `,
  copyList: 'Copy the list',
  /** What the clipboard gets. */
  copied: (list: string, share: string, price: string) => `${list}. ${share}, ${price}.`,
  /** What the notice calls it. */
  listName: 'The estimate',
  copyLink: 'Copy a link',
  linkName: 'The link to this list',
  again: 'Start over',
};
