/** Readable names of fields in YAML records. */

/** Fields that identify the entries of a list, best first. */
const ID_FIELDS = [
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
const MAX_NAME_LENGTH = 40;

const entries = (value: unknown): ReadonlyMap<PropertyKey, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

/** A field's value as a name: 3 eighths, piano-removal, "A queen mattress and its box…". */
function nameFromField(field: string, value: unknown): string | undefined {
  if (typeof value === 'number')
    return field === 'eighths' ? `${value} ${value === 1 ? 'eighth' : 'eighths'}` : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (/^[a-z0-9-]+$/.test(value)) return value;
  return `"${value.length > MAX_NAME_LENGTH ? `${value.slice(0, MAX_NAME_LENGTH).trimEnd()}…` : value}"`;
}

/** A name unique within the list, not taken from the invalid field. */
function nameOf(list: readonly unknown[], at: number, invalidField: PropertyKey | undefined): string | undefined {
  for (const field of ID_FIELDS) {
    const name = field === invalidField ? undefined : nameFromField(field, entries(list[at]).get(field));
    if (name === undefined) continue;
    const same = list.filter((entry) => nameFromField(field, entries(entry).get(field)) === name);
    if (same.length === 1) return name;
  }
  return undefined;
}

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const PLURALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (count: number): string => `${count}${ENDINGS[PLURALS.select(count)] ?? 'th'}`;

/**
 * @param value the record that the path starts from
 * @param path keys and zero-based list indexes
 * @returns 'rating.value', 'steps → 3 eighths → price', 'the 2nd of payment'
 */
export function fieldName(value: unknown, path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  let current = value;
  let keys: string[] = [];
  path.forEach((key, at) => {
    if (typeof key === 'number' && Array.isArray(current)) {
      const list = keys.join('.');
      const name = nameOf(current, key, path[at + 1]);
      if (name === undefined)
        parts.push(list === '' ? `the ${ordinal(key + 1)}` : `the ${ordinal(key + 1)} of ${list}`);
      else parts.push(...(list === '' ? [name] : [list, name]));
      keys = [];
    } else keys.push(String(key));
    current = Array.isArray(current) && typeof key === 'number' ? current[key] : entries(current).get(key);
  });
  if (keys.length > 0) parts.push(keys.join('.'));
  return parts.join(' → ');
}
