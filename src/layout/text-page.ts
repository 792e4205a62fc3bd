/** Views of the pages written in content/pages: opening, sections and answers. */
import { head } from '#seo/head.ts';
import { localizePath } from '#i18n/addresses.ts';
import { isKnown } from '#business/tokens.ts';
import { escapeHtml, htmlText } from '#lib/html.ts';
import type { Card } from '#ui/card.ts';
import { contact } from '#ui/contact/contact.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { plain, type AnsweredQuestion, Prose, type Source } from '#ui/sources/prose.ts';
import type { PagesIn, PageView } from '#ui/page-view.ts';
import type { Site, StandingPicture, TextSection } from '#business/entities.ts';
import type { TextPageName } from '#pages.ts';
import type { PageParts } from '#seo/graph.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';

/** What content/pages says of a page; the model guarantees one for each that there is. */
export function textPage(site: Site, name: TextPageName) {
  const page = site.textPages.get(name);
  if (!page) throw new Error(`content/pages has no file for the page "${name}"`);
  return page;
}

/** Head, headline, lead, contact links and share card of a text page. */
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
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site, asking),
    card: { ...filled(site, card ?? {}), ...(picture ? { picture } : {}) },
    title: plain(site, headline),
    lead: plain(site, lead),
  };
}

const filled = (site: Site, texts: object): Partial<Pick<Card, 'title' | 'answer' | 'note'>> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, plain(site, String(text))]));

export const linksOf = (site: Site, links: readonly Link[]): Link[] =>
  links.map(({ label, href }) => ({ label: plain(site, label), href: localizePath(site, href) }));

/** This paragraph is replaced by one paragraph per destination. */
const DESTINATIONS = '<p>{terms.destinations}</p>';
const destinations = ({ business }: Site): string[] =>
  (business.terms.destinations ?? []).map(({ name, what, url }) => {
    const named = escapeHtml(name);
    return `<p>${url ? `<a href="${escapeHtml(url)}">${named}</a>` : named}: ${escapeHtml(what)}</p>`;
  });

/** Blocks whose tokens all have values; the owner may not have provided some yet. */
const knownBlocks = (site: Site, { blocks }: TextSection): string[] => blocks.filter((block) => isKnown(site, block));

/** Sections of the page with tokens filled; empty ones are omitted. */
export const textBlocks = (site: Site, prose: Prose, name: TextPageName): TextBlock[] =>
  textPage(site, name)
    .sections.map((section) => ({
      heading: plain(site, section.heading),
      html: knownBlocks(site, section)
        .flatMap((block) => (block === DESTINATIONS ? destinations(site) : prose.html(block)))
        .join('\n'),
      links: linksOf(site, section.links),
    }))
    .filter(({ html, links }) => html !== '' || links.length > 0);

/** The same sections as questions, each answer joined into one line of HTML. */
export const textAnswers = (site: Site, prose: Prose, name: TextPageName): AnsweredQuestion[] =>
  textPage(site, name).sections.flatMap((section) => {
    const blocks = knownBlocks(site, section);
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

/** Only headings that are questions go into structured data. */
export const questionsOf = (answers: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  answers.filter(({ q }) => q.endsWith('?'));

export interface TextPageView extends PageView {
  lead: string;
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
    ...opening(site, name, { indexed: true, graph, picture: picture && requiredPicture(site, picture) }),
    blocks: textBlocks(site, prose, name),
    sources: prose.sources,
  };
}
