/** Which schema reads which file of content/. The single list behind Astro's collections and our own checks. */
import { business, faq, job, pricing, review } from './business.ts';
import { factFile, facility, item } from './facts.ts';
import { load } from './estimator.ts';
import { picture, post, redirect, service } from './pages.ts';
import { county, location, municipality, rules, tiles, town, zipRow } from './places.ts';

/** One file that holds one record. */
export const records = { business, pricing } as const;

/** One file that holds a list of records with an `id` each. */
export const lists = {
  faq,
  reviews: review,
  jobs: job,
  items: item,
  counties: county,
  municipalities: municipality,
  locations: location,
  zips: zipRow,
  rules,
  tiles,
  facilities: facility,
  pictures: picture,
  estimator: load,
  redirects: redirect,
} as const;

/** A folder of YAML files. */
export const folders = { facts: factFile } as const;

/** A folder of Markdown files: front matter by the schema, then a body. */
export const documents = { services: service, towns: town, posts: post } as const;
