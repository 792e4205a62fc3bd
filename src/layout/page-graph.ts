/** The structured data of a page as text. */
import type { Site } from '#business/entities.ts';
import type { PageView } from '#ui/page-view.ts';
import { siteFrame } from './site-chrome.ts';
import { serialize, graph } from '#seo/graph.ts';

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
