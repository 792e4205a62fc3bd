/** Astro's content collections. The content check (src/build/content-check.ts) has validated every file before this runs. */
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { parse } from 'yaml';
import { business, faq, job, review } from '#business/schema/business.ts';
import { load as estimatorLoad } from '#business/schema/estimator.ts';
import { facility, fact, item } from '#business/schema/facts.ts';
import { language } from '#business/schema/language.ts';
import { picture, post, redirect, service } from '#business/schema/pages.ts';
import { county, location, municipality, outside, town, zipRow } from '#business/schema/places.ts';
import { pricing } from '#business/schema/pricing.ts';
import { tiles } from '#business/schema/tiles.ts';
import { home, page, wording } from '#business/schema/text-pages.ts';

/** The content check reloads valid changes in `astro dev`, so loaders don't watch, and a load error must not stop the server. */
const withoutWatching = (loader: Loader): Loader => ({
  name: loader.name,
  load: async ({ watcher, refreshContextData, ...context }) => {
    const loading = loader.load(context);
    await (watcher ? loading.catch(() => undefined) : loading);
    if (refreshContextData) refreshContextData.isLoaded = true;
  },
});

/** content/{name}.yaml, a single record. */
const record = (name: string) => withoutWatching(glob({ base: 'content', pattern: `${name}.yaml` }));

/** Zero-padded indexes as ids keep the file's order, because Astro sorts entries by id. */
const byIndex = (text: string) =>
  Object.fromEntries(
    (parse(text) as Record<string, unknown>[]).map((row, index) => [String(index).padStart(5, '0'), row]),
  );

/** content/{name}.yaml, a list. */
const list = (name: string) => withoutWatching(file(`content/${name}.yaml`, { parser: byIndex }));

/** content/{name}/*.md */
const documents = (name: string) => withoutWatching(glob({ base: `content/${name}`, pattern: '*.md' }));

export const collections = {
  business: defineCollection({ loader: record('business'), schema: business }),
  home: defineCollection({ loader: record('home'), schema: home }),
  pricing: defineCollection({ loader: record('pricing'), schema: pricing }),

  faq: defineCollection({ loader: list('faq'), schema: faq }),
  reviews: defineCollection({ loader: list('reviews'), schema: review }),
  jobs: defineCollection({ loader: list('jobs'), schema: job }),
  items: defineCollection({ loader: list('items'), schema: item }),
  estimator: defineCollection({ loader: list('estimator'), schema: estimatorLoad }),
  pictures: defineCollection({ loader: list('pictures'), schema: picture }),
  redirects: defineCollection({ loader: list('redirects'), schema: redirect }),
  search: defineCollection({ loader: list('search'), schema: wording }),

  counties: defineCollection({ loader: list('counties'), schema: county }),
  municipalities: defineCollection({ loader: list('municipalities'), schema: municipality }),
  locations: defineCollection({ loader: list('locations'), schema: location }),
  zips: defineCollection({ loader: list('zips'), schema: zipRow }),
  outside: defineCollection({ loader: list('outside'), schema: outside }),
  tiles: defineCollection({ loader: list('tiles'), schema: tiles }),
  facilities: defineCollection({ loader: list('facilities'), schema: facility }),

  facts: defineCollection({
    loader: withoutWatching(glob({ base: 'content/facts', pattern: '*.yaml' })),
    schema: z.strictObject({ facts: z.array(fact) }),
  }),

  services: defineCollection({ loader: documents('services'), schema: service }),
  towns: defineCollection({ loader: documents('towns'), schema: town }),
  posts: defineCollection({ loader: documents('posts'), schema: post }),
  pages: defineCollection({ loader: documents('pages'), schema: page }),

  /** content/{language}/language.yaml; the id is the language code. */
  languages: defineCollection({
    loader: withoutWatching(
      glob({ base: 'content', pattern: '??/language.yaml', generateId: ({ entry }) => entry.slice(0, 2) }),
    ),
    schema: language,
  }),
  /** Everything else in content/{language}, keyed by the ids of the English records (src/business/translations.ts). */
  translations: defineCollection({
    loader: withoutWatching(glob({ base: 'content', pattern: ['??/*.yaml', '??/*/*.md', '!??/language.yaml'] })),
    schema: z.looseObject({}),
  }),
};
