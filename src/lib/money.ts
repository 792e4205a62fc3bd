/** Money as a visitor reads it. */
import { digits } from './digits.ts';

/** Whole US dollars: 149 → "$149", 1250 → "$1,250". Throws on fractions and negative amounts. */
export function dollars(amount: number): string {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`Not whole dollars: ${amount}`);
  return `$${digits(amount)}`;
}
