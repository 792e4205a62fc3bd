/**
 * The further languages of the site. A language's folder holds words only, keyed by the ids of the English records;
 * everything else is taken from there, so that no number, price or link stands twice.
 */
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  isDocuments,
  type CollectionName,
  type NameOf,
} from '#business/schema/collections.ts';
import { slug } from '#business/schema/common.ts';
import { bodyProblems } from './bodies.ts';
import { stemOf } from './files.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows, Translation } from '#business/rows.ts';
import { checkTokens, isFields, translated, type Fields, type Place } from './translated-record.ts';

/** Of a document: the last part of its address in this language. */
const ADDRESS = 'address';

/** A file of a language's folder, as it was read. */
export interface Words {
  /** content/es/items.yaml, content/es/services/couch-removal.md */
  file: string;
  data: unknown;
  /** Of a document: Markdown, its first line in the file, and its HTML. */
  body?: string | undefined;
  firstLine?: number | undefined;
  html?: string | undefined;
  /** All that the file says, by which mistakes find their line. */
  text?: string | undefined;
}

/** What the files of one language are merged into. */
interface Merging {
  english: Rows;
  problems: Problem[];
  found: Translation;
}

const placeIn = ({ problems }: Merging, name: CollectionName, { file, text = '' }: Words, record?: string): Place => ({
  file,
  text,
  record,
  schema: COLLECTIONS[name].schema,
  problems,
  stale: [],
  gone: [],
});

function keep({ found }: Merging, { file, stale, gone }: Place): void {
  for (const field of stale) found.stale.push({ file, field });
  for (const field of gone) found.stale.push({ file, field, gone: true });
}

/** content/es/pricing.yaml, content/es/items.yaml */
function mergeWords(merging: Merging, name: CollectionName, own: Words): void {
  const { english, problems, found } = merging;
  const { file, data: words } = own;
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
    const place = placeIn(merging, name, own);
    (found.rows as Fields)[name] = translated(place, english[name] as Fields, words, {});
    keep(merging, place);
    return;
  }
  const rows = new Map((english[name] as (Fields & { id: string })[]).map((row) => [row.id, row]));
  (found.rows as Fields)[name] = Object.entries(words).flatMap(([id, fields]) => {
    const row = rows.get(id);
    if (!row) {
      // Whoever takes an English record out may not read this language: what is left of it stops no build.
      found.stale.push({ file, field: id, gone: true });
      return [];
    }
    if (!isFields(fields)) {
      tell(id, 'holds no words', 'Write its fields below it, or take it out');
      return [];
    }
    const place = placeIn(merging, name, own, id);
    const whole = translated(place, row, fields, 'file' in row ? { file: row.file } : {});
    keep(merging, place);
    return [whole];
  });
}

/** content/es/services/couch-removal.md */
function mergeDocument(merging: Merging, name: NameOf<'documents'>, own: Words): Fields[] {
  const { english, problems, found } = merging;
  const { file, data, body = '', firstLine = 1, html = '' } = own;
  if (!isFields(data)) return [];
  const id = stemOf(file, '.md');
  const row = english[name].find((one) => one.id === id);
  if (!row) {
    found.stale.push({ file, field: '', gone: true });
    return [];
  }
  const { [ADDRESS]: address, ...words } = data;
  if (address !== undefined && !slug.safeParse(address).success)
    problems.push({ file, field: ADDRESS, wrong: 'is no address', remedy: 'Write lower-case words joined by hyphens' });
  const place = placeIn(merging, name, own);
  const written = body.trim();
  const more = written === '' ? [] : [row.body];
  const whole = translated(place, row, words, { id, body: row.body, html: row.html }, ...more);
  if (written !== '') {
    problems.push(...bodyProblems(file, body, firstLine));
    checkTokens(place, 'body', [row.body], [written], place.stale.length > 0);
    found.documents.push({ collection: name, id, address: typeof address === 'string' ? address : undefined });
  }
  keep(merging, place);
  return [written === '' ? whole : { ...whole, body: written, html }];
}

/**
 * The English rows in the words of a language.
 *
 * @param files all of the language's folder but language.yaml, in the order of their names
 * @param problems gets what is wrong with them
 */
export function translate(
  english: Rows,
  { id, settings, files }: Pick<Translation, 'id' | 'settings'> & { files: readonly Words[] },
  problems: Problem[] = [],
): Translation {
  const found: Translation = { id, settings, rows: {}, documents: [], stale: [] };
  const merging: Merging = { english, problems, found };
  for (const words of files) {
    const name = collectionOf(words.file);
    // What cannot be read has been told.
    if (name === undefined || words.data === undefined) continue;
    if (isDocuments(name))
      ((found.rows as Record<string, Fields[]>)[name] ??= []).push(...mergeDocument(merging, name, words));
    else mergeWords(merging, name, words);
  }
  return found;
}

/** content/es/items.yaml and content/es/services/couch-removal.md → items and services */
export const collectionOf = (file: string): CollectionName | undefined => {
  const [, , part = '', document] = file.split('/');
  return COLLECTION_NAMES.find((name) => (isDocuments(name) ? document && part === name : part === `${name}.yaml`));
};

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
