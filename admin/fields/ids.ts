/** Ids of new records, made from what the record says when its form is saved. */
import { isRecord, type Values } from '../forms/shape.ts';
import { FACES } from '../forms/faces.ts';

const LONGEST = 60;

/** "We’re in Zoë’s house, too!" → "were-in-zoes-house-too", cut between words where it is too long. */
export function slugFrom(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/['’‘\u0300-\u036f]/g, '')
    .toLowerCase();
  const slug = letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
  if (slug.length <= LONGEST) return slug;
  const end = slug.lastIndexOf('-', LONGEST);
  return slug.slice(0, end > 0 ? end : LONGEST);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns undefined while one of the fields is empty */
export function idFrom(record: Values, fields: readonly string[], taken: ReadonlySet<unknown>): string | undefined {
  const parts = fields.map((field) => slugFrom(textOf(record[field])));
  if (parts.includes('')) return undefined;
  const slug = slugFrom(parts.join(' '));
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  return id;
}

/** The ids that records without one get: the list, the place in it, the id. */
export function missingIds(form: Values): [list: string, at: number, id: string][] {
  return Object.entries(form).flatMap(([list, records]) => {
    const fields = list in FACES ? FACES[list as keyof typeof FACES].idFrom : undefined;
    if (!fields || !Array.isArray(records)) return [];
    const taken = new Set(records.map((record) => (isRecord(record) ? record.id : undefined)));
    return records.flatMap((record: unknown, at): [string, number, string][] => {
      const id = isRecord(record) && !record.id ? idFrom(record, fields, taken) : undefined;
      if (id === undefined) return [];
      taken.add(id);
      return [[list, at, id]];
    });
  });
}
