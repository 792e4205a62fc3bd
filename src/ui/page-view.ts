/** View models of pages. */
import type { Site } from '#business/entities.ts';
import { isInLanguage } from '#i18n/addresses.ts';
import type { SinglePage } from '#pages.ts';
import type { Head } from '#seo/head.ts';
import type { Card } from './card.ts';
import type { Contact } from './contact/contact.ts';
import type { Link } from './link.ts';

export interface PageView {
  head: Head;
  /** The headline. */
  title: string;
  /** From the home page to the parent page. */
  breadcrumbs: Link[];
  contact: Contact;
  /** Overrides of the share card's defaults; see og/page-card.ts. */
  card?: Partial<Card>;
}

/** A page. Its view is created lazily, because all views together may not fit in memory. */
export interface Page<View extends PageView = PageView> {
  path: string;
  view: () => View;
}

/** Exported by each view.ts as `pagesIn`: its pages in a site's language. */
export type PagesIn<View extends PageView = PageView> = (site: Site) => Page<View>[];

/** `pagesIn` of a single page. */
export const onePage =
  <View extends PageView>(name: SinglePage, view: (site: Site) => View): PagesIn<View> =>
  (site) => [{ path: site.pages[name], view: () => view(site) }];

/** Pages in all languages, each with the localized site it belongs to; what is not translated is English only. */
export const inEveryLanguage = <View extends PageView>(
  site: Site,
  pagesIn: PagesIn<View>,
): (Page<View> & { localSite: Site })[] =>
  [site, ...site.languages].flatMap((localSite) =>
    pagesIn(localSite)
      .filter(({ path }) => isInLanguage(localSite, path))
      .map((page) => ({ ...page, localSite })),
  );
