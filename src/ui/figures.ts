/** Formats of measured values. */
import { loadWords } from '#ui/load/words.ts';

/** A range of pounds. */
interface Span {
  low: number;
  high: number;
}

/** "138", "170 to 400"; `step` is what to round to. */
export function range(language: string, { low, high }: Span, step = 1): string {
  const figure = (value: number) => (Math.round(value / step) * step).toLocaleString('en-US');
  return loadWords(language).range(figure(low), figure(high));
}

/** Cubic yards, rounded to tenths. */
export const yards = (value: number): number => Math.round(value * 10) / 10;
