/** Formats of measured values. */
import { loadWords } from '#ui/load/words.ts';

/** A range in cubic feet or pounds. */
export interface Span {
  low: number;
  high: number;
}

/** Rounded to whole numbers from 60 up, else to tenths. */
export const figure = (value: number): string =>
  (value < 60 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en-US');

/** "52.7", "80 to 90" */
export const range = (language: string, { low, high }: Span): string =>
  loadWords(language).range(figure(low), figure(high));

/** Cubic yards, rounded to tenths. */
export const yards = (value: number): number => Math.round(value * 10) / 10;
