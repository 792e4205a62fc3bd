/** The load estimator as it is printed; what it says while someone counts is in browser/estimator.ts. */
import { digits } from '#lib/digits.ts';
import type { EstimatorRoom } from '#business/schema/estimator.ts';

const rooms: Record<EstimatorRoom, string> = {
  living: 'Living and dining room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen and laundry',
  office: 'Office',
  yard: 'Garage and yard',
  boxes: 'Boxes and bags',
  heavy: 'Heavy items',
  homes: 'A whole home',
};

export const en = {
  rooms,
  /** The same by hand; `eighth` in cubic feet, `tight` and `loose` in percent. */
  byHand: ({ eighth, tight, loose }: { eighth: number; tight: number; loose: number }) =>
    `Every ${eighth} cubic feet is an eighth of the truck. Add up your items. Your load may take up a little less or more space than the total (${tight} to ${loose} percent of it), depending on how it stacks.`,
  /** What heavy material costs; `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `Heavy material is priced by weight. Each eighth of the truck includes ${digits(pounds)} pounds. Over that, it’s ${price} per ${digits(per)} pounds.`,
  /** Where a volume is from; a footnote follows. */
  published: 'size chart',
  /** `sides` in feet; people know a mattress by its inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} inches`,
  island: {
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
    less: 'One less',
    more: 'One more',
    /** Under a field with anything else in it. */
    notCounted: 'Not counted. Use a whole number up to {most}.',
    empty: 'Tap a load or an item to see the price.',
    mail: 'E-mail it',
    print: 'Print this list',
    subject: 'Price for {share}',
    copyList: 'Copy the list',
    /** What the clipboard gets. */
    copied: '{list}. {share}, {price}.',
    /** What the notice calls it. */
    listName: 'The estimate',
    copyLink: 'Copy a link',
    linkName: 'The link to this list',
    again: 'Start over',
  },
};

export type Words = typeof en;
