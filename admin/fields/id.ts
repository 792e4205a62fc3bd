/** The id of a record: of a new one it is made from what the record says, of one that is there it never changes. */
import { FACES } from '../forms/faces.ts';
import { element, type Control, type Given } from './control.ts';
import { draft, isPlain, pathOf, seen } from './draft.ts';
import { idFrom } from './slug.ts';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const fieldsFor = (list: string): readonly string[] | undefined =>
  list in FACES ? FACES[list as keyof typeof FACES].idFrom : undefined;

/** Records of a form by the list they are in. */
const listsIn = (form: unknown): [list: string, records: unknown[]][] =>
  isPlain(form) ? Object.entries(form).filter((pair): pair is [string, unknown[]] => Array.isArray(pair[1])) : [];

/** @returns the ids that records without one get when the form is saved: the list, the place in it, the id */
export function missingIds(form: unknown): [list: string, at: number, id: string][] {
  return listsIn(form).flatMap(([list, records]) => {
    const fields = fieldsFor(list);
    if (!fields) return [];
    const taken = new Set(records.map((record) => (isPlain(record) ? record.id : undefined)));
    return records.flatMap((record, at): [string, number, string][] => {
      if (!isPlain(record) || asText(record.id) !== '') return [];
      const id = idFrom(record, fields, taken);
      if (id === undefined) return [];
      taken.add(id);
      return [[list, at, id]];
    });
  });
}

/** The id that the record at a place of a list has or gets. */
export function idAt(list: string, at: number, form: unknown = draft()): string | undefined {
  const record = listsIn(form).find(([name]) => name === list)?.[1][at];
  const own = isPlain(record) ? asText(record.id) : '';
  if (own !== '') return own;
  return missingIds(form).find(([name, place]) => name === list && place === at)?.[2];
}

/** The id of the record that holds a value anywhere inside. */
export function idHolding(value: string, form: unknown = draft()): string | undefined {
  for (const [list, records] of listsIn(form)) {
    const at = records.findIndex((record) => isPlain(record) && holds(record, value));
    if (at >= 0) return idAt(list, at, form);
  }
  return undefined;
}

const holds = (value: unknown, wanted: string): boolean =>
  value === wanted ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => holds(inner, wanted)));

/** Ids typed on this page. */
const typed = new Set<string>();

/** Whether a record is new, by its id. */
export const isNewId = (id: unknown): boolean => asText(id) === '' || typed.has(asText(id));

export const idControl: Control = (root) => {
  const input = element('input', { type: 'text', autocapitalize: 'none', autocomplete: 'off', spellcheck: 'false' });
  let given: Given | undefined;
  root.append(input);
  input.addEventListener('input', () => {
    const id = input.value.trim();
    typed.add(id);
    given?.onChange(id);
  });
  return {
    update(next) {
      seen(next);
      given = next;
      const value = asText(next.value);
      const [list = '', at = ''] = pathOf(root);
      input.id = next.forID;
      input.className = next.classNameWrapper;
      input.readOnly = !isNewId(value);
      input.placeholder = idAt(list, Number(at)) ?? 'Made by itself';
      if (input.value.trim() !== value) input.value = value;
    },
  };
};
