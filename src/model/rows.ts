/** The content of the site as it is written: plain rows, linked by id only. Their types follow from the collections. */
import type { z } from 'astro/zod';
import type { CollectionName, COLLECTIONS } from '#schema/collections.ts';

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

export type Rows = { [Name in CollectionName]: Written<(typeof COLLECTIONS)[Name]> };
