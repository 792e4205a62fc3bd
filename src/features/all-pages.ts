/** Every page of the site with its data, for whatever must know all of them: cards, the search, the fuzz tests. */
import type { Site } from '#business/entities.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import { cardOf } from '#og/page-card.ts';
import { entryOf, pageNames } from '#pages.ts';
import type { Card } from '#ui/card.ts';
import type { SearchData } from '#ui/finder/search-data.ts';
import type { PagesIn, PageView } from '#ui/page-view.ts';

const views = import.meta.glob<{ pagesIn?: PagesIn }>('./**/view.ts', { eager: true });

/**
 * Pages of all languages with their addresses and the site whose page each is, one view at a time. An address that two
 * pages share comes twice.
 *
 * @throws Error when a page of src/pages.ts has no view
 */
export function* viewsOf(site: Site): Generator<[address: string, view: PageView, site: Site]> {
  for (const name of pageNames) {
    const file = `./${entryOf(name).folder}/view.ts`;
    const pagesIn = views[file]?.pagesIn;
    if (!pagesIn)
      throw new Error(`src/features/${file.slice(2)} exports no pagesIn, which src/pages.ts needs for "${name}".`);
    for (const own of [site, ...site.languages])
      for (const { path, view } of pagesIn(own)) if (isInLanguage(own, path)) yield [path, view(), own];
  }
}

/** What must be known of pages before the first is rendered. */
export interface Metadata {
  /** Of each page, in their order. */
  cards: [address: string, card: Card][];
  /** By language: what each page that may be listed is headed and titled, for the search. */
  headings: Record<string, SearchData['headings']>;
}

const collected = new WeakMap<Site, Metadata>();

/** Looks once at each view, of which only little is kept: all views of a large site do not fit into memory together. */
export function collectMetadata(site: Site): Metadata {
  const known = collected.get(site);
  if (known) return known;
  const made: Metadata = { cards: [], headings: {} };
  for (const [address, view, own] of viewsOf(site)) {
    made.cards.push([address, cardOf(own, view)]);
    const { robots, canonical, title } = view.head;
    if (robots.startsWith('index') && canonical === site.business.site + address)
      (made.headings[own.language] ??= []).push({ href: address, says: [view.title, title.split(' | ')[0] ?? title] });
  }
  collected.set(site, made);
  return made;
}
