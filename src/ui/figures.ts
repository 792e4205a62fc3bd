import { loadWords } from '#ui/load/words.ts';

/** Cubic feet, pounds. */
export interface Span {
  low: number;
  high: number;
}

/** Whole where it is large. */
export const figure = (value: number): string =>
  (value < 60 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en-US');

/** "52.7", "80 to 90" */
export const range = (language: string, { low, high }: Span): string =>
  loadWords(language).range(figure(low), figure(high));

/** Cubic yards. */
export const yards = (value: number): number => Math.round(value * 10) / 10;
