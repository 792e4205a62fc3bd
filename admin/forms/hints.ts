/** The comments of src/business/schema as hints below a field: they are written for files, and a form is none. */
import { capital, counted } from '#lib/text.ts';
import { COLLECTION_NAMES } from '#business/schema/collections.ts';
import { FACES } from './faces.ts';
import type { Shape } from './shape.ts';

/** Comments of shapes that many fields share: they say how to write YAML, or what the form shows anyway. */
const SHARED =
  /^(A text (that is printed|in which)|A list in which nothing|A page on the web|A figure that people|A full day of|A minute on the clock|Five digits in|A point in the|Ids? of a (record|picture) |A ZIP code of|On the 24-hour clock)/;

const FILES = new Map(COLLECTION_NAMES.map((name) => [name as string, FACES[name].label]));

/** Words for writers of YAML, and what a form says instead. */
const REPLACED: readonly [pattern: RegExp, text: string | ((...match: string[]) => string)][] = [
  [/^content\/[^:]+: (.)/, (_, letter = '') => letter.toUpperCase()],
  [/`/g, ''],
  [/(?:content\/)?([a-z]+)\.yaml/g, (match, name = '') => `“${FILES.get(name) ?? match}”`],
  [/ in quotes\b/g, ''],
  [/'([^' ]*[\d-][^']*)'/g, '$1'],
  [/(?<=^|[.:;] )([Ll])eave (?:out|(?:it|this|a kind|the line|the whole entry) out)\b/g, '$1eave it empty'],
  // The form offers names, not ids.
  [/^(?:Municipality|Service|County) id\.$/, ''],
  [/\bIds of (?:the )?(\w)/g, (_, letter = '') => letter.toUpperCase()],
  [/, by id(?=\.)/g, ''],
  [/: the id of a picture in [^,]*, such as "[^"]*"/, ''],
];

export const forForms = (comment: string): string =>
  REPLACED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement as string), comment);

/** The length of prose, which is counted as printed: a form cannot count a text with tokens. */
export const proseLengths = ({ then }: Shape): { min: number; max: number } | undefined => {
  const { minLength: min, maxLength: max } = (then ?? {}) as Shape;
  return min === undefined || max === undefined ? undefined : { min, max };
};

export function hintOf(shape: Shape, label: string): string | undefined {
  const { form, description = '' } = shape;
  const text = form?.hint ?? (SHARED.test(description) ? '' : forForms(description));
  const hint = text === `${label}.` ? '' : text;
  const lengths = proseLengths(shape);
  if (!lengths) return hint || undefined;
  const { min, max } = lengths;
  const length = hint.includes(`${max} characters`) && min > 10 ? '' : `${min} to ${counted(max, 'character')}.`;
  return [hint, length, 'The site fills in words in braces: {from} is the lowest price.'].filter(Boolean).join(' ');
}

/** The first line of the content check's message, as a sentence. */
export const messageOf = (message: string): string => `${capital(forForms(message).split('\n')[0] ?? '')}.`;
