/**
 * Reads the further languages of the site. A language's folder holds words only, keyed by the ids of the English records;
 * everything else is taken from there, so that no number, price or link stands twice.
 */
import type { z } from 'astro/zod';
import { fingerprint } from '#lib/fingerprint.ts';
import { tokensIn } from '#lib/tokens.ts';
import { COLLECTION_NAMES, COLLECTIONS, isDocuments, type CollectionName, type NameOf } from '#schema/collections.ts';
import { slug } from '#schema/common.ts';
import { language as settingsSchema } from '#schema/language.ts';
import { bodyProblems } from './bodies.ts';
import { frontMatter, languagesIn, parseYaml, readText, stemOf, stray, type Files } from './files.ts';
import { problemsOf } from './issues.ts';
import type { Problem } from './problem.ts';
import type { Rows, Translation } from './rows.ts';
import { isWords } from './schema-fields.ts';

type Fields = Record<string, unknown>;

/** Stands in a translation: the fingerprint of the English that it was made from. */
export const SOURCE = 'of';
/** Of a document: the last part of its address in this language. */
const ADDRESS = 'address';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The English texts that a translation translates, one after the other. */
function sourcesOf(english: unknown, words: unknown): string[] {
  if (english === undefined) return [];
  if (typeof words === 'string' || isTexts(words)) return [JSON.stringify(english)];
  if (Array.isArray(words) || !isFields(words) || !isFields(english)) return [];
  return Object.entries(words).flatMap(([key, value]) => (key === SOURCE ? [] : sourcesOf(english[key], value)));
}

/** By what a translation knows that its English is still the same. @param english the record, or the entry of a list */
export const sourceMark = (english: unknown, words: unknown, ...more: readonly string[]): string =>
  fingerprint([...sourcesOf(english, words), ...more].join('\n'));

/** What is known while one record is translated. */
interface Place {
  file: string;
  /** All that the file says. */
  text: string;
  record: string | undefined;
  schema: z.ZodType;
  problems: Problem[];
  /** Fields whose English has changed since, and those that the English does not have. */
  stale: string[];
  gone: string[];
}

const pathName = ({ record }: Place, path: readonly PropertyKey[]): string =>
  [record, path.map(String).join('.')].filter(Boolean).join(' → ');

const tokens = (texts: readonly string[]): string[] =>
  [
    ...new Set(texts.flatMap(tokensIn).map(({ name, argument }) => `{${argument ? `${name}:${argument}` : name}}`)),
  ].sort();

/** Both must fill in the same: what one says of a price or a rule the other says, too. */
function checkTokens(
  place: Place,
  field: string,
  english: readonly string[],
  words: readonly string[],
  isStale: boolean,
): void {
  const [wanted, got] = [tokens(english), tokens(words)];
  const missing = wanted.filter((token) => !got.includes(token));
  const extra = got.filter((token) => !wanted.includes(token));
  if (isStale || missing.length + extra.length === 0) return;
  const wrong = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`has ${extra.join(', ')}`] : []),
  ];
  place.problems.push({
    file: place.file,
    field,
    wrong: `${wrong.join(' and ')}, unlike the English`,
    remedy: 'Write the same tokens as the English text',
  });
}

/** The English record with the words of its translation. @param isStale whether the English has changed since */
function merged(
  place: Place,
  english: unknown,
  words: unknown,
  path: readonly PropertyKey[],
  isStale: boolean,
): unknown {
  const field = pathName(place, path);
  const refuse = (wrong: string, remedy: string) => {
    place.problems.push({ file: place.file, field, wrong, remedy });
    return english;
  };
  if (english === undefined) {
    // Whoever takes a field out of the English may not read this language.
    place.gone.push(field);
    return undefined;
  }
  if (typeof words === 'string' || isTexts(words)) {
    const before = typeof english === 'string' ? [english] : isTexts(english) ? english : undefined;
    const isText = isWords(place.schema, isTexts(words) ? [...path, 0] : path);
    if (before === undefined || !isText || Array.isArray(english) !== Array.isArray(words))
      return refuse('is no text of the English record', 'Take it out: only texts are translated');
    checkTokens(place, field, before, [words].flat(), isStale);
    return words;
  }
  if (Array.isArray(words))
    return Array.isArray(english)
      ? mergedList(place, english, words, path)
      : refuse('is no list in the English record', 'Write it as the English has it');
  if (!isFields(words)) return refuse('is no text', 'Take it out: only texts are translated');
  if (!isFields(english)) return refuse('is not in the English record', 'Take it out, or correct its name');
  return {
    ...english,
    ...Object.fromEntries(
      Object.entries(words)
        .filter(([key]) => key !== SOURCE)
        .map(([key, value]) => [key, merged(place, english[key], value, [...path, key], isStale)])
        .filter(([, value]) => value !== undefined),
    ),
  };
}

/**
 * Entries without an id find their English by its mark; one that has none any more stands for the entry in its place, as
 * long as both lists are of one length. What has no translation is left out until there is one.
 */
function mergedList(
  place: Place,
  english: readonly unknown[],
  words: readonly unknown[],
  path: readonly PropertyKey[],
) {
  const markOf = (entry: unknown) => (isFields(entry) ? entry[SOURCE] : undefined);
  const marked = words.some((entry) => markOf(entry) !== undefined);
  const taken = new Set<unknown>();
  const same = english.map((row) => {
    const entry = words.find((one) => !taken.has(one) && markOf(one) === sourceMark(row, one));
    if (entry !== undefined) taken.add(entry);
    return entry;
  });
  return english.flatMap((row, at) => {
    const inPlace = words.length === english.length && !taken.has(words[at]) ? words[at] : undefined;
    const entry = same[at] ?? inPlace;
    if (entry !== undefined) {
      const isStale = marked && same[at] === undefined;
      if (isStale) place.stale.push(pathName(place, [...path, at + 1]));
      return [merged(place, row, entry, [...path, at], isStale)];
    }
    place.stale.push(pathName(place, [...path, at + 1]));
    return [];
  });
}

/** Holds a translated record against the schema that the English is held against. */
function fitting(place: Place, row: unknown): unknown {
  const result = place.schema.safeParse(row, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    place.problems.push(
      ...problemsOf(issue, issue.path, {
        file: place.file,
        text: place.text,
        record: place.record,
        value: row,
        schema: place.schema,
      }),
    );
  return row;
}

/** One record in this language. @param own what the row has beside the fields of its schema */
function translated(place: Place, row: Fields, words: Fields, own: Fields, ...more: readonly string[]): Fields {
  const fields = Object.fromEntries(Object.entries(row).filter(([key]) => !(key in own)));
  const mark = words[SOURCE];
  const isStale = mark !== undefined && mark !== sourceMark(fields, words, ...more);
  if (isStale) place.stale.push(place.record ?? '');
  return { ...(fitting(place, merged(place, fields, words, [], isStale)) as Fields), ...own };
}

/** What a reader of one language works on. */
interface Reading {
  files: Files;
  folder: string;
  english: Rows;
  problems: Problem[];
  found: Translation;
}

const placeIn = ({ problems }: Reading, name: CollectionName, file: string, text: string, record?: string): Place => ({
  file,
  text,
  record,
  schema: COLLECTIONS[name].schema,
  problems,
  stale: [],
  gone: [],
});

function keep({ found }: Reading, { file, stale, gone }: Place): void {
  for (const field of stale) found.stale.push({ file, field });
  for (const field of gone) found.stale.push({ file, field, gone: true });
}

/** content/es/pricing.yaml, content/es/items.yaml */
function readWords(reading: Reading, name: CollectionName, file: string): void {
  const { files, english, problems, found } = reading;
  const text = readText(files, file, problems);
  const words = parseYaml(file, text, problems);
  if (text === undefined || words === undefined) return;
  const tell = (field: string, wrong: string, remedy: string) => void problems.push({ file, field, wrong, remedy });
  if (!isFields(words)) {
    tell(
      'the whole file',
      'must be words by the ids of the English records',
      'Begin each record with its id and a colon',
    );
    return;
  }
  if (COLLECTIONS[name].shape === 'record') {
    const place = placeIn(reading, name, file, text);
    (found.rows as Fields)[name] = translated(place, english[name] as Fields, words, {});
    keep(reading, place);
    return;
  }
  const rows = new Map((english[name] as (Fields & { id: string })[]).map((row) => [row.id, row]));
  (found.rows as Fields)[name] = Object.entries(words).flatMap(([id, own]) => {
    const row = rows.get(id);
    if (!row) {
      // Whoever takes an English record out may not read this language: what is left of it stops no build.
      found.stale.push({ file, field: id, gone: true });
      return [];
    }
    if (!isFields(own)) {
      tell(id, 'holds no words', 'Write its fields below it, or take it out');
      return [];
    }
    const place = placeIn(reading, name, file, text, id);
    const whole = translated(place, row, own, 'file' in row ? { file: row.file } : {});
    keep(reading, place);
    return [whole];
  });
}

/** content/es/services/couch-removal.md */
function readDocument(reading: Reading, name: NameOf<'documents'>, file: string): Fields[] {
  const { files, english, problems, found } = reading;
  const text = readText(files, file, problems);
  const { front, body, firstLine } = frontMatter(file, text, problems);
  const data = parseYaml(file, front, problems, { firstLine: 2 });
  if (text === undefined || !isFields(data)) return [];
  const id = stemOf(file, '.md');
  const row = english[name].find((one) => one.id === id);
  if (!row) {
    found.stale.push({ file, field: '', gone: true });
    return [];
  }
  const { [ADDRESS]: address, ...words } = data;
  if (address !== undefined && !slug.safeParse(address).success)
    problems.push({ file, field: ADDRESS, wrong: 'is no address', remedy: 'Write lower-case words joined by hyphens' });
  const place = placeIn(reading, name, file, text);
  const written = body.trim();
  const more = written === '' ? [] : [row.body];
  const whole = translated(place, row, words, { id, body: row.body, html: '' }, ...more);
  if (written !== '') {
    problems.push(...bodyProblems(file, body, firstLine));
    checkTokens(place, 'body', [row.body], [written], place.stale.length > 0);
    found.documents.push({ collection: name, id, address: typeof address === 'string' ? address : undefined });
  }
  keep(reading, place);
  return [written === '' ? whole : { ...whole, body: written }];
}

function readSettings(files: Files, folder: string, problems: Problem[]): Translation['settings'] | undefined {
  const file = `${folder}/language.yaml`;
  const text = readText(files, file, problems);
  const value = parseYaml(file, text, problems);
  if (text === undefined || value === undefined) return undefined;
  const result = settingsSchema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues)
    problems.push(...problemsOf(issue, issue.path, { file, text, record: undefined, value, schema: settingsSchema }));
  return undefined;
}

function readLanguage(files: Files, id: string, english: Rows, problems: Problem[]): Translation[] {
  const folder = `content/${id}`;
  const settings = readSettings(files, folder, problems);
  if (!settings) return [];
  const found: Translation = { id, settings, rows: {}, documents: [], stale: [] };
  const reading: Reading = { files, folder, english, problems, found };
  const names = files.namesIn(folder).filter((name) => !name.startsWith('.') && name !== 'language.yaml');
  for (const name of [...names].sort()) {
    const collection = COLLECTION_NAMES.find((one) => name === (isDocuments(one) ? one : `${one}.yaml`));
    const file = `${folder}/${name}`;
    if (collection === undefined) problems.push(stray(file));
    else if (isDocuments(collection))
      (found.rows as Fields)[collection] = [...files.namesIn(file)]
        .filter((one) => !one.startsWith('.'))
        .sort()
        .flatMap((one) => readDocument(reading, collection, `${file}/${one}`));
    else readWords(reading, collection, file);
  }
  return [found];
}

/** Reads every further language of content/. */
export const readLanguages = (files: Files, english: Rows, problems: Problem[]): Translation[] =>
  languagesIn(files).flatMap((id) => readLanguage(files, id, english, problems));

/** All rows as this language has them; what has no words in it stays English. */
export function rowsIn(english: Rows, { rows }: Translation): Rows {
  const whole = COLLECTION_NAMES.map((name): [CollectionName, unknown] => {
    const own = rows[name];
    if (own === undefined || !Array.isArray(own)) return [name, own ?? english[name]];
    const byId = new Map((own as { id: string }[]).map((row) => [row.id, row]));
    return [name, (english[name] as { id: string }[]).map((row) => byId.get(row.id) ?? row)];
  });
  return Object.fromEntries(whole) as unknown as Rows;
}
