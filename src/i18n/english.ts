/** Fractions of the truck in American English. */

/** Indexed by eighths, 1 to 8: "an eighth" to "all". */
export const EIGHTHS: readonly string[] = [
  '',
  'an eighth',
  'a quarter',
  'three-eighths',
  'half',
  'five-eighths',
  'three-quarters',
  'seven-eighths',
  'all',
];

/** "a quarter" → "a quarter of the truck", "half" → "half the truck", "all" → "a full truck". */
export const ofTruck = (part: string): string =>
  ({ half: 'half the truck', all: 'a full truck' })[part] ?? `${part} of the truck`;
