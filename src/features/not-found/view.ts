/** The pages in place of another: the 404 page, and what browsers show without a connection. */
import { type PageView, onePage } from '#ui/page-view.ts';
import type { Words as NotFoundWords } from './words.en.ts';
import { notFoundWords } from './words.ts';
import type { Site } from '#business/entities.ts';
import { opening, linksOf, textPage } from '#layout/text-page.ts';
import { finderArea } from '#ui/finder/build-search-data.ts';
import { plain } from '#ui/sources/prose.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';
import type { Link } from '#ui/link.ts';

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
  ...opening(site, 'notFound', { indexed: false }),
  labels: notFoundWords(site.language),
  finderArea: finderArea(site),
  picture: standingPicture(site, 'places/empty-room'),
  links: linksOf(site, textPage(site, 'notFound').links),
  others: site.languages.map((own) => {
    const { headline, lead, links } = textPage(own, 'notFound');
    return { language: own.language, title: plain(own, headline), lead: plain(own, lead), links: linksOf(own, links) };
  }),
});

export const pagesIn = onePage('notFound', notFoundView);
