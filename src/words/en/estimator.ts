/** The load estimator as it is printed; what it says while someone counts is in browser/estimator.ts. */
import type { EstimatorGroup } from '#schema/estimator.ts';

const groups: Record<EstimatorGroup, string> = {
  rooms: 'Whole homes',
  seating: 'Sofas and chairs',
  beds: 'Beds',
  storage: 'Cabinets and shelves',
  tables: 'Tables and desks',
  appliances: 'Appliances and screens',
  outside: 'Garage and yard',
  boxes: 'Boxes and bags',
  other: 'Everything else',
};

export const estimator = {
  groups,
  /** The same by hand; `eighth` in cubic feet, `tight` and `loose` in percent. */
  byHand: ({ eighth, tight, loose }: { eighth: number; tight: number; loose: number }) =>
    `Add up the cubic feet and divide by ${eighth} to get the number of eighths. Depending on how it packs, a load takes ${tight} to ${loose} percent of that total.`,
  /** Where a volume is from; a footnote follows. */
  published: 'by a published table',
  measured: (sides: readonly number[]) => `measured as ${sides.join(' × ')} feet`,
};
