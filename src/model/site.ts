/** The site's content, read and linked once per build. The only place that asks Astro for collections. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { buildSite } from './build.ts';
import type { Site } from './entities.ts';

const order = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, 'en');

type Lists =
  | 'faq'
  | 'reviews'
  | 'jobs'
  | 'items'
  | 'counties'
  | 'municipalities'
  | 'locations'
  | 'zips'
  | 'rules'
  | 'tiles'
  | 'facilities'
  | 'pictures'
  | 'estimator'
  | 'redirects';
type Records = 'business' | 'pricing';

async function record<Name extends Records>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/${name}.yaml holds no record`);
  return entry.data;
}

const list = async <Name extends Lists>(name: Name): Promise<CollectionEntry<Name>['data'][]> =>
  (await getCollection(name)).map((entry) => entry.data);

/** The Markdown rows of a collection: front matter, id, body and the HTML that Astro rendered. */
const documents = <Data extends object>(
  entries: { id: string; data: Data; body?: string | undefined; rendered?: { html: string } | undefined }[],
) =>
  entries.sort(order).map((entry) => ({
    ...entry.data,
    id: entry.id,
    body: entry.body ?? '',
    html: entry.rendered?.html ?? '',
  }));

export const site: Site = buildSite({
  business: await record('business'),
  pricing: await record('pricing'),
  faq: await list('faq'),
  reviews: await list('reviews'),
  jobs: await list('jobs'),
  items: await list('items'),
  counties: await list('counties'),
  municipalities: await list('municipalities'),
  locations: await list('locations'),
  zips: await list('zips'),
  rules: await list('rules'),
  tiles: await list('tiles'),
  facilities: await list('facilities'),
  pictures: await list('pictures'),
  estimator: await list('estimator'),
  redirects: await list('redirects'),
  facts: (await getCollection('facts'))
    .sort(order)
    .flatMap((entry) => entry.data.facts.map((fact) => ({ ...fact, file: `content/facts/${entry.id}.yaml` }))),
  services: documents(await getCollection('services')),
  towns: documents(await getCollection('towns')),
  posts: documents(await getCollection('posts')),
});
