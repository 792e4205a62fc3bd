/** What someone meant who wrote a value in another form than the one asked for; nothing where two readings are possible. */

/** Longer texts are no such value. */
const LONGEST = 80;

/** A value as typed, without the quotes around it. */
function bare(value: unknown): string {
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return typed.length > LONGEST ? '' : typed.replace(/^[\s"'“”„‘’]+|[\s"'“”„‘’]+$/g, '');
}

/** '(914) 555-0123' and 19145550123 → '+19145550123'. */
export function meantPhone(value: unknown): string | undefined {
  const typed = bare(value).replace(/^tel:/, '');
  if (!/^(\+ ?1(?!\d{11}))?[\d\s().–/-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : undefined;
}

/** 7024 → '07024', '10583-1204' → '10583'. */
export const meantZip = (value: unknown): string | undefined =>
  typeof value === 'number'
    ? /^\d{5}$/.exec(String(value).padStart(5, '0'))?.[0]
    : /^(\d{5})(?:-\d{4})?$/.exec(bare(value))?.[1];

/** Units that a field asks for by itself, so that the number before them is all there is to write. */
const UNITS = /\s*(dollars?|usd|ft\.?|feet|foot|mins?\.?|minutes?|lbs?\.?|pounds?|stars?|eighths?|years?)$/i;
const NUMBERS: [form: RegExp, read: (typed: string) => number][] = [
  [/^\d+(\.\d+)?$/, Number],
  [/^\d{1,3}(,\d{3})+(\.\d+)?$/, (typed) => Number(typed.replaceAll(',', ''))],
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
export function meantNumber(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const typed = bare(value)
    .replace(/^\$\s*/, '')
    .replace(UNITS, '');
  return NUMBERS.find(([form]) => form.test(typed))?.[1](typed);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day of this century that there is, from its parts as typed. */
function dayOf(year: string, month: string | number, day: string): string | undefined {
  const [y, m, d] = [year.length === 2 ? `20${year}` : year, month, day].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d && y >= 2000 && y <= 2099
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** The month of a name or its beginning; 0 where it is none. */
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

type Parts = [string, string, string];
const DAYS: [form: RegExp, read: (...parts: Parts) => string | undefined][] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, dayOf],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/, (one, two, year) => dayOf(year, one, two) ?? dayOf(year, two, one)],
  [/^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/, (name, day, year) => dayOf(year, monthOf(name), day)],
  [/^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]{3,9})\.?,? (\d{4})$/, (day, name, year) => dayOf(year, monthOf(name), day)],
];

/**
 * '11/21/2026', '2026/11/21' and 'Nov 21, 2026' → '2026-11-21'. The month comes first, as Americans
 * write it, unless it cannot.
 */
export function meantDay(value: unknown): string | undefined {
  const typed = bare(value);
  for (const [form, read] of DAYS) {
    const parts = form.exec(typed);
    if (parts) return read(...(parts.slice(1) as Parts));
  }
  return undefined;
}

/**
 * '8am' → ['08:00'], '8:30 p.m.' → ['20:30'], 'noon' → ['12:00'].
 * @returns both times where '8:00' may be in the morning or in the evening; none where it cannot be read
 */
export function meantTimes(value: unknown): string[] {
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

/** 'Nov 25, 2026, 4 pm' and '2026-11-25T16:00' → '2026-11-25 16:00'; a day alone, or a time that may be two, is none. */
export function meantMoment(value: unknown): string | undefined {
  const [, date, time] =
    /^(.*?\d{4}|\d{4}.*?\d)(?:,? at |,? |T)((?:\d{1,2}[:.\d]* ?(?:[ap]\.?m\.?)?|noon))$/i.exec(bare(value)) ?? [];
  const [day, [at, ...others]] = [meantDay(date), meantTimes(time)];
  return day && at && others.length === 0 ? `${day} ${at}` : undefined;
}

const EIGHTHS: Record<string, number> = { quarter: 2, half: 4, full: 8 };

/** '1/4' → 2, '3/8' → 3, 'half' → 4: shares of the truck in eighths. */
export function meantEighths(value: unknown): number | undefined {
  const typed = bare(value).toLowerCase();
  const [, part, whole] = /^([1-8])\/([1248])$/.exec(typed) ?? [];
  const eighths = whole === undefined ? EIGHTHS[typed.replace(/^an? /, '')] : (Number(part) * 8) / Number(whole);
  return eighths !== undefined && eighths <= 8 ? eighths : undefined;
}

/** 'www.company.com', 'http://www.company.com' → 'https://www.company.com'. */
export function meantUrl(value: unknown): string | undefined {
  const typed = bare(value);
  const address = /^https?:\/\//i.test(typed) ? typed.replace(/^https?/i, 'https') : `https://${typed}`;
  return /^https:\/\/[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/[\w./~%?=&#-]*)?$/i.test(address) ? address : undefined;
}

/** As `meantUrl`, without a path and in lower case. */
export const meantSite = (value: unknown): string | undefined =>
  meantUrl(value)
    ?.replace(/^(https:\/\/[^/]+).*/, '$1')
    .toLowerCase();

/** '/Old-Name/', 'old-name.html' and 'https://www.company.com/old-name' → '/old-name'. */
export function meantPath(value: unknown): string | undefined {
  const typed = bare(value)
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\.html$|\/+$/, '');
  return /^\/?[a-z0-9][a-z0-9./-]*(#[a-z0-9-]+)?$/.test(typed) ? `/${typed.replace(/^\//, '')}` : undefined;
}

/** What stands for nothing. */
const NOTHING = ['none', 'no', 'nothing', 'n/a', 'na', '-'];
/** Entries that need no quotes in brackets. */
const PLAIN = /^[A-Za-z0-9][\w .-]{0,40}$/;
const MOST_ENTRIES = 5;

/**
 * The entries of a list that was written as one text, each as YAML wants it: 'Cash, Visa and Zelle' → Cash, Visa, Zelle;
 * '3x3x4' → 3, 3, 4; 'none' → nothing.
 */
export function meantList(value: unknown): string[] | undefined {
  const typed = bare(value);
  if (NOTHING.includes(typed.toLowerCase())) return [];
  if (/^\d+(\.\d+)?(\s*[x×]\s*\d+(\.\d+)?)+$/i.test(typed)) return typed.split(/\s*[x×]\s*/i);
  const entries = typed.split(typed.includes(',') ? /\s*,\s*(?:and\s+)?|\s+and\s+/ : /\s*,\s*/);
  if (entries.length > MOST_ENTRIES || !entries.every((entry) => PLAIN.test(entry))) return undefined;
  // A sentence with commas in it begins with a capital and goes on without.
  if (new Set(entries.map((entry) => /^[A-Z]/.test(entry))).size > 1) return undefined;
  return entries.map((entry) => (/^\d+$/.test(entry) ? `'${entry}'` : entry));
}

/**
 * '8am - 8 pm' → '08:00-20:00', 'Closed' → 'closed'. Where only the hours stand, they begin in the morning and end in
 * the evening: '8-5' → '08:00-17:00'.
 */
export function meantHours(value: unknown): string | undefined {
  const typed = bare(value).toLowerCase();
  if (/^(closed?|off|none|-)$/.test(typed)) return 'closed';
  const [from, to, ...more] = typed.split(/\s*(?:-|–|to)\s*/);
  // A day has no 24:00.
  const close = /^(24:?00|midnight|12 ?am)$/.test(to ?? '') ? '23:59' : meantTimes(to).at(-1);
  const [open] = meantTimes(from);
  return open && close && open < close && more.length === 0 ? `${open}-${close}` : undefined;
}

/** 'Mount Kisco' and 'Mount Kisco, NY' → 'mount-kisco'. */
export function meantSlug(value: unknown): string | undefined {
  const words = bare(value)
    .replace(/, *[A-Z]{2}$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-');
}

/** Letters to add, drop, change or swap until one word is the other; more than `most` is told as `most + 1`. */
function lettersApart(a: string, b: string, most: number): number {
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

/** More names than this are no help. */
const MOST_NAMES = 3;
const few = (names: string[]): string[] => (names.length > MOST_NAMES ? [] : names);

/** The known names that a mistyped one is nearest to: a few letters apart, else those of which it is the beginning. */
export function nearest(typed: string, known: Iterable<string>): string[] {
  const name = typed.slice(0, LONGEST);
  const names = [...new Set(known)];
  const most = Math.min(3, Math.max(1, Math.floor(name.length / 4)));
  const apart = names.map((other) => ({ other, letters: lettersApart(name, other, most) }));
  const least = Math.min(...apart.map(({ letters }) => letters));
  if (least <= most) return few(apart.filter(({ letters }) => letters === least).map(({ other }) => other));
  return few(names.filter((other) => other.startsWith(`${name}-`) || (other !== '' && name.startsWith(`${other}-`))));
}
