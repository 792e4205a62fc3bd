/** What a field is called and what is said below it: from src/business/schema, told for a form instead of a file. */
import { counted } from '#lib/text.ts';
import { COLLECTION_NAMES } from '#business/schema/collections.ts';
import { fieldComments } from '../../scripts/lib/field-comments.ts';
import { FACES } from './faces.ts';
import type { Shape } from './shape.ts';

/** Shapes whose comments tell how to write them in a file, or what the form says by itself. */
const SILENT: Record<string, readonly string[]> = {
  'common.ts': [
    'text',
    'prose',
    'linkedProse',
    'unique',
    'url',
    'figure',
    'day',
    'moment',
    'zip',
    'point',
    'idOf',
    'ourZip',
    'ourPicture',
  ],
  'hours.ts': ['dayHours'],
};

const lookUp = fieldComments();
const silent = new Set(Object.entries(SILENT).flatMap(([, names]) => names.map((name) => lookUp(name).comment)));

const files = new Map(COLLECTION_NAMES.map((name) => [name as string, FACES[name].label]));

/** In place of what concerns a writer of YAML. */
const IN_FORMS: readonly [wrong: RegExp, right: string | ((...found: string[]) => string)][] = [
  [/^content\/[^:]+: (.)/, (_, letter = '') => letter.toUpperCase()],
  [/`/g, ''],
  [/(?:content\/)?([a-z]+)\.yaml/g, (found, name = '') => `“${files.get(name) ?? found}”`],
  [/ in quotes\b/g, ''],
  [/'([^' ]*[\d-][^']*)'/g, '$1'],
  [/(?<=^|[.:;] )([Ll])eave (?:out|(?:it|this|a kind|the line|the whole entry) out)\b/g, '$1eave it empty'],
  // A form offers names.
  [/^(?:Municipality|Service|County) id\.$/, ''],
  [/\bIds of (?:the )?(\w)/g, (_, letter = '') => letter.toUpperCase()],
  [/, by id(?=\.)/g, ''],
  [/: the id of a picture in [^,]*, such as "[^"]*"/, ''],
];

export const inForms = (text: string): string =>
  IN_FORMS.reduce((said, [wrong, right]) => said.replace(wrong, right as string), text);

/** Prose counts as printed, so a field with a token has no length that a form could count. */
export const proseLengths = ({ then }: Shape): { min: number; max: number } | undefined => {
  const { minLength: min, maxLength: max } = (then ?? {}) as Shape;
  return min === undefined || max === undefined ? undefined : { min, max };
};

/** @param label what the field is called: it needs no saying twice */
export function hintOf(shape: Shape, label: string): string | undefined {
  const { form, description = '' } = shape;
  const said = form?.hint ?? (silent.has(description) ? '' : inForms(description));
  const lengths = proseLengths(shape);
  return [said === `${label}.` ? '' : said, lengths && ruleOf(lengths, said)].filter(Boolean).join(' ') || undefined;
}

/** What prose is told that has no counter below it. */
const ruleOf = ({ min, max }: { min: number; max: number }, said: string): string => {
  const length = said.includes(`${max} characters`) && min > 10 ? '' : `${min} to ${counted(max, 'character')}. `;
  return `${length}The site fills in words in braces: {from} is the lowest price.`;
};

/** A message of the check, whose first line says what a value must be, as a sentence of a form. */
export const messageOf = (message: string): string => {
  const [wrong = ''] = inForms(message).split('\n');
  return `${wrong.charAt(0).toUpperCase()}${wrong.slice(1)}.`;
};
