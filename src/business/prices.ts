/** Figures of the price list and the load estimator. */
import type { Step } from './records.ts';
import type { Thing, Truck } from './estimate.ts';
import type { Rows } from './rows.ts';

export const FEET_A_YARD = 27;

/** Cubic feet of one, from its published volume or its outside measures. */
export function feetOf(row: Rows['estimator'][number]): { low: number; high: number } {
  if (row.volume) return { low: row.volume.from, high: row.volume.to };
  const [length, width, height] = row.size ?? [0, 0, 0];
  const feet = Math.round(length * width * height * 10) / 10;
  return { low: feet, high: feet };
}

/** The lines of the load estimator as things with a volume. */
export const thingsOf = (rows: Rows['estimator']): Thing[] =>
  rows.map((row) => ({ id: row.id, name: row.name, ...feetOf(row) }));

/** Cubic feet of the truck's inside. */
export const insideOf = ({ length, width, height }: Rows['pricing']['truck']): number => length * width * height;

export const truckOf = ({ truck, steps }: Pick<Rows['pricing'], 'truck' | 'steps'>): Truck => ({
  feet: insideOf(truck),
  prices: steps.map(({ price }) => price),
});

/** The price ladder, with what each step holds. */
export function stepsOf({ truck, steps }: Pick<Rows['pricing'], 'truck' | 'steps'>): Step[] {
  const eighth = insideOf(truck) / 8;
  return steps.map((step) => ({
    eighths: step.eighths,
    price: step.price,
    cubicFeet: eighth * step.eighths,
    cubicYards: (eighth * step.eighths) / FEET_A_YARD,
    sample: step.sample ?? false,
  }));
}
