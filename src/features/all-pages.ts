/** Views and metadata of every page, for the social cards, the search index and the fuzz tests. */
import type { Site } from '#business/entities.ts';
import { cardOf } from '#og/page-card.ts';
import { entryOf, pageNames } from '#pages.ts';
import type { Card } from '#ui/card.ts';
import { inEveryLanguage, type PagesIn, type PageView } from '#ui/page-view.ts';

const views = import.meta.glob<{ pagesIn?: PagesIn }>('./**/view.ts', { eager: true });

/**
 * Pages in all languages, one view at a time, each with the localized site it belongs to. Duplicate paths are not merged.
 *
 * @throws Error when a page in src/pages.ts has no view
 */
export function* viewsOf(site: Site): Generator<[path: string, view: PageView, site: Site]> {
  for (const name of pageNames) {
    const file = `./${entryOf(name).folder}/view.ts`;
    const pagesIn = views[file]?.pagesIn;
    if (!pagesIn)
      throw new Error(`src/features/${file.slice(2)} exports no pagesIn, which src/pages.ts needs for "${name}".`);
    for (const { path, view, localSite } of inEveryLanguage(site, pagesIn)) yield [path, view(), localSite];
  }
}

/** Data about all pages that is needed before the first one is rendered. */
interface Metadata {
  cards: [path: string, card: Card][];
  /** Headings and titles of indexable pages by language, for the search index. */
  headings: Record<string, { href: string; says: string[] }[]>;
}

const cache = new WeakMap<Site, Metadata>();

/** Reads each view once and keeps only its metadata, because all views together would not fit into memory. */
export function collectMetadata(site: Site): Metadata {
  const cached = cache.get(site);
  if (cached) return cached;
  const metadata: Metadata = { cards: [], headings: {} };
  for (const [path, view, localSite] of viewsOf(site)) {
    metadata.cards.push([path, cardOf(localSite, view)]);
    const { robots, canonical, title } = view.head;
    if (robots.startsWith('index') && canonical === site.business.site + path)
      (metadata.headings[localSite.language] ??= []).push({
        href: path,
        says: [view.title, title.split(' | ')[0] ?? title],
      });
  }
  cache.set(site, metadata);
  return metadata;
}
