/** Serialized JSON-LD of a page. */
import type { Site } from '#business/entities.ts';
import type { PageView } from '#ui/page-view.ts';
import { siteChrome } from './site-chrome.ts';
import { serialize, graph } from '#seo/graph.ts';

/** @param image URL of the picture the page's structured data refers to */
export function pageGraph(site: Site, { head, title, breadcrumbs }: PageView, image: string | undefined): string {
  const { nav, footer } = siteChrome(site);
  const menus = [...nav, ...footer.flatMap(({ links }) => links)];
  return serialize(
    graph(site, {
      ...head.graph,
      // Only indexed pages get FAQ markup.
      questions: head.robots.startsWith('index') ? head.graph.questions : undefined,
      canonical: head.canonical,
      title,
      label: menus.find(({ href }) => site.business.site + href === head.canonical)?.label ?? title,
      breadcrumbs,
      picture: head.graph.picture && image ? { src: image, alt: head.graph.picture.alt } : undefined,
    }),
  );
}
