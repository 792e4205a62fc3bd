/** English text of the tables of things. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';

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
  byHand: (eighth: number) =>
    `Every ${eighth} cubic feet is an eighth of the truck. Add up your items; a part of an eighth counts as a whole one.`,
  /** `sides` in feet, shown in inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} inches`,
};

export type Words = typeof en;
