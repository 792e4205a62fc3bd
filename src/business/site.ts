/** The content linked once for all pages. The only file that asks Astro for collections. */
import { typesetAll } from '#lib/typeset.ts';
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { buildSite } from '#business/linking/link-site.ts';
import type { Site } from './entities.ts';
import { byId } from '#business/linking/reporter.ts';
import { withLanguages, type Rows } from './rows.ts';
import { translate } from './translations.ts';

type Entry = CollectionEntry<CollectionKey>;

/** Records in the editor's order, by which Astro ids are made. */
const list = <Data>(entries: { id: string; data: Data }[]): Data[] => entries.sort(byId).map(({ data }) => data);

function record<Data>([entry]: readonly { data: Data }[]): Data {
  if (!entry) throw new Error('A file of content/ was not loaded.');
  return entry.data;
}

/** Markdown files with their text as HTML. */
const documents = <Data extends object>(entries: (Pick<Entry, 'id' | 'body' | 'rendered'> & { data: Data })[]) =>
  entries.sort(byId).map(({ id, data, body = '', rendered }) => ({ ...data, id, body, html: rendered?.html ?? '' }));

const english: Rows = {
  business: record(await getCollection('business')),
  home: record(await getCollection('home')),
  pricing: record(await getCollection('pricing')),
  faq: list(await getCollection('faq')),
  reviews: list(await getCollection('reviews')),
  jobs: list(await getCollection('jobs')),
  items: list(await getCollection('items')),
  estimator: list(await getCollection('estimator')),
  pictures: list(await getCollection('pictures')),
  redirects: list(await getCollection('redirects')),
  search: list(await getCollection('search')),
  counties: list(await getCollection('counties')),
  municipalities: list(await getCollection('municipalities')),
  locations: list(await getCollection('locations')),
  zips: list(await getCollection('zips')),
  outside: list(await getCollection('outside')),
  tiles: list(await getCollection('tiles')),
  facilities: list(await getCollection('facilities')),
  facts: (await getCollection('facts'))
    .sort(byId)
    .flatMap(({ data: { facts }, filePath: file = '' }) => facts.map((fact) => ({ ...fact, file }))),
  services: documents(await getCollection('services')),
  towns: documents(await getCollection('towns')),
  posts: documents(await getCollection('posts')),
  pages: documents(await getCollection('pages')),
};

const translated = (await getCollection('translations')).map(({ filePath: file = '', data, body, rendered }) => ({
  file,
  data,
  body,
  html: rendered?.html,
}));
const languages = (await getCollection('languages')).map(({ id, data: settings }) =>
  translate(english, { id, settings, files: translated.filter(({ file }) => file.startsWith(`content/${id}/`)) }),
);

export const site: Site = buildSite(typesetAll(withLanguages(english, languages)));

/** @param language from `Astro.currentLocale`; English when undefined */
export const siteIn = (language: string | undefined): Site =>
  site.languages.find((translated) => translated.language === language) ?? site;
