/** What a page of text is made of: its opening, and its sections with their tokens filled. */
import { head } from '#seo/head.ts';
import { addressIn } from '#i18n/addresses.ts';
import type { TextSection } from '#business/linking/text-pages.ts';
import { isKnown } from '#business/tokens.ts';
import { escapeHtml, htmlText } from '#lib/html.ts';
import type { Card } from '#ui/card.ts';
import { contact } from '#ui/contact/contact.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { plain, type Answered, Prose, type Source } from '#ui/sources/prose.ts';
import type { PagesIn, PageView } from '#ui/page-view.ts';
import type { Site, StandingPicture } from '#business/entities.ts';
import type { TextPageName } from '#pages.ts';
import type { PageParts } from '#seo/graph.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';

/** What content/pages says of a page; the model guarantees one for each that there is. */
export function textPage(site: Site, name: TextPageName) {
  const page = site.textPages.get(name);
  if (!page) throw new Error(`content/pages has no file for the page "${name}"`);
  return page;
}

/** Everything that stands above a page's first section, and what search engines and shared links say of it. */
export function opening(
  site: Site,
  name: TextPageName,
  { picture, ...input }: { indexed: boolean; graph?: PageParts; picture?: Card['picture'] },
): PageView & { lead: string } {
  const { title, headline, description, lead, asking, card } = textPage(site, name);
  return {
    head: head(site, {
      ...input,
      path: site.pages[name],
      title: plain(site, title),
      description: plain(site, description),
    }),
    breadcrumbs: trail(site),
    contact: contact(site, asking),
    card: { ...filled(site, card ?? {}), ...(picture ? { picture } : {}) },
    title: plain(site, headline),
    lead: plain(site, lead),
  };
}

const filled = (site: Site, texts: object): Partial<Pick<Card, 'title' | 'answer' | 'note'>> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, plain(site, String(text))]));

export const linksOf = (site: Site, links: readonly Link[]): Link[] =>
  links.map(({ label, href }) => ({ label: plain(site, label), href: addressIn(site, href) }));

/** A paragraph of its own: the places that things are brought to, a paragraph each. */
const DESTINATIONS = '<p>{terms.destinations}</p>';
const destinations = ({ business }: Site): string[] =>
  (business.terms.destinations ?? []).map(({ name, what, url }) => {
    const named = escapeHtml(name);
    return `<p>${url ? `<a href="${escapeHtml(url)}">${named}</a>` : named}: ${escapeHtml(what)}</p>`;
  });

/** The blocks of a section that say something: what the owner has not told yet is left out. */
const told = (site: Site, { blocks }: TextSection): string[] => blocks.filter((block) => isKnown(site, block));

/** Sections as they are printed; one of which nothing is left is left out. */
export const textBlocks = (site: Site, prose: Prose, name: TextPageName): TextBlock[] =>
  textPage(site, name)
    .sections.map((section) => ({
      heading: plain(site, section.heading),
      html: told(site, section)
        .flatMap((block) => (block === DESTINATIONS ? destinations(site) : prose.html(block)))
        .join('\n'),
      links: linksOf(site, section.links),
    }))
    .filter(({ html, links }) => html !== '' || links.length > 0);

/** The same sections as questions, or what stands among them, each with its answer in one line. */
export const textAnswers = (site: Site, prose: Prose, name: TextPageName): Answered[] =>
  textPage(site, name).sections.flatMap((section) => {
    const blocks = told(site, section);
    if (blocks.length === 0) return [];
    const lines = blocks.map((block) => prose.html(block.replace(/^<p>|<\/p>$/g, '')));
    const links = linksOf(site, section.links).map(
      ({ label, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
    );
    return {
      q: plain(site, section.heading),
      html: [...lines, ...links].join(' '),
      plain: plain(site, htmlText(blocks.join(' '))),
    };
  });

/** Those that search engines are told of: a heading that asks. */
export const asked = (answers: readonly Answered[]): Answered[] => answers.filter(({ q }) => q.endsWith('?'));

export interface TextPageView extends PageView {
  lead: string;
  /** Beside the headline. */
  picture: PictureView | undefined;
  blocks: TextBlock[];
  sources: Source[];
}

/** The pages of one that is headed paragraphs and nothing else; none where an optional one has no file. */
export const textPagesIn =
  (name: TextPageName): PagesIn<TextPageView> =>
  (site) =>
    site.textPages.has(name) ? [{ path: site.pages[name], view: () => textPageView(site, name) }] : [];

/** @param picture stands on the page's social card */
export function textPageView(
  site: Site,
  name: TextPageName,
  { graph = {}, picture }: { graph?: PageParts; picture?: StandingPicture } = {},
): TextPageView {
  const prose = new Prose(site);
  return {
    ...opening(site, name, { indexed: true, graph, picture: picture && standingPicture(site, picture) }),
    picture: undefined,
    blocks: textBlocks(site, prose, name),
    sources: prose.sources,
  };
}
