/** Astro's collections: one for each that content/ has, and one of its further languages, loaded by our own reader. */
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { contentLoader, type Stored } from '#integrations/content-loader.ts';
import { COLLECTION_NAMES, COLLECTIONS } from '#schema/collections.ts';

/** The reader has held rows against their schema; it stands here for the types. */
const collection = (name: Stored, schema: z.ZodType<object>) =>
  defineCollection({ loader: contentLoader(name), schema: z.object({ order: z.int(), row: schema }) });

export const collections = {
  ...(Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, collection(name, COLLECTIONS[name].schema as z.ZodType<object>)]),
  ) as Record<(typeof COLLECTION_NAMES)[number], ReturnType<typeof collection>>),
  languages: collection('languages', z.looseObject({})),
};
