/** What every page's data has in common, and how the pages of one template come about. */
import { graph, serialize } from '#seo/graph.ts';
import type { Head } from '#seo/head.ts';
import type { Card } from '#og/page-card.ts';
import type { Site } from '#business/entities.ts';
import { siteFrame, type Link } from '#layout/site-chrome.ts';
import type { Contact } from '#ui/contact/contact.ts';

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

/** The page's JSON-LD as text for a script element; `image` is the address under which the head's picture is delivered. */
export function pageGraph(site: Site, { head, title, breadcrumbs }: PageView, image: string | undefined): string {
  const { nav, footer } = siteFrame(site);
  const menus = [...nav, ...footer.flatMap(({ links }) => links)];
  return serialize(
    graph(site, {
      ...head.graph,
      // A page that is not listed answers nothing in search results.
      questions: head.robots.startsWith('index') ? head.graph.questions : undefined,
      canonical: head.canonical,
      title,
      label: menus.find(({ href }) => site.business.site + href === head.canonical)?.label ?? title,
      breadcrumbs,
      picture: head.graph.picture && image ? { src: image, alt: head.graph.picture.alt } : undefined,
    }),
  );
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
