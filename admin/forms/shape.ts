/** The shapes of content as forms know them: each field of src/business/schema is of one kind. */
import type { DescribedJson } from '../../scripts/lib/editor-schemas.ts';

/** JSON Schema made from src/business/schema, with titles, comments and what `form` in a field's meta says. */
export type Shape = DescribedJson;

export type Kind =
  | 'constant'
  | 'reference'
  | 'choice'
  | 'boolean'
  | 'number'
  | 'text'
  /** One of two shapes. */
  | 'either'
  /** Fields by their names. */
  | 'record'
  /** Values by keys that the owner chooses. */
  | 'map'
  /** A list in which each place means something of its own: length, width, height. */
  | 'parts'
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
  parts: 'records',
};

export function kindOf(shape: Shape): Kind {
  const found = shape.type === 'array' ? kindOfList(shape) : kindOfOne(shape);
  if (found) return found;
  throw new Error(`No field of a form can show ${JSON.stringify(shape).slice(0, 200)}: teach admin/forms to.`);
}

function kindOfOne(shape: Shape): Kind | undefined {
  if (shape.const !== undefined) return 'constant';
  if (shape.form?.idOf) return 'reference';
  if (shape.enum) return 'choice';
  if (shape.anyOf) return 'either';
  if (shape.type === 'object') return shape.properties ? 'record' : 'map';
  return KIND_OF_TYPE[String(shape.type)];
}

const kindOfList = (shape: Shape): Kind | undefined =>
  Array.isArray(shape.items) ? 'parts' : KIND_OF_LIST[kindOf(itemOf(shape))];

/** The fields of a record. */
export const fieldsIn = (shape: Shape): [name: string, shape: Shape][] =>
  Object.entries(shape.properties ?? {}) as [string, Shape][];

export const isRequired = (record: Shape, name: string): boolean => record.required?.includes(name) ?? false;

/** What each entry of a list is. */
export const itemOf = (list: Shape): Shape => list.items as Shape;

/** What stands under the keys of a map, and what the keys are. */
export const keyOf = (map: Shape): Shape => map.propertyNames as Shape;
export const valueOf = (map: Shape): Shape => map.additionalProperties as Shape;

/** "From the left" → fromTheLeft: what a part or a choice is called in the values of a form. */
const nameFrom = ({ title = '' }: Shape): string =>
  title.toLowerCase().replace(/[^a-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());

/** Parts of a list, or the shapes that a value may have, by the names that their titles give them. */
const named = (shapes: unknown): [name: string, shape: Shape][] =>
  (shapes as Shape[]).map((shape) => [nameFrom(shape), shape]);
export const partsOf = (list: Shape) => named(list.items);
export const branchesOf = (either: Shape) => named(either.anyOf);

/** Names that only the values of a form have. */
export const KEY = 'key';
export const VALUE = 'value';
export const BRANCH = 'type';
/** Where a form takes the photo that a field tells of; content names its file by the record and the field. */
export const photoOf = (field: string): string => `${field}Photo`;
