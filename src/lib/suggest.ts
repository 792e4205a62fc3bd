/** Guesses the value meant by input in the wrong format; undefined if ambiguous. */

/** Longer input is not a value. */
const MAX_LENGTH = 80;

/** Input without surrounding quotes. YAML's .inf and .nan are nothing anyone meant; a day without quotes is a Date. */
function bare(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*|:\d\d\.\d+Z$/, '');
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  const typed = isPlain ? String(value) : '';
  return typed.length > MAX_LENGTH ? '' : typed.replace(/^[\s"'“”„‘’]+|[\s"'“”„‘’]+$/g, '');
}

/** Letters of a phone's keys, two to nine. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const keyOf = (letter: string): string => String(KEYS.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

/** '(914) 555-0123', '1-800-GOT-JUNK' and 19145550123 → '+19145550123'. */
export function suggestPhone(value: unknown): string | undefined {
  const typed = bare(value)
    .replace(/^tel:/, '')
    .replace(/(?<=\d[\s().–/-]+)[A-Za-z][A-Za-z\s-]*$/, (letters) => letters.replace(/[a-z]/gi, keyOf));
  if (!/^(\+ ?1(?!\d{11}))?[\d\s().–/-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : undefined;
}

const EXTENSION = /[\s,;]*(?:\bext(?:ension)?\b\.?|x|#)\s*(\d{1,6})$/i;

/** '914-555-0123 ext. 3' → ['+19145550123', '3']; undefined without an extension. */
export function suggestExtension(value: unknown): [phone: string, extension: string] | undefined {
  const typed = bare(value);
  const [end, extension] = EXTENSION.exec(typed) ?? [];
  const phone = end === undefined ? undefined : suggestPhone(typed.slice(0, -end.length));
  return phone && extension ? [phone, extension] : undefined;
}

/** 7024 → '07024', '10583-1204' → '10583'. */
export const suggestZip = (value: unknown): string | undefined =>
  typeof value === 'number'
    ? /^\d{5}$/.exec(String(value).padStart(5, '0'))?.[0]
    : /^(\d{5})(?:-\d{4})?$/.exec(bare(value))?.[1];

/** Units implied by the field. */
const IMPLIED_UNITS = /\s*(dollars?|usd|ft\.?|feet|foot|mins?\.?|minutes?|lbs?\.?|pounds?|stars?|eighths?|years?)$/i;
const NUMBERS: [form: RegExp, read: (typed: string) => number][] = [
  [/^\d+(\.\d+)?$/, Number],
  [/^\d{1,3}([,_ ]\d{3})+(\.\d+)?$/, (typed) => Number(typed.replace(/[,_ ]/g, ''))],
  [/^\d+,\d{1,2}$/, (typed) => Number(typed.replace(',', '.'))],
  [/^\d{1,3}(\.\d+)?\s*%$/, (typed) => Number((parseFloat(typed) / 100).toFixed(4))],
  [/^\d+\+$/, parseFloat],
  // Feet and inches.
  [
    /^\d+\s*['’′]\s*\d{1,2}(\s*["”″])?$/,
    (typed) => Number(inFeet(...(typed.match(/\d+/g) as [string, string])).toFixed(2)),
  ],
];
const inFeet = (feet: string, inches: string): number => Number(feet) + Number(inches) / 12;

/** '$149' → 149, '1,199' → 1199, '4,9' → 4.9, '80%' → 0.8, '12 ft' → 12, "12'6" → 12.5, '300+' → 300. */
export function suggestNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const typed = bare(value)
    .replace(/^\$\s*/, '')
    .replace(IMPLIED_UNITS, '');
  return NUMBERS.find(([form]) => form.test(typed))?.[1](typed);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A valid date from 2000 to 2099, from its parts. */
function dayOf(year: string, month: string | number, day: string): string | undefined {
  const [y, m, d] = [year.length === 2 ? `20${year}` : year, month, day].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y >= 2000 && y <= 2099
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** Month number of a name or abbreviation; 0 if unknown. */
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

type Parts = [string, string, string];
const DAYS: [form: RegExp, read: (...parts: Parts) => string | undefined][] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, dayOf],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/, (one, two, year) => dayOf(year, one, two) ?? dayOf(year, two, one)],
  [/^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, (name, day, year) => dayOf(year, monthOf(name), day)],
  [/^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.?,? (\d{4})$/, (day, name, year) => dayOf(year, monthOf(name), day)],
];

/** '11/21/2026', '2026/11/21' and 'Nov 21, 2026' → '2026-11-21'. Month first, unless that is impossible. */
export function suggestDate(value: unknown): string | undefined {
  const typed = bare(value);
  for (const [form, read] of DAYS) {
    const parts = form.exec(typed);
    if (parts) return read(...(parts.slice(1) as Parts));
  }
  return undefined;
}

/**
 * '8am' → ['08:00'], '8:30 p.m.' → ['20:30'], 'noon' → ['12:00'].
 *
 * @returns both times if '8:00' could be morning or evening; [] if unreadable
 */
export function suggestTimes(value: unknown): string[] {
  const typed = bare(value).toLowerCase();
  if (typed === 'noon') return ['12:00'];
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.]?([0-5]\d))?(?::00)?\s*(?:([ap])\.?m\.?)?$/.exec(typed) ?? [];
  const hour = Number(hours);
  if (hours === '' || hour > 23 || (half && (hour > 12 || hour === 0))) return [];
  const at = (full: number) => `${String(full).padStart(2, '0')}:${minutes}`;
  if (half) return [at((hour % 12) + (half === 'p' ? 12 : 0))];
  return hour >= 1 && hour <= 11 ? [at(hour), at(hour + 12)] : [at(hour)];
}

/**
 * 'Nov 25, 2026, 4 pm' and '2026-11-25T16:00' → '2026-11-25 16:00'; undefined without a time or with an ambiguous one.
 */
export function suggestDateTime(value: unknown): string | undefined {
  const [, date, time] =
    /^(.*?\d{4}|\d{4}.*?\d)(?:,? at |,? |T)((?:\d{1,2}[:.\d]* ?(?:[ap]\.?m\.?)?|noon))$/i.exec(bare(value)) ?? [];
  const [day, [at, ...others]] = [suggestDate(date), suggestTimes(time)];
  return day && at && others.length === 0 ? `${day} ${at}` : undefined;
}

const EIGHTHS: Record<string, number> = { quarter: 2, half: 4, full: 8 };

/** '1/4' → 2, '3/8' → 3, 'half' → 4: fractions of the truck in eighths. */
export function suggestEighths(value: unknown): number | undefined {
  const typed = bare(value).toLowerCase();
  const [, part, whole] = /^([1-8])\/([1248])$/.exec(typed) ?? [];
  const eighths = whole === undefined ? EIGHTHS[typed.replace(/^an? /, '')] : (Number(part) * 8) / Number(whole);
  return eighths !== undefined && eighths <= 8 ? eighths : undefined;
}

/** 'www.company.com', 'http://www.company.com' → 'https://www.company.com'. */
export function suggestUrl(value: unknown): string | undefined {
  const typed = bare(value);
  const address = /^https?:\/\//i.test(typed) ? typed.replace(/^https?/i, 'https') : `https://${typed}`;
  return /^https:\/\/[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/[\w./~%?=&#-]*)?$/i.test(address) ? address : undefined;
}

/** Like `suggestUrl`, but origin only, in lowercase. */
export const suggestOrigin = (value: unknown): string | undefined =>
  suggestUrl(value)
    ?.replace(/^(https:\/\/[^/]+).*/, '$1')
    .toLowerCase();

/** '/Old-Name/', 'old-name.html' and 'https://www.company.com/old-name' → '/old-name'. */
export function suggestPath(value: unknown): string | undefined {
  const typed = bare(value)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\.html$|\/+$/, '');
  return /^\/?[a-z0-9][a-z0-9./-]*(#[a-z0-9-]+)?$/.test(typed) ? `/${typed.replace(/^\//, '')}` : undefined;
}

/** Input for an empty list. */
const EMPTY = ['none', 'no', 'nothing', 'n/a', 'na', '-'];
/** Entries that YAML allows unquoted in a flow sequence. */
const PLAIN = /^[A-Za-z0-9][\w .-]{0,40}$/;
const MAX_ENTRIES = 5;

/**
 * Entries of a list written as one string, quoted for YAML: 'Cash, Visa and Zelle' → Cash, Visa, Zelle; '3x3x4' → 3, 3, 4;
 * 'none' → [].
 */
export function suggestList(value: unknown): string[] | undefined {
  const typed = bare(value);
  if (EMPTY.includes(typed.toLowerCase())) return [];
  if (/^\d+(\.\d+)?(\s*[x×]\s*\d+(\.\d+)?)+$/i.test(typed)) return typed.split(/\s*[x×]\s*/i);
  const entries = typed.split(typed.includes(',') ? /\s*,\s*(?:and\s+)?|\s+and\s+/ : /\s*,\s*/);
  if (entries.length > MAX_ENTRIES || !entries.every((entry) => PLAIN.test(entry))) return undefined;
  // Mixed capitalization means a sentence with commas, not a list.
  if (new Set(entries.map((entry) => /^[A-Z]/.test(entry))).size > 1) return undefined;
  return entries.map((entry) => (/^\d+$/.test(entry) ? `'${entry}'` : entry));
}

/**
 * '8am - 8 pm' → '08:00-20:00', 'Closed' → 'closed'. Without am and pm, assumes morning to evening: '8-5' →
 * '08:00-17:00'.
 */
export function suggestHours(value: unknown): string | undefined {
  const typed = bare(value).toLowerCase();
  if (/^(we're |we are )?(closed?|off|no|none|never|false|n\/?a|x|0|-)( all day)?$/.test(typed)) return 'closed';
  if (/^(open )?(24\/7|24 ?(h|hrs?|hours)|all day|around the clock)$/.test(typed)) return '00:00-23:59';
  const [from, to, ...more] = typed.split(/\s*(?:-|–|to)\s*/);
  // The format has no 24:00.
  const close = /^(24:?00|midnight|12 ?am)$/.test(to ?? '') ? '23:59' : suggestTimes(to).at(-1);
  const [open] = suggestTimes(from);
  return open && close && open < close && more.length === 0 ? `${open}-${close}` : undefined;
}

/** 'Mount Kisco' and 'Mount Kisco, NY' → 'mount-kisco'. */
export function suggestSlug(value: unknown): string | undefined {
  const words = bare(value)
    .replace(/, *[A-Z]{2}$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-');
}

/** Damerau-Levenshtein distance, capped at `most + 1`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...steps));
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** More suggestions than this are not helpful. */
const MAX_SUGGESTIONS = 3;
const unlessTooMany = (names: string[]): string[] => (names.length > MAX_SUGGESTIONS ? [] : names);

/** The known names closest to a mistyped one: by edit distance, else by shared prefix. */
export function nearest(typed: string, known: Iterable<string>): string[] {
  const name = typed.slice(0, MAX_LENGTH);
  const names = [...new Set(known)];
  const most = Math.min(3, Math.max(1, Math.floor(name.length / 4)));
  const candidates = names.map((other) => ({ other, distance: editDistance(name, other, most) }));
  const least = Math.min(...candidates.map(({ distance }) => distance));
  if (least <= most)
    return unlessTooMany(candidates.filter(({ distance }) => distance === least).map(({ other }) => other));
  return unlessTooMany(
    names.filter((other) => other.startsWith(`${name}-`) || (other !== '' && name.startsWith(`${other}-`))),
  );
}
