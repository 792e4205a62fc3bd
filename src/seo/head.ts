/** What stands in a page's head: title, description, address, canonical, robots, sharing, JSON-LD. */
import type { Site, Alternate } from '#business/entities.ts';
import { markdownPath } from '#pages.ts';
import { SHOWN } from '#lib/text.ts';
import type { PageParts } from './graph.ts';

export interface Head {
  title: string;
  description: string;
  /** Absolute canonical URL. */
  canonical: string;
  robots: 'index, follow' | 'noindex, follow';
  /** Path of the Markdown alternate, for indexed pages. */
  markdown: string | undefined;
  /** Date of the newest dated content, "2026-11-21"; also the sitemap's lastmod. */
  modified: string | undefined;
  /** The page in each language that there is, its own among them; none where it is in English alone. */
  alternates: readonly Alternate[];
  openGraph: { type: 'website' | 'article'; siteName: string; url: string };
  /** The view's additions to the JSON-LD. */
  graph: PageParts;
}

interface HeadInput {
  title: string;
  description: string;
  path: string;
  /** If another page is canonical. */
  canonicalPath?: string | undefined;
  indexed: boolean;
  modified?: string | undefined;
  article?: boolean;
  graph?: PageParts;
}

/** Completes the metadata. The business name is appended to titles that then fit into 60 characters. */
export function head(site: Site, input: HeadInput): Head {
  const { business } = site;
  const canonicalPath = input.canonicalPath ?? input.path;
  const canonical = business.site + (canonicalPath === '/' ? '/' : canonicalPath);
  const fullTitle = `${input.title} | ${business.name}`;
  return {
    title: fullTitle.length <= SHOWN.title && !input.title.includes(business.name) ? fullTitle : input.title,
    description: input.description,
    canonical,
    robots: input.indexed ? 'index, follow' : 'noindex, follow',
    markdown: input.indexed && canonicalPath === input.path ? markdownPath(input.path) : undefined,
    modified: input.modified,
    alternates: site.alternates.get(input.path) ?? [],
    openGraph: { type: input.article ? 'article' : 'website', siteName: business.name, url: canonical },
    graph: input.graph ?? {},
  };
}
