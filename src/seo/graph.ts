/** A page's JSON-LD, put together: the page, the way to it, its picture and questions, and what it is about. */
import type { BreadcrumbListLeaf, IdReference, ImageObjectLeaf, WebPageLeaf } from 'schema-dts';
import type { Site } from '#model/entities.ts';
import { PICTURE, website, type Node } from './schema.ts';

/** What a view tells of its page beside its name and its place on the site. */
export interface PageParts {
  type?: 'AboutPage' | 'CheckoutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'SearchResultsPage';
  /** What the page is about, or the list it shows. */
  about?: Node & IdReference;
  /** Further nodes. */
  also?: readonly Node[];
  /** Questions as they stand on the page, with the plain text of the answers. */
  questions?: readonly { q: string; plain: string }[];
  /** The picture of the first view, unless it is mere decoration. */
  picture?: { id: string; alt: string } | undefined;
  /** CSS selectors of what a voice assistant may read out. */
  spoken?: readonly string[];
}

/** The headline and the sentence under it, on any page. */
export const OPENING: readonly string[] = ['h1', 'h1+p'];

interface Page extends Omit<PageParts, 'picture'> {
  /** Full address of the page that should be indexed for this content. */
  canonical: string;
  /** The headline. */
  title: string;
  /** What menus call it. */
  label: string;
  /** From the home page down to the parent; addresses are paths on this site. */
  crumbs: readonly { label: string; href: string }[];
  /** The picture at the address where it is delivered. */
  picture: { alt: string; src: string } | undefined;
}

/** All kinds of page have the properties of a WebPage. */
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': string | string[] };

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': (PageNode | BreadcrumbListLeaf | ImageObjectLeaf | Node)[];
}

export function graph(site: Site, page: Page): Graph {
  const { about, questions = [], crumbs, picture, spoken } = page;
  const subject = about && { '@id': about['@id'] };
  const kinds = [page.type ?? [], questions.length > 0 ? 'FAQPage' : []].flat();
  const node: PageNode = {
    '@type': kinds.length > 1 ? kinds : (kinds[0] ?? 'WebPage'),
    '@id': page.canonical,
    name: page.title,
    isPartOf: website(site),
  };
  if (crumbs.length > 0) node.breadcrumb = { '@id': '#crumbs' };
  if (picture) node.primaryImageOfPage = PICTURE;
  if (spoken) node.speakable = { '@type': 'SpeakableSpecification', cssSelector: spoken };
  if (questions.length > 0) {
    if (subject) node.about = subject;
    node.mainEntity = questions.map(({ q, plain }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    }));
  } else if (subject) node.mainEntity = subject;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      node,
      ...(crumbs.length > 0 ? [breadcrumbs(site, page)] : []),
      ...(picture ? [imageObject(site, picture)] : []),
      ...(about ? [about] : []),
      ...(page.also ?? []),
    ],
  };
}

const breadcrumbs = ({ business }: Site, { crumbs, label }: Page): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': '#crumbs',
  itemListElement: [
    ...crumbs.map((crumb) => ({ name: crumb.label, item: business.site + crumb.href })),
    { name: label },
  ].map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
});

const imageObject = ({ business }: Site, picture: NonNullable<Page['picture']>): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  ...PICTURE,
  contentUrl: business.site + picture.src,
  caption: picture.alt,
  creditText: business.name,
});

/** A graph as text for a script element: `<` is escaped, so that no content can end the script. */
export const serialize = (node: Graph): string => JSON.stringify(node).replaceAll('<', '\\u003c');
