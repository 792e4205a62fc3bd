/** What stands in a page's head: title, description, address, canonical, robots, sharing, JSON-LD. */
import type { Site, Alternate } from '#business/entities.ts';
import { markdownPath } from '#pages.ts';
import { SHOWN } from '#lib/text.ts';
import type { PageParts } from './graph.ts';

export interface Head {
  title: string;
  description: string;
  /** Full address of the page that should be indexed for this content. */
  canonical: string;
  robots: 'index, follow' | 'noindex, follow';
  /** Where the same page stands as Markdown; pages that are not to be indexed have none. */
  markdown: string | undefined;
  /** Day of the newest thing on the page that carries a date, "2026-11-21". The sitemap repeats it. */
  modified: string | undefined;
  /** The page in each language that there is, its own among them; none where it is in English alone. */
  twins: readonly Alternate[];
  openGraph: { type: 'website' | 'article'; siteName: string; url: string };
  /** What JSON-LD tells of the page beside its name and its place on the site. */
  graph: PageParts;
}

export interface HeadInput {
  title: string;
  description: string;
  path: string;
  /** Where another page is the one to index. */
  canonicalPath?: string | undefined;
  indexed: boolean;
  modified?: string | undefined;
  article?: boolean;
  graph?: PageParts;
}

/** Completes a head. The business name joins the title where it fits into 60 characters. */
export function head(site: Site, input: HeadInput): Head {
  const { business } = site;
  const canonicalPath = input.canonicalPath ?? input.path;
  const canonical = business.site + (canonicalPath === '/' ? '/' : canonicalPath);
  const named = `${input.title} | ${business.name}`;
  return {
    title: named.length <= SHOWN.title && !input.title.includes(business.name) ? named : input.title,
    description: input.description,
    canonical,
    robots: input.indexed ? 'index, follow' : 'noindex, follow',
    markdown: input.indexed && canonicalPath === input.path ? markdownPath(input.path) : undefined,
    modified: input.modified,
    twins: site.alternates.get(input.path) ?? [],
    openGraph: { type: input.article ? 'article' : 'website', siteName: business.name, url: canonical },
    graph: input.graph ?? {},
  };
}
