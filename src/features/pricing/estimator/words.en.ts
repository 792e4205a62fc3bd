/** English text of the load estimator. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';
import { digits } from '#lib/digits.ts';

const rooms: Record<EstimatorRoom, string> = {
  living: 'Living and dining room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen and laundry',
  office: 'Office, store and restaurant',
  yard: 'Garage and yard',
  boxes: 'Boxes and bags',
  heavy: 'Heavy items and materials',
  homes: 'A whole home',
};

export const en = {
  rooms,
  /** How to add up a load; `eighth` in cubic feet. */
  byHand: ({ eighth }: { eighth: number }) =>
    `Every ${eighth} cubic feet is an eighth of the truck. Add up your items; a part of an eighth counts as a whole one.`,
  /** `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `Heavy material is priced by weight. Each eighth of the truck includes ${digits(pounds)} pounds. Over that, it’s ${price} per ${digits(per)} pounds.`,
  /** Source of a volume; a footnote follows. */
  published: 'size chart',
  /** `sides` in feet, shown in inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} inches`,
  island: {
    presets: 'Start with a typical load',
    find: 'Or search for an item',
    findHint: 'Sofa, fridge, boxes …',
    nothing: 'Not on our list. Text us a photo and we’ll price it.',
    /** Shown when the list failed to load. */
    notLoaded: 'That list didn’t load. Check your connection and keep typing, or text us a photo.',
    list: 'Your list',
    rooms: 'Browse by room',
    heavy: 'I also have concrete, brick, dirt, plaster or shingles',
    heavyMore: 'How we price it',
    less: 'One less',
    more: 'One more',
    /** Error message of a count field. */
    notCounted: 'Not counted. Use a whole number up to {most}.',
    empty: 'Tap a load or an item to see the price.',
    mail: 'E-mail it',
    print: 'Print this list',
    subject: 'Price for {share}',
    copyList: 'Copy the list',
    /** Copied text. */
    copied: '{list}. {share}, {price}.',
    /** Name in the toast after copying. */
    listName: 'The estimate',
    copyLink: 'Copy a link',
    linkName: 'The link to this list',
    again: 'Start over',
  },
};

export type Words = typeof en;
