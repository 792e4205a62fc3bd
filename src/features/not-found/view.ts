/** The pages in place of another: the 404 page, and what browsers show without a connection. */
import type { Site } from '#business/entities.ts';
import type { Link } from '#layout/site-chrome.ts';
import { standingPicture, type PictureView } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { finderArea } from '#ui/finder/findables.ts';
import { linksOf, opening, textBlocks, textPage, type TextBlock } from '#layout/text-page.ts';
import { notFoundWords, type Words as NotFoundWords } from './words.ts';
import { offlineWords, type Words as OfflineWords } from '#features/not-found/offline/words.ts';

export interface NotFoundView extends PageView {
  /** Where the ZIP finder knows towns. */
  finderArea: string;
  labels: NotFoundWords;
  picture: PictureView;
  lead: string;
  links: Link[];
  /** The same in the other languages: a missing page does not tell in which it was looked for. */
  others: { language: string; title: string; lead: string; links: Link[] }[];
}

export const notFoundView = (site: Site): NotFoundView => ({
  ...opening(site, 'not-found', { path: site.pages.notFound, indexed: false }),
  labels: notFoundWords(site.language),
  finderArea: finderArea(site),
  picture: standingPicture(site, 'places/empty-room'),
  links: linksOf(site, textPage(site, 'not-found').links),
  others: site.languages.map((own) => {
    const { headline, lead, links } = textPage(own, 'not-found');
    return { language: own.language, title: plain(own, headline), lead: plain(own, lead), links: linksOf(own, links) };
  }),
});

export interface OfflineView extends PageView {
  labels: Pick<OfflineWords, 'again'>;
  lead: string;
  blocks: TextBlock[];
}

/** What stands in for a page that the browser has not kept, while there is no connection. */
export const offlineView = (site: Site): OfflineView => ({
  ...opening(site, 'offline', { path: site.pages.offline, indexed: false }),
  labels: { again: offlineWords(site.language).again },
  blocks: textBlocks(site, new Prose(site), 'offline'),
});
