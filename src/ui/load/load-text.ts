/** A list of things in words. */
import type { WorkedLoad } from '#business/entities.ts';
import { loadWords } from './words.ts';

/** "washer or dryer + 8 × medium box" */
export const loadText = (language: string, { parts }: Pick<WorkedLoad, 'parts'>): string =>
  parts.map(loadWords(language).part).join(' + ');
