/** `/search`: the box, with links to popular pages. */
import type { Site } from '#business/entities.ts';
import { localizePath } from '#i18n/addresses.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { askWords } from './words.ts';

interface SearchView extends PageView {
  lead: string;
  /** Popular pages. */
  pages: { heading: string; links: { label: string; href: string; text: string }[] };
  blocks: TextBlock[];
}

function searchView(site: Site): SearchView {
  return {
    ...opening(site, 'search', { indexed: false, graph: { type: 'SearchResultsPage' } }),
    pages: {
      heading: askWords(site.language).pages,
      links: site.wordings.flatMap(({ title, page, text = '' }) =>
        title === undefined ? [] : [{ label: title, href: localizePath(site, page), text: plain(site, text) }],
      ),
    },
    blocks: textBlocks(site, new Prose(site), 'search'),
  };
}

export const pagesIn = onePage('search', searchView);
