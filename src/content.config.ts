/** Astro's collections: which files of content/, which loader, which schema. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { load } from 'js-yaml';
import { documents, folders, lists, records } from '#schema/collections.ts';

/** One file, one record: an entry with the file's name as id. */
const record = (name: string) =>
  file(`content/${name}.yaml`, { parser: (text) => ({ [name]: load(text) as Record<string, unknown> }) });
/** One file, a list of records. Astro sorts entries by id, so the place in the file serves as id: the editor's order holds. */
const list = (name: string) =>
  file(`content/${name}.yaml`, {
    parser: (text) =>
      Object.fromEntries(
        (load(text) as Record<string, unknown>[]).map((row, at) => [String(at).padStart(5, '0'), row]),
      ),
  });
const yamlFolder = (name: string) => glob({ base: `content/${name}`, pattern: '*.yaml' });
const markdownFolder = (name: string) => glob({ base: `content/${name}`, pattern: '*.md' });

export const collections = {
  business: defineCollection({ loader: record('business'), schema: records.business }),
  pricing: defineCollection({ loader: record('pricing'), schema: records.pricing }),
  faq: defineCollection({ loader: list('faq'), schema: lists.faq }),
  reviews: defineCollection({ loader: list('reviews'), schema: lists.reviews }),
  jobs: defineCollection({ loader: list('jobs'), schema: lists.jobs }),
  items: defineCollection({ loader: list('items'), schema: lists.items }),
  counties: defineCollection({ loader: list('counties'), schema: lists.counties }),
  municipalities: defineCollection({ loader: list('municipalities'), schema: lists.municipalities }),
  locations: defineCollection({ loader: list('locations'), schema: lists.locations }),
  zips: defineCollection({ loader: list('zips'), schema: lists.zips }),
  rules: defineCollection({ loader: list('rules'), schema: lists.rules }),
  tiles: defineCollection({ loader: list('tiles'), schema: lists.tiles }),
  facilities: defineCollection({ loader: list('facilities'), schema: lists.facilities }),
  pictures: defineCollection({ loader: list('pictures'), schema: lists.pictures }),
  estimator: defineCollection({ loader: list('estimator'), schema: lists.estimator }),
  redirects: defineCollection({ loader: list('redirects'), schema: lists.redirects }),
  facts: defineCollection({ loader: yamlFolder('facts'), schema: folders.facts }),
  services: defineCollection({ loader: markdownFolder('services'), schema: documents.services }),
  towns: defineCollection({ loader: markdownFolder('towns'), schema: documents.towns }),
  posts: defineCollection({ loader: markdownFolder('posts'), schema: documents.posts }),
};
