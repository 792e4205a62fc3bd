/** What a field is called. */
import type { Shape } from './shape.ts';

/** Names of fields that are no words, or short for some. */
const SPELLED: Record<string, string> = { id: 'ID', zip: 'ZIP code', zips: 'ZIP codes', url: 'Web address' };

/** sameDay → "Same day" */
const spelled = (name: string): string => {
  const words = name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const labelOf = (name: string, { title }: Shape): string => title ?? SPELLED[name] ?? spelled(name);
