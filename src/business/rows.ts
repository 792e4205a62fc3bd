/** Content as it is written: plain rows, linked by id only, typed by the collections. */
import type { z } from 'astro/zod';
import type { CollectionName, COLLECTIONS, NameOf } from '#business/schema/collections.ts';
import type { Language } from '#business/schema/language.ts';

/** A Markdown file: front matter, its id (the file name) and its body. */
export type Document<Data> = Data & {
  id: string;
  /** Markdown. */
  body: string;
  /** The body as HTML, tokens unfilled. */
  html: string;
};

/** A row with its file, for messages. */
export type Filed<Data> = Data & { file: string };

/** Everything under one collection's name. */
type Written<Collection> = Collection extends { shape: infer Shape; schema: infer Schema extends z.ZodType }
  ? {
      record: z.infer<Schema>;
      list: z.infer<Schema>[];
      lists: Filed<z.infer<Schema>>[];
      documents: Document<z.infer<Schema>>[];
    }[Shape & ('record' | 'list' | 'lists' | 'documents')]
  : never;

export type Rows = { [Name in CollectionName]: Written<(typeof COLLECTIONS)[Name]> };

/** A further language: rows with words in it, and documents that have a page. */
export interface Translation {
  /** The name of its folder: "es". */
  id: string;
  settings: Language;
  /** Rows with their words in this language; every other field is the English one. */
  rows: Partial<Rows>;
  /** Documents with a translated body, and so a page; the address where it differs from the id. */
  documents: { collection: NameOf<'documents'>; id: string; address: string | undefined }[];
  /** Fields whose English has changed since, or is gone. */
  stale: { file: string; field: string; gone?: true }[];
}

/** `hidden`: languages that are switched off (`translations` in business.yaml). */
export type Content = Rows & { languages: readonly Translation[]; hidden?: readonly Translation[] };

/** The English with all its languages, which the owner may have switched off. */
export const withLanguages = (english: Rows, all: readonly Translation[]): Content =>
  // Content that could not be read has no business yet.
  (english.business as Rows['business'] | undefined)?.translations === false
    ? { ...english, languages: [], hidden: all }
    : { ...english, languages: all };
