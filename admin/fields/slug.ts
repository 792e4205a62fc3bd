/** Ids made from words. */

/** No longer id is made from a text. */
const LONGEST = 60;

/** "We’re in Zoë’s house, too!" → "were-in-zoes-house-too" */
export function slugFrom(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LONGEST) break;
    slug = longer;
  }
  return slug || words.join('-').slice(0, LONGEST);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * @param fields whose words it is made from
 * @param taken ids of the other records
 * @returns undefined while one of the fields is empty
 */
export function idFrom(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  taken: ReadonlySet<unknown>,
): string | undefined {
  const parts = fields.map((field) => slugFrom(asText(record[field])));
  if (parts.includes('')) return undefined;
  const made = slugFrom(parts.join(' '));
  const next = (count: number): string => (count === 1 ? made : `${made}-${count}`);
  let count = 1;
  while (taken.has(next(count))) count += 1;
  return next(count);
}
