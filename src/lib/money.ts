/** Prices in US dollars. */
import { digits } from './digits.ts';

/** 149 → "$149", 1250 → "$1,250". @throws RangeError on fractions and negative amounts */
export function dollars(amount: number): string {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`Not whole dollars: ${amount}`);
  return `$${digits(amount)}`;
}
