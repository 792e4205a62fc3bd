/** The site's problems as the owner sees them: fields by the names that forms give them. */
import type { Problem } from '#business/problem.ts';
import { COLLECTION_NAMES, COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { FACES } from '../forms/faces.ts';
import { fieldsIn, itemOf, labelOf, valueOf, type Shape } from '../forms/shape.ts';

const BODY = 'Text';

export interface Said {
  /** The form: "Jobs", "Towns: rye". */
  where: string;
  /** The field in it: "attic-cleanout → Photos: Before". */
  field: string;
  wrong: string;
  remedy: string;
}

export type Shapes = ReadonlyMap<CollectionName, Shape>;

const collectionOf = (file: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => file === homeOf(name) || file.startsWith(`${homeOf(name)}/`));

/** What the form of a record is made from. */
function recordOf(name: CollectionName, shapes: Shapes): Shape | undefined {
  const shape = shapes.get(name);
  if (COLLECTIONS[name].shape === 'list') return shape && itemOf(shape);
  return COLLECTIONS[name].shape === 'lists' ? itemOf(shape?.properties?.[name] as Shape) : shape;
}

/** The shape that a name leads to, through lists and maps. */
function within(shape: Shape | undefined, name: string): Shape | undefined {
  if (!shape) return undefined;
  if (shape.type === 'array' && !Array.isArray(shape.items)) return within(itemOf(shape), name);
  const found = new Map(fieldsIn(shape)).get(name);
  return found ?? (shape.type === 'object' && !shape.properties ? valueOf(shape) : undefined);
}

/** "photos.before" → "Photos: Before" */
function labelled(dotted: string, from: Shape | undefined): { label: string; to: Shape | undefined } {
  let here = from;
  const labels = dotted.split('.').map((name) => {
    const inner = within(here, name);
    here = inner;
    return inner ? labelOf(name, inner) : name;
  });
  return { label: labels.join(': '), to: here };
}

/** The part of a field's name that says which entry of a list is meant: "3 eighths", "the 2nd of payment". */
const COUNTED = /^(the \d+(?:st|nd|rd|th) of )(.+)$/;

function fieldSaid(field: string, record: Shape | undefined, isInList: boolean): string {
  let here = record;
  const [first = '', ...rest] = field.split(' → ');
  const parts = (isInList ? rest : [first, ...rest]).map((part) => {
    const [, which = '', dotted = part] = COUNTED.exec(part) ?? [];
    const { label, to } = labelled(dotted, here);
    // The name of an entry is no field, and leads nowhere else.
    here = to ?? here;
    return to ? which + label : part;
  });
  return (isInList ? [first, ...parts] : parts).join(' → ');
}

/** What is told to writers of files, as one who fills in a form is told it. */
const REMEDIES: readonly [RegExp, string][] = [
  [/^Add the line "[^"]+:" with a value$/, 'Fill it in'],
  [/^Write one after "[^"]+:".*$/, 'Fill it in'],
];

/** So many characters of a line show which one is meant. */
const SHOWN = 60;

/** @param textOf what a file would hold */
export function said(problem: Problem, shapes: Shapes, textOf: (file: string) => string | undefined): Said {
  const { file, field, wrong, remedy, line } = problem;
  const name = collectionOf(file);
  const told = REMEDIES.reduce((text, [pattern, instead]) => text.replace(pattern, instead), remedy);
  if (!name) return { where: file, field, wrong, remedy: told };
  const { shape } = COLLECTIONS[name];
  return {
    where: formSaid(name, file),
    field: /^line \d+$/.test(field)
      ? lineSaid(shape === 'documents', line, textOf(file))
      : nameSaid(field, name, shapes),
    wrong,
    remedy: told,
  };
}

function formSaid(name: CollectionName, file: string): string {
  const { shape } = COLLECTIONS[name];
  const { label } = FACES[name];
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
  return shape === 'documents' || shape === 'lists' ? `${label}: ${stem}` : label;
}

/**
 * A place that two people changed, as forms name it: "Questions: how-much → Question".
 *
 * @param path names of fields, and ids of entries below lists
 */
export function placeSaid(file: string, path: readonly string[], shapes: Shapes): string {
  const name = collectionOf(file);
  if (!name) return [file, ...path].join(': ');
  const isLists = COLLECTIONS[name].shape === 'lists';
  let here = isLists ? (shapes.get(name)?.properties?.[name] as Shape | undefined) : shapes.get(name);
  let wasEntry = false;
  let field = '';
  for (const part of isLists ? path.slice(1) : path) {
    const isEntry = here?.type === 'array';
    const inner = here && isEntry ? itemOf(here) : within(here, part);
    const link = isEntry || wasEntry ? ' → ' : ': ';
    field += (field === '' ? '' : link) + (isEntry ? part : partSaid(part, inner));
    [here, wasEntry] = [inner, isEntry];
  }
  return [formSaid(name, file), field].filter(Boolean).join(': ');
}

const partSaid = (part: string, shape: Shape | undefined): string => {
  if (shape) return labelOf(part, shape);
  return part === 'body' ? BODY : part;
};

function nameSaid(field: string, name: CollectionName, shapes: Shapes): string {
  const { shape } = COLLECTIONS[name];
  if (field === 'body') return BODY;
  return fieldSaid(field, recordOf(name, shapes), shape === 'list' || shape === 'lists');
}

/** A form has no numbered lines: the words that stand there tell it. */
function lineSaid(isMarkdown: boolean, line: number | undefined, text: string | undefined): string {
  const words = line === undefined ? undefined : text?.split('\n')[line - 1]?.trim();
  const shown = words && words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
  const where = isMarkdown ? BODY : 'The file';
  return shown ? `${where}, at “${shown}”` : where;
}
