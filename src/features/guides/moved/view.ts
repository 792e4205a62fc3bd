/** `/blog/redirecting`: redirects old guide URLs. */
import type { Site } from '#business/entities.ts';
import { en } from '#features/guides/words.en.ts';
import { routes } from '#pages.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';

interface MovedView extends PageView {
  lead: string;
  /** Path by the slug in `?to=`, including retired guides. */
  targets: [slug: string, path: string][];
  /** Accessible name of the list. */
  all: string;
  index: Link;
  guides: Link[];
}

function movedView(site: Site): MovedView {
  const { list, moved } = en;
  return {
    head: head(site, { title: moved.title, description: moved.description, path: site.pages.moved, indexed: false }),
    breadcrumbs: breadcrumbsOf(site, 'guides'),
    contact: contact(site),
    title: moved.heading,
    lead: moved.lead,
    targets: [
      ...site.guides.map((guide): [string, string] => [guide.id, guide.path]),
      ...site.redirects
        .filter(({ from }) => from.startsWith(routes.guide('')))
        .map(({ from, to }): [string, string] => [from.slice(routes.guide('').length), to]),
    ],
    all: list.all,
    index: { label: moved.byTopic, href: site.pages.guides },
    guides: site.guides.map((guide) => ({ label: guide.title, href: guide.path })),
  };
}

export const pagesIn = onePage('moved', movedView);
