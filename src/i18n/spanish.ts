/** Lists, counts and fractions in US Spanish. */
import { digits } from '#lib/digits.ts';

const LISTS = { and: 'conjunction', or: 'disjunction' } as const;

/** "a", "a y b", "a, b e Irvington"; with 'or': "a, b o c". */
export const listed = (names: readonly string[], conjunction: keyof typeof LISTS = 'and'): string =>
  new Intl.ListFormat('es-US', { type: LISTS[conjunction] }).format(names);

/** "1 condado", "3 condados". `many` is for plurals that do not just add an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${digits(count)} ${count === 1 ? one : many}`;

const TO_TEN = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** Spells out whole numbers up to ten: "cuatro", "11". */
export const spelled = (count: number): string => TO_TEN[count] ?? digits(count);

// cspell:ignore diecis veintiun veintid veintitr veintis
const TO_29 = [
  ...'once doce trece catorce quince diecis[eé]is diecisiete dieciocho diecinueve veinte veintiun[oa]?'.split(' '),
  ...'veintid[oó]s veintitr[eé]s veinticuatro veinticinco veintis[eé]is veintisiete veintiocho veintinueve'.split(' '),
];
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'cien(?:to)? doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

/** Below 10,000, as a pattern: "ciento cuarenta y nueve", "mil ciento noventa y nueve". */
export function inWords(count: number): string {
  const rest = (part: number) => (count % part === 0 ? '' : ` ${inWords(count % part)}`);
  if (count <= 10) return spelled(count).replace(/^uno$/, 'un[oa]?');
  if (count < 30) return TO_29[count - 11] ?? '';
  if (count < 100) return `${TENS[Math.floor(count / 10) - 3]}${count % 10 === 0 ? '' : ` y ${inWords(count % 10)}`}`;
  if (count < 1000) return `${HUNDREDS.split(' ')[Math.floor(count / 100) - 1]}${rest(100)}`;
  return `${count < 2000 ? '' : `${inWords(Math.floor(count / 1000))} `}mil${rest(1000)}`;
}

/** Fractions of the truck, indexed by eighths 1 to 8: "un octavo" to "todo". */
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

/** Lowercases the first letter for use mid-sentence; acronyms such as TV are kept. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
