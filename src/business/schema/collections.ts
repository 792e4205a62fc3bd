/**
 * Every collection of content/, for the check and the desk: where it lies, what its records look like, what people call
 * one. What Astro loads is in src/content.config.ts.
 */
import type { z } from 'astro/zod';
import { business, faq, job, review } from './business.ts';
import { fact, facility, item } from './facts.ts';
import { load } from './estimator.ts';
import { picture, post, redirect, service } from './pages.ts';
import { county, location, municipality, outside, town, zipRow } from './places.ts';
import { pricing } from './pricing.ts';
import { tiles } from './tiles.ts';
import { home, page, wording } from './text-pages.ts';

interface Described {
  /** What one record is called in messages to editors. */
  label: string;
}

export type Collection = Described &
  (
    | { /** {name}.yaml holds one record. */ shape: 'record'; schema: z.ZodType<object> }
    | {
        /** {name}.yaml holds a list of records. */
        shape: 'list';
        schema: z.ZodType<{ id: string }>;
        /** True of lists that begin with the first customer, or the first page that is retired. */
        mayBeEmpty?: true;
      }
    | {
        /** Each file {name}/*.yaml holds `{name}:` and a list of records. */ shape: 'lists';
        schema: z.ZodType<{ id: string }>;
      }
    | {
        /** Each file {name}/*.md is a record: fields and a body. Its file name is its id. */ shape: 'documents';
        schema: z.ZodType<object>;
      }
  );

export const COLLECTIONS = {
  business: { shape: 'record', schema: business, label: 'business' },
  home: { shape: 'record', schema: home, label: 'home page' },
  pricing: { shape: 'record', schema: pricing, label: 'price list' },
  faq: { shape: 'list', schema: faq, label: 'question' },
  reviews: { shape: 'list', schema: review, label: 'review', mayBeEmpty: true },
  jobs: { shape: 'list', schema: job, label: 'job', mayBeEmpty: true },
  items: { shape: 'list', schema: item, label: 'item' },
  counties: { shape: 'list', schema: county, label: 'county' },
  municipalities: { shape: 'list', schema: municipality, label: 'municipality' },
  locations: { shape: 'list', schema: location, label: 'hamlet' },
  zips: { shape: 'list', schema: zipRow, label: 'ZIP' },
  outside: { shape: 'list', schema: outside, label: 'place outside', mayBeEmpty: true },
  tiles: { shape: 'list', schema: tiles, label: 'map' },
  facilities: { shape: 'list', schema: facility, label: 'facility' },
  pictures: { shape: 'list', schema: picture, label: 'picture' },
  estimator: { shape: 'list', schema: load, label: 'line of the estimator' },
  redirects: { shape: 'list', schema: redirect, label: 'redirect', mayBeEmpty: true },
  search: { shape: 'list', schema: wording, label: 'wording', mayBeEmpty: true },
  facts: { shape: 'lists', schema: fact, label: 'fact' },
  services: { shape: 'documents', schema: service, label: 'service' },
  towns: { shape: 'documents', schema: town, label: 'town' },
  posts: { shape: 'documents', schema: post, label: 'guide' },
  pages: { shape: 'documents', schema: page, label: 'page of text' },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Names of the collections of one shape. */
export type NameOf<Shape extends Collection['shape']> = {
  [Name in CollectionName]: (typeof COLLECTIONS)[Name]['shape'] extends Shape ? Name : never;
}[CollectionName];

export const isDocuments = (name: CollectionName): name is NameOf<'documents'> =>
  COLLECTIONS[name].shape === 'documents';

/** Where a collection's records stand, for messages: its file, or its folder. */
export const homeOf = (name: CollectionName): string =>
  ['record', 'list'].includes(COLLECTIONS[name].shape) ? `content/${name}.yaml` : `content/${name}`;

/** The file of one Markdown record. */
export const documentFile = (name: NameOf<'documents'>, id: string): string => `content/${name}/${id}.md`;
