/** `/search`: site search with filters and links to popular pages. */
import type { Site } from '#business/entities.ts';
import { localizePath } from '#i18n/addresses.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import { searchKinds } from '#ui/finder/build-search-data.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { searchWords } from './words.ts';

interface SearchView extends PageView {
  path: string;
  lead: string;
  choices: { name: 'kind' | 'county'; legend: string; options: string[] }[];
  /** Popular pages. */
  pages: { heading: string; links: { label: string; href: string; text: string }[] };
  blocks: TextBlock[];
}

function searchView(site: Site): SearchView {
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
        title === undefined ? [] : [{ label: title, href: localizePath(site, page), text: plain(site, text) }],
      ),
    },
    blocks: textBlocks(site, new Prose(site), 'search'),
  };
}

export const pagesIn = onePage('search', searchView);
