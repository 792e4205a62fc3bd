/** What stands on the picture of a shared link. */
import type { Words } from './words.en.ts';

export const es: Words = {
  answer: (from: string) => `Desde ${from}`,
  /** Whether a kind of thing is taken, read out. */
  taken: (label: string, taken: boolean) => `${label}: ${taken ? 'sí' : 'no'}`,
};
