/** What the forms know of a field of src/business/schema: its kind, its parts, its label. */
import { capital } from '#lib/text.ts';
import type { DescribedJson } from '../../scripts/lib/editor-schemas.ts';

/** JSON Schema made from a Zod schema, with titles, comments and the `form` of a field's `.meta()`. */
export type Shape = DescribedJson;

export type Values = Record<string, unknown>;
export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Options without those that have no value. */
export const given = <Options extends object>(options: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Options]?: Exclude<Options[Name], undefined>;
  };

export type Kind =
  | 'constant'
  | 'reference'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'text'
  /** One of two shapes. */
  | 'either'
  | 'record'
  /** Values by keys that the owner chooses. */
  | 'map'
  /** A list whose places have meanings: length, width, height. */
  | 'tuple'
  | 'references'
  | 'choices'
  | 'texts'
  | 'records';

const KIND_OF_TYPE: Record<string, Kind> = { boolean: 'boolean', number: 'number', integer: 'number', string: 'text' };
const KIND_OF_LIST: Partial<Record<Kind, Kind>> = {
  reference: 'references',
  choice: 'choices',
  text: 'texts',
  record: 'records',
  tuple: 'records',
};

export function kindOf(shape: Shape): Kind {
  const kind = shape.type === 'array' && !Array.isArray(shape.items) ? KIND_OF_LIST[kindOf(itemOf(shape))] : one(shape);
  if (kind) return kind;
  throw new Error(`admin/forms/shape.ts knows no form for ${JSON.stringify(shape).slice(0, 200)}.`);
}

function one(shape: Shape): Kind | undefined {
  if (shape.const !== undefined) return 'constant';
  if (shape.form?.idOf) return 'reference';
  if (shape.enum) return 'choice';
  if (shape.anyOf) return 'either';
  if (shape.type === 'array') return 'tuple';
  if (shape.type === 'object') return shape.properties ? 'record' : 'map';
  return KIND_OF_TYPE[String(shape.type)];
}

/** The fields of a record. */
export const fieldsIn = (shape: Shape): [name: string, shape: Shape][] =>
  Object.entries(shape.properties ?? {}) as [string, Shape][];
export const isRequired = (record: Shape, name: string): boolean => record.required?.includes(name) ?? false;
export const itemOf = (list: Shape): Shape => list.items as Shape;
export const keyOf = (map: Shape): Shape => map.propertyNames as Shape;
export const valueOf = (map: Shape): Shape => map.additionalProperties as Shape;

/** "From the left" → fromTheLeft */
const byTitle = (shapes: unknown): [name: string, shape: Shape][] =>
  (shapes as Shape[]).map((shape) => [
    (shape.title ?? '').toLowerCase().replace(/[^a-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase()),
    shape,
  ]);
export const partsOf = (tuple: Shape) => byTitle(tuple.items);
export const branchesOf = (either: Shape) => byTitle(either.anyOf);

/** Names that exist only in a form's values. */
export const KEY = 'key';
export const VALUE = 'value';
export const BRANCH = 'type';

/** The widget for photos (admin/fields), and the field in which a form takes the photo that another field describes. */
export const PHOTO = 'job-photo';
export const photoOf = (field: string): string => `${field}Photo`;
/** The value of a photo field whose photo is in the repository. */
export const PUBLISHED = 'published';

const LABELS: Record<string, string> = { id: 'ID', zip: 'ZIP code', zips: 'ZIP codes', url: 'Web address' };

/** sameDay → "Same day" */
export const labelOf = (name: string, { title }: Shape): string =>
  title ?? LABELS[name] ?? capital(name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
