/** Assembles a page's JSON-LD graph. */
import type { BreadcrumbListLeaf, IdReference, ImageObjectLeaf, WebPageLeaf } from 'schema-dts';
import { scriptJson } from '#lib/html.ts';
import type { Site } from '#business/entities.ts';
import { PICTURE, website, type Node } from './schema.ts';

/** A view's additions to its page's graph. */
export interface PageParts {
  type?: 'AboutPage' | 'CheckoutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'SearchResultsPage';
  /** Main entity of the page. */
  about?: Node & IdReference;
  also?: readonly Node[];
  /** The page's questions, with plain-text answers. */
  questions?: readonly { q: string; plain: string }[];
  /** Primary image, unless decorative. */
  picture?: { id: string; alt: string } | undefined;
  /** CSS selectors for `speakable`. */
  spoken?: readonly string[];
}

/** Selectors of a page's headline and lead. */
export const OPENING: readonly string[] = ['h1', 'h1+p'];

interface Page extends Omit<PageParts, 'picture'> {
  /** Absolute canonical URL. */
  canonical: string;
  /** The headline. */
  title: string;
  /** The page's name in menus. */
  label: string;
  /** From the home page to the parent; `href` is a path on this site. */
  breadcrumbs: readonly { label: string; href: string }[];
  picture: { alt: string; src: string } | undefined;
}

/** All page types have the properties of WebPage. */
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': string | string[] };

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': (PageNode | BreadcrumbListLeaf | ImageObjectLeaf | Node)[];
}

/** With questions they are the main entity; without, the page's subject is. */
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
    inLanguage: site.formats.locale,
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

/** JSON for a script element. */
export const serialize = (node: Graph): string => scriptJson(node);
