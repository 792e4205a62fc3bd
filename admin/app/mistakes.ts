/** The site's problems in the words of the forms. */
import type { Problem } from '#business/problem.ts';
import { COLLECTION_NAMES, COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { FACES } from '../forms/faces.ts';
import { fieldsIn, itemOf, labelOf, valueOf, type Shape } from '../forms/shape.ts';

const BODY = 'Text';

export interface Mistake {
  /** The form: "Jobs", "Towns: rye". */
  form: string;
  /** The field in it: "attic-cleanout → Photos: Before". */
  field: string;
  wrong: string;
  remedy: string;
}

export type Shapes = ReadonlyMap<CollectionName, Shape>;

const collectionOf = (file: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => file === homeOf(name) || file.startsWith(`${homeOf(name)}/`));

/** The shape that a name leads to, through lists and maps. */
function within(shape: Shape | undefined, name: string): Shape | undefined {
  if (!shape) return undefined;
  if (shape.type === 'array' && !Array.isArray(shape.items)) return within(itemOf(shape), name);
  const found = new Map(fieldsIn(shape)).get(name);
  return found ?? (shape.type === 'object' && !shape.properties ? valueOf(shape) : undefined);
}

/** "photos.before" → "Photos: Before" */
function withLabels(dotted: string, from: Shape | undefined): { label: string; to: Shape | undefined } {
  let here = from;
  const labels = dotted.split('.').map((name) => {
    const inner = within(here, name);
    here = inner;
    return inner ? labelOf(name, inner) : name;
  });
  return { label: labels.join(': '), to: here };
}

/** Which entry of a list is meant: "the 2nd of payment". */
const COUNTED = /^(the \d+(?:st|nd|rd|th) of )(.+)$/;

function fieldInForm(field: string, from: Shape | undefined): string {
  let here = from;
  const parts = field.split(' → ').map((part) => {
    const [, which = '', dotted = part] = COUNTED.exec(part) ?? [];
    const { label, to } = withLabels(dotted, here);
    // The name of an entry is not a field.
    here = to ?? here;
    return to ? which + label : part;
  });
  return parts.join(' → ');
}

/** What is said to writers of files; in a form there is a field to fill in. */
const ADD_A_LINE = /^(Add the line "[^"]+:" with a value|Write one after "[^"]+:".*)$/;

const SHOWN_LENGTH = 60;

/** A form has no line numbers: the words of the line show which one it is. */
function lineInForm(where: string, line: number | undefined, text: string | undefined): string {
  const words = line === undefined ? undefined : text?.split('\n')[line - 1]?.trim();
  const shown = words && words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH).trimEnd()}…` : words;
  return shown ? `${where}, at “${shown}”` : where;
}

/** @param textOf what a file would hold */
export function inFormWords(problem: Problem, shapes: Shapes, textOf: (file: string) => string | undefined): Mistake {
  const { file, wrong, line } = problem;
  const name = collectionOf(file);
  const remedy = problem.remedy.replace(ADD_A_LINE, 'Fill it in');
  if (!name) return { form: file, field: problem.field, wrong, remedy };
  const { shape } = COLLECTIONS[name];
  const { label } = FACES[name];
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
  const form = shape === 'documents' || shape === 'lists' ? `${label}: ${stem}` : label;
  const whole = shapes.get(name);
  const root = shape === 'lists' ? (whole?.properties?.[name] as Shape) : whole;
  const fieldOf = (field: string): string => {
    if (field === 'body') return BODY;
    if (!/^line \d+$/.test(field)) return fieldInForm(field, root);
    return lineInForm(shape === 'documents' ? BODY : 'The file', line, textOf(file));
  };
  return { form, field: fieldOf(problem.field), wrong, remedy };
}
