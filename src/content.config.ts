/** Astro's collections: one for each that content/ has, loaded by our own reader. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { contentLoader } from '#integrations/content-loader.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#schema/collections.ts';

/** The reader has held rows against their schema; it stands here for the types. */
const collection = (name: CollectionName) =>
  defineCollection({
    loader: contentLoader(name),
    schema: z.object({ order: z.int(), row: COLLECTIONS[name].schema as z.ZodType<object> }),
  });

export const collections = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, collection(name)])) as Record<
  CollectionName,
  ReturnType<typeof collection>
>;
