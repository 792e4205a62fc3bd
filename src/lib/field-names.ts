/** Names of fields as their editor finds them: an entry of a list by what it says, or counted from one. */

/** Fields that tell the entries of a list apart, the best first. */
const TELLING = [
  'id',
  'name',
  'title',
  'what',
  'q',
  'ask',
  'eighths',
  'place',
  'service',
  'category',
  'material',
  'text',
];
const LONGEST = 40;

const entries = (value: unknown): ReadonlyMap<PropertyKey, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** What an entry says under a field, as a name: 3 eighths, piano-removal, "A queen mattress and its box…". */
function nameUnder(field: string, value: unknown): string | undefined {
  if (typeof value === 'number')
    return field === 'eighths' ? `${value} ${value === 1 ? 'eighth' : 'eighths'}` : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (/^[a-z0-9-]+$/.test(value)) return value;
  return `"${value.length > LONGEST ? `${value.slice(0, LONGEST).trimEnd()}…` : value}"`;
}

/** A name that one entry of the list has alone, not taken from the field that is wrong. */
function nameOf(list: readonly unknown[], at: number, wrong: PropertyKey | undefined): string | undefined {
  for (const field of TELLING) {
    const name = field === wrong ? undefined : nameUnder(field, entries(list[at]).get(field));
    if (name === undefined) continue;
    const same = list.filter((entry) => nameUnder(field, entries(entry).get(field)) === name);
    if (same.length === 1) return name;
  }
  return undefined;
}

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });
/** 1st, 2nd, 3rd, 4th. */
const ordinal = (count: number): string => `${count}${ENDINGS[PLURALS.select(count)] ?? 'th'}`;

/**
 * @param value what the path begins in
 * @param path keys and places in lists, counted from zero
 * @returns 'rating.value', 'steps → 3 eighths → price', 'the 2nd of payment'
 */
export function fieldName(value: unknown, path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  let here = value;
  /** Keys since the last list. */
  let keys: string[] = [];
  path.forEach((key, at) => {
    if (typeof key === 'number' && Array.isArray(here)) {
      const list = keys.join('.');
      const name = nameOf(here, key, path[at + 1]);
      if (name === undefined)
        parts.push(list === '' ? `the ${ordinal(key + 1)}` : `the ${ordinal(key + 1)} of ${list}`);
      else parts.push(...(list === '' ? [name] : [list, name]));
      keys = [];
    } else keys.push(String(key));
    here = Array.isArray(here) && typeof key === 'number' ? here[key] : entries(here).get(key);
  });
  if (keys.length > 0) parts.push(keys.join('.'));
  return parts.join(' → ');
}
