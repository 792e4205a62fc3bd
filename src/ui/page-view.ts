/** What every page's data has in common, and how the pages of one template come about. */
import type { Head } from '#seo/head.ts';
import type { Contact } from '#ui/contact/contact.ts';
import type { Link } from './link.ts';
import type { Card } from './card.ts';

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

/**
 * One page of a template, for getStaticPaths. Its view is made when the page is rendered, because all views of a large
 * site do not fit into memory together.
 *
 * @param params the parts of its address
 */
export const staticPage = <View extends PageView>(params: Record<string, string | undefined>, view: () => View) => ({
  params,
  props: { view },
});
