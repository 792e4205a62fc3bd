/** `/404` */
import type { Site } from '#business/entities.ts';
import { opening, linksOf, textPage } from '#layout/text-page.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { plain } from '#ui/sources/prose.ts';
import type { Words } from './words.en.ts';
import { notFoundWords } from './words.ts';

interface NotFoundView extends PageView {
  labels: Words;
  picture: PictureView;
  lead: string;
  links: Link[];
  /** The same text in the other languages, because the visitor's language is unknown. */
  others: { language: string; title: string; lead: string; links: Link[] }[];
}

export const notFoundView = (site: Site): NotFoundView => ({
  ...opening(site, 'notFound', { indexed: false }),
  labels: notFoundWords(site.language),
  picture: requiredPicture(site, 'places/empty-room'),
  links: linksOf(site, textPage(site, 'notFound').links),
  others: site.languages.map((localSite) => {
    const { headline, lead, links } = textPage(localSite, 'notFound');
    return {
      language: localSite.language,
      title: plain(localSite, headline),
      lead: plain(localSite, lead),
      links: linksOf(localSite, links),
    };
  }),
});

export const pagesIn = onePage('notFound', notFoundView);
