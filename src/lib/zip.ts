/** Parses input of a ZIP field. */

export type ZipInput =
  | { kind: 'empty' }
  | { kind: 'zip'; zip: string }
  /** Fewer than five digits so far. */
  | { kind: 'partial'; digits: string }
  /** Digits that are not a ZIP code. */
  | { kind: 'invalid'; digits: string }
  | { kind: 'name'; name: string };

const MAX_LENGTH = 60;

/**
 * @param input anything: "10583", "10583-1234", " 1 0583 ", full-width digits, a town's name, 10,000 characters
 * @returns the kind of input; ZIP+4 counts by its first five digits
 */
export function parseZipInput(input: string): ZipInput {
  const text = input
    .slice(0, 10 * MAX_LENGTH)
    .normalize('NFKC')
    .trim()
    .slice(0, MAX_LENGTH);
  if (text === '') return { kind: 'empty' };
  if (/\p{L}/u.test(text)) {
    const zip = /(?:^|\D)(\d{5})(?!\d)/.exec(text)?.[1];
    return zip ? { kind: 'zip', zip } : { kind: 'name', name: text };
  }
  const plusFour = /^(\d{5})\s*[-–]\s*\d{0,4}$/.exec(text);
  const digits = plusFour?.[1] ?? text.replace(/\D/g, '');
  if (digits === '') return { kind: 'empty' };
  if (digits.length < 5) return { kind: 'partial', digits };
  return digits.length === 5 || digits.length === 9
    ? { kind: 'zip', zip: digits.slice(0, 5) }
    : { kind: 'invalid', digits };
}
