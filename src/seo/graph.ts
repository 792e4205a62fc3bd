/** A page's JSON-LD, put together: the page, the way to it, its picture and questions, and what it is about. */
import type { BreadcrumbListLeaf, IdReference, ImageObjectLeaf, WebPageLeaf } from 'schema-dts';
import { scriptJson } from '#lib/html.ts';
import type { Site } from '#business/entities.ts';
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
  breadcrumbs: readonly { label: string; href: string }[];
  /** The picture at the address where it is delivered. */
  picture: { alt: string; src: string } | undefined;
}

/** All kinds of page have the properties of a WebPage. */
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': string | string[] };

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': (PageNode | BreadcrumbListLeaf | ImageObjectLeaf | Node)[];
}

/** What the page is about, and the questions it answers, as far as it has them. */
function subjectOf({ about, questions = [] }: Page): Pick<WebPageLeaf, 'about' | 'mainEntity'> {
  const subject = about && { '@id': about['@id'] };
  if (questions.length === 0) return subject ? { mainEntity: subject } : {};
  return {
    ...(subject ? { about: subject } : {}),
    mainEntity: questions.map(({ q, plain }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: plain },
    })),
  };
}

function webPage(site: Site, page: Page): PageNode {
  const { questions = [], breadcrumbs, picture, spoken } = page;
  const kinds = [page.type ?? [], questions.length > 0 ? 'FAQPage' : []].flat();
  return {
    '@type': kinds.length > 1 ? kinds : (kinds[0] ?? 'WebPage'),
    '@id': page.canonical,
    name: page.title,
    inLanguage: site.speech.locale,
    isPartOf: website(site),
    ...(breadcrumbs.length > 0 ? { breadcrumb: { '@id': '#crumbs' } } : {}),
    ...(picture ? { primaryImageOfPage: PICTURE } : {}),
    ...(spoken ? { speakable: { '@type': 'SpeakableSpecification', cssSelector: spoken } } : {}),
    ...subjectOf(page),
  };
}

export const graph = (site: Site, page: Page): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    webPage(site, page),
    ...(page.breadcrumbs.length > 0 ? [breadcrumbList(site, page)] : []),
    ...(page.picture ? [imageObject(site, page.picture)] : []),
    ...(page.about ? [page.about] : []),
    ...(page.also ?? []),
  ],
});

const breadcrumbList = ({ business }: Site, { breadcrumbs, label }: Page): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': '#crumbs',
  itemListElement: [
    ...breadcrumbs.map((breadcrumb) => ({ name: breadcrumb.label, item: business.site + breadcrumb.href })),
    { name: label },
  ].map((breadcrumb, at) => ({ '@type': 'ListItem', position: at + 1, ...breadcrumb })),
});

const imageObject = ({ business }: Site, picture: NonNullable<Page['picture']>): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  ...PICTURE,
  contentUrl: business.site + picture.src,
  caption: picture.alt,
  creditText: business.name,
});

/** A graph as text for a script element. */
export const serialize = (node: Graph): string => scriptJson(node);
