/** `/search`: the search with its filters, and the indexes beside it. What it finds is in search.ts. */
import { addressIn } from '#i18n/addresses.ts';
import type { Site } from '#business/entities.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { searchKinds } from '#ui/finder/build-search-data.ts';
import { opening, textBlocks, type TextBlock } from '#layout/text-page.ts';
import { searchWords } from './words.ts';

export interface SearchView extends PageView {
  /** Its own address, for a form without scripts. */
  path: string;
  lead: string;
  choices: { name: 'kind' | 'county'; legend: string; options: string[] }[];
  /** Pages that answer what people ask most, for a look without scripts. */
  pages: { heading: string; links: { label: string; href: string; text: string }[] };
  blocks: TextBlock[];
}

export function searchView(site: Site): SearchView {
  const words = searchWords(site.language);
  return {
    path: site.pages.search,
    ...opening(site, 'search', { indexed: false, graph: { type: 'SearchResultsPage' } }),
    choices: [
      { name: 'kind', legend: words.kind, options: searchKinds(site) },
      { name: 'county', legend: words.county, options: site.counties.map((county) => county.name) },
    ],
    pages: {
      heading: words.pages,
      links: site.wordings.flatMap(({ title, page, text = '' }) =>
        title === undefined ? [] : [{ label: title, href: addressIn(site, page), text: plain(site, text) }],
      ),
    },
    blocks: textBlocks(site, new Prose(site), 'search'),
  };
}

export const pagesIn = onePage('search', searchView);
