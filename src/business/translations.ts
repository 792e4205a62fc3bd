/**
 * Merges the further languages into the English rows. A language's folder holds words only, by the ids of the English
 * records, so that no number, price or link is written twice.
 */
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  isDocuments,
  type CollectionName,
  type NameOf,
} from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Rows, Translation } from './rows.ts';
import { isFields, mergeRecord, type Fields, type MergeReport, type Merging } from './translated-record.ts';

/** The key of a document's last part of its address in this language. */
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
  /** The whole file. */
  text?: string | undefined;
}

export interface DocumentReport extends MergeReport {
  /** A document with its own body, or with an address. */
  document: (words: Words, address: unknown) => void;
}

const SILENT: DocumentReport = {
  refuse: () => undefined,
  isText: () => true,
  texts: () => undefined,
  misfit: () => undefined,
  document: () => undefined,
};

interface Target {
  english: Rows;
  report: DocumentReport;
  translation: Translation;
}

/** Merges one record, and notes which of its fields are stale. */
function recordOf(
  { report, translation }: Target,
  name: CollectionName,
  { file, text = '' }: Words,
  record: string | undefined,
  merge: (merging: Merging) => Fields,
): Fields {
  const merging: Merging = { file, text, record, schema: COLLECTIONS[name].schema, report, stale: [], gone: [] };
  const row = merge(merging);
  for (const field of merging.stale) translation.stale.push({ file, field });
  for (const field of merging.gone) translation.stale.push({ file, field, gone: true });
  return row;
}

/** content/es/pricing.yaml, content/es/items.yaml */
function mergeFile(target: Target, name: CollectionName, words: Words): unknown {
  const { english, report, translation } = target;
  const { file, data } = words;
  if (!isFields(data)) {
    const wrong = 'must be words by the ids of the English records';
    report.refuse(file, 'the whole file', wrong, 'Begin each record with its id and a colon');
    return undefined;
  }
  if (COLLECTIONS[name].shape === 'record')
    return recordOf(target, name, words, undefined, (merging) =>
      mergeRecord(merging, english[name] as Fields, data, {}),
    );
  const rows = new Map((english[name] as (Fields & { id: string })[]).map((row) => [row.id, row]));
  return Object.entries(data).flatMap(([id, fields]) => {
    const row = rows.get(id);
    if (!row) {
      // Editors of the English may not read this language, so a leftover must not stop their build.
      translation.stale.push({ file, field: id, gone: true });
      return [];
    }
    if (!isFields(fields)) {
      report.refuse(file, id, 'holds no words', 'Write its fields below it, or take it out');
      return [];
    }
    const extra = 'file' in row ? { file: row.file } : {};
    return [recordOf(target, name, words, id, (merging) => mergeRecord(merging, row, fields, extra))];
  });
}

/** content/es/services/couch-removal.md */
function mergeDocument(target: Target, name: NameOf<'documents'>, words: Words): Fields[] {
  const { english, report, translation } = target;
  const { file, data, body = '', html = '' } = words;
  if (!isFields(data)) return [];
  const id = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const row = english[name].find((candidate) => candidate.id === id);
  if (!row) {
    translation.stale.push({ file, field: '', gone: true });
    return [];
  }
  const { [ADDRESS]: address, ...fields } = data;
  const written = body.trim();
  const isPage = written !== '';
  report.document(words, address);
  const merged = recordOf(target, name, words, undefined, (merging) => {
    const extra = { id, body: row.body, html: row.html };
    const whole = mergeRecord(merging, row, fields, extra, ...(isPage ? [row.body] : []));
    if (isPage && merging.stale.length === 0) report.texts(file, 'body', [row.body], [written]);
    return whole;
  });
  if (!isPage) return [merged];
  translation.documents.push({ collection: name, id, address: typeof address === 'string' ? address : undefined });
  return [{ ...merged, body: written, html }];
}

/**
 * The English rows in the words of a language.
 *
 * @param files all of the language's folder but language.yaml, in the order of their names
 */
export function translate(
  english: Rows,
  { id, settings, files }: Pick<Translation, 'id' | 'settings'> & { files: readonly Words[] },
  report: DocumentReport = SILENT,
): Translation {
  const translation: Translation = { id, settings, rows: {}, documents: [], stale: [] };
  const rows = translation.rows as Record<string, unknown>;
  const target: Target = { english, report, translation };
  for (const words of files) {
    const name = collectionOf(words.file);
    // The reader reports what it cannot read.
    if (name === undefined || words.data === undefined) continue;
    if (isDocuments(name)) rows[name] = [...(translation.rows[name] ?? []), ...mergeDocument(target, name, words)];
    else {
      const merged = mergeFile(target, name, words);
      if (merged !== undefined) rows[name] = merged;
    }
  }
  return translation;
}

/** content/es/items.yaml and content/es/services/couch-removal.md → items and services */
export const collectionOf = (file: string): CollectionName | undefined => {
  const [, , part = '', document] = file.split('/');
  return COLLECTION_NAMES.find((name) => (isDocuments(name) ? document && part === name : part === `${name}.yaml`));
};

/** All rows as this language has them; what has no words in it stays English. */
export function rowsIn(english: Rows, { rows }: Translation): Rows {
  const whole = COLLECTION_NAMES.map((name): [CollectionName, unknown] => {
    const translated = rows[name];
    if (!Array.isArray(translated)) return [name, translated ?? english[name]];
    const byId = new Map((translated as { id: string }[]).map((row) => [row.id, row]));
    return [name, (english[name] as { id: string }[]).map((row) => byId.get(row.id) ?? row)];
  });
  return Object.fromEntries(whole) as unknown as Rows;
}

/**
 * Fields that a language leaves out where it has no words for them, by collection. Names, and what the owner says today
 * (a notice, a holiday, a customer's review), are shown as they were written.
 */
const LEFT_OUT: Partial<Record<CollectionName, readonly string[]>> = {
  business: [
    ...['reply', 'sameDay', 'arrival', 'cancelling', 'insurance', 'crew', 'damage', 'card', 'tax', 'afar'],
    'destinations',
  ].map((term) => `terms.${term}`),
  home: ['home.house'],
  facilities: ['hours', 'note'],
  items: ['becomes'],
  services: ['included', 'extra'],
  pages: ['card', 'asking'],
};

/** The row without a field that says what the English says. */
function withoutField<Row>(row: Row, english: unknown, [key = '', ...more]: readonly string[]): Row {
  if (!isFields(row) || !isFields(english) || row[key] === undefined) return row;
  if (more.length > 0) return { ...row, [key]: withoutField(row[key], english[key], more) };
  if (JSON.stringify(row[key]) !== JSON.stringify(english[key])) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== key)) as Row;
}

/** The rows without fields that are still English. */
function withoutEnglish(rows: Rows, english: Rows): Rows {
  const left = Object.entries(LEFT_OUT).map(([name, fields]) => {
    const strip = (row: unknown, from: unknown) =>
      fields.reduce((cut, field) => withoutField(cut, from, field.split('.')), row);
    const [own, theirs]: [unknown, unknown] = [rows[name as CollectionName], english[name as CollectionName]];
    // Both have the same records in the same order.
    return [
      name,
      Array.isArray(own) ? own.map((row, at) => strip(row, (theirs as unknown[])[at])) : strip(own, theirs),
    ];
  });
  return { ...rows, ...(Object.fromEntries(left) as Partial<Rows>) };
}

/** Whether a language has words for a record of a list. */
export const hasWords = (
  { rows }: Translation,
  name: 'faq' | 'items' | 'estimator' | 'search' | 'services' | 'pictures',
) => {
  const worded = new Set((rows[name] ?? []).map(({ id }) => id));
  return ({ id }: { id: string }): boolean => worded.has(id);
};

/**
 * Takes out of a language's rows what it has no words or no page for: questions, guides and jobs, sentences that are still
 * English, and what the home page says of untranslated services.
 *
 * @param translated what translatedPaths gave
 */
export function dropUntranslated(
  merged: Rows,
  english: Rows,
  translation: Translation,
  translated: ReadonlyMap<string, string>,
): Rows {
  const rows = withoutEnglish(merged, english);
  const hasPage = (service: string) => translated.has(routes.service(service));
  const { home } = rows.home;
  const shelves = home.shelves
    .map((shelf) => ({ ...shelf, services: shelf.services.filter(hasPage) }))
    .filter(({ services }) => services.length > 0);
  const services = home.house?.services.filter(hasPage) ?? [];
  const house = home.house && services.length > 0 ? { ...home.house, services } : undefined;
  const pairs = home.pairs.filter(({ service }) => hasPage(service));
  const isDescribed = hasWords(translation, 'pictures');
  return {
    ...rows,
    posts: [],
    jobs: [],
    faq: rows.faq.filter(hasWords(translation, 'faq')),
    // What people type in one language means nothing in another.
    search: rows.search.filter(hasWords(translation, 'search')),
    pictures: rows.pictures.map((picture) => (isDescribed(picture) ? picture : { ...picture, alt: '' })),
    home: {
      ...rows.home,
      home: { ...home, shelves, house, pairs, guides: [] },
      blog: { featured: [], first: [] },
    },
  };
}
