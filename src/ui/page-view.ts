/** What every page's data has in common, and how a view says which pages it makes. */
import type { Site } from '#business/entities.ts';
import type { SinglePage } from '#pages.ts';
import type { Head } from '#seo/head.ts';
import type { Card } from './card.ts';
import type { Contact } from './contact/contact.ts';
import type { Link } from './link.ts';

export interface PageView {
  head: Head;
  /** The headline. */
  title: string;
  /** From the home page down to the parent; the page itself is the heading. */
  breadcrumbs: Link[];
  contact: Contact;
  /** What stands on its card for shared links beyond its title; see card.ts for what is filled in. */
  card?: Partial<Card>;
}

/** A page by its address. Its view is made when it is rendered: all views of a large site do not fit into memory. */
export interface Page<View extends PageView = PageView> {
  path: string;
  view: () => View;
}

/** What each view.ts exports as `pagesIn`: its pages by the addresses that they have in a site's language. */
export type PagesIn<View extends PageView = PageView> = (site: Site) => Page<View>[];

/** Of a page that there is once. */
export const onePage =
  <View extends PageView>(name: SinglePage, view: (site: Site) => View): PagesIn<View> =>
  (site) => [{ path: site.pages[name], view: () => view(site) }];
