/** Texts of share cards. */
import type { Words } from './words.en.ts';

export const es: Words = {
  answer: (from: string) => `Desde ${from}`,
  /** For the alternative text. */
  taken: (label: string, taken: boolean) => `${label}: ${taken ? 'sí' : 'no'}`,
};
