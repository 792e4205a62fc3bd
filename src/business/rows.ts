/** The content of the site as it is written: plain rows, linked by id only. Their types follow from the collections. */
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

/** A row with the file it stands in, for messages. */
export type Filed<Data> = Data & { file: string };

/** All that stands under one collection's name. */
type Written<Collection> = Collection extends { shape: infer Shape; schema: infer Schema extends z.ZodType }
  ? {
      record: z.infer<Schema>;
      list: z.infer<Schema>[];
      lists: Filed<z.infer<Schema>>[];
      documents: Document<z.infer<Schema>>[];
    }[Shape & ('record' | 'list' | 'lists' | 'documents')]
  : never;

/** The content in one language. */
export type Rows = { [Name in CollectionName]: Written<(typeof COLLECTIONS)[Name]> };

/** A further language: the rows that have words in it, and what becomes of the others' addresses. */
export interface Translation {
  /** As its folder is called: "es". */
  id: string;
  settings: Language;
  /** Rows with their words in this language, and everything else as the English has it. */
  rows: Partial<Rows>;
  /** Documents whose body is there, too, and with it a page: "services/couch-removal", and its address where it has one of its own. */
  documents: { collection: NameOf<'documents'>; id: string; address: string | undefined }[];
  /** What the English has said otherwise since, or, where it is gone, no longer says. */
  stale: { file: string; field: string; gone?: true }[];
}

/** All content: the English, and what is translated of it. */
export type Content = Rows & { languages: readonly Translation[] };
