/** Lists, counts and parts as people in the United States write them in Spanish. */
import { digits } from '#lib/digits.ts';

const LISTS = { and: 'conjunction', or: 'disjunction' } as const;

/** "a", "a y b", "a, b e Irvington"; with 'or': "a, b o c". */
export const listed = (names: readonly string[], conjunction: keyof typeof LISTS = 'and'): string =>
  new Intl.ListFormat('es-US', { type: LISTS[conjunction] }).format(names);

/** "1 condado", "3 condados". Pass the plural where it is not made with an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${digits(count)} ${count === 1 ? one : many}`;

const TO_TEN = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** A whole number in a sentence: "cuatro", and in digits above ten: "11". */
export const spelled = (count: number): string => TO_TEN[count] ?? digits(count);

/** A number of eighths, 1 to 8, as a part of the truck: "un octavo" to "todo". */
export const EIGHTHS: readonly string[] = [
  '',
  'un octavo',
  'un cuarto',
  'tres octavos',
  'la mitad',
  'cinco octavos',
  'tres cuartos',
  'siete octavos',
  'todo',
];

/** "un cuarto" → "un cuarto del camión", "todo" → "el camión lleno". */
export const ofTruck = (part: string): string =>
  ({ 'la mitad': 'medio camión', todo: 'el camión lleno' })[part] ?? `${part} del camión`;

/** "sofá cama" → "Sofá cama" */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text as it stands within a sentence; TV stays TV. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "a Nyack", "al Bronx" */
export const to = (place: string): string => (place.startsWith('el ') ? `al ${place.slice(3)}` : `a ${place}`);
