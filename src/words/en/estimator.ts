/** The load estimator as it is printed; what it says while someone counts is in browser/estimator.ts. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';
import { digits } from '#lib/digits.ts';

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

export const estimator = {
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
};
