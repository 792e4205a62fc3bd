/** `/blog`, `/blog/{slug}` and `/blog/redirecting`. */
import type { PageView, PagesIn } from '#ui/page-view.ts';
import { type Words, en } from '#features/guides/words.en.ts';
import { type Answered, type Source, plain, Prose, answered } from '#ui/sources/prose.ts';
import { type GuideCard, subjectOf, guideCard } from '#features/guides/guide-card.ts';
import type { Site, Guide } from '#business/entities.ts';
import { type Head, head } from '#seo/head.ts';
import { blogPosting, PICTURE } from '#seo/schema.ts';
import { OPENING } from '#seo/graph.ts';
import { contact } from '#ui/contact/contact.ts';
import type { PictureView } from '#ui/picture/pictures.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { placeLink } from '#ui/places/links.ts';
import type { Link } from '#ui/link.ts';
import { trail } from '#ui/breadcrumbs.ts';

export interface Byline {
  by: string;
  /** Each with its label, as a machine reads it and as people do. */
  days: { label: string; date: string; text: string }[];
  minutes: string;
}

export interface GuideView extends PageView {
  /** The thing it is about, from the first service it names. */
  picture: PictureView;
  lead: string;
  byline: Byline;
  topic: Link;
  contents: Link[];
  body: string;
  headings: Words['guide']['headings'];
  questions: Answered[];
  services: ServiceCard[];
  towns: Link[];
  more: GuideCard[];
  how: string;
  sources: Source[];
}

/** A section headed "Checklist" becomes one to tick, which prints on a page of its own. */
const withChecklist = (html: string): string =>
  html.replace(
    /<h2 id="checklist[\s\S]*?(?=<h2 |$)/,
    (section) => `<section class="prose checklist">${section}</section>`,
  );

/** Guides offered under a guide. */
const MORE = 3;

/** The guides that are most like it: first those of its topic, then those that name one of its services. */
function like(site: Site, guide: Guide): Guide[] {
  /** The first ones that fit, without a look at all the others. */
  const others = (fits: (other: Guide) => boolean) =>
    site.guides
      .values()
      .filter((other) => other !== guide && fits(other))
      .take(2 * MORE);
  const found = new Set([
    ...others((other) => other.topic === guide.topic),
    ...others((other) => other.services.some((service) => guide.services.includes(service))),
  ]);
  return [...found].slice(0, MORE);
}

/** How a search engine sees the guide. */
function guideHead(site: Site, guide: Guide, questions: Answered[]): Head {
  const { title, published, updated } = guide;
  const picture = subjectOf(site, guide);
  return head(site, {
    title,
    description: plain(site, guide.description),
    path: guide.path,
    indexed: true,
    article: true,
    modified: updated,
    graph: {
      about: blogPosting(site, {
        headline: title,
        datePublished: published,
        dateModified: updated,
        articleSection: en.topics[guide.topic],
        image: PICTURE,
      }),
      picture,
      questions,
      spoken: OPENING,
    },
  });
}

/** The headings of a text as links to them. */
const contentsOf = (html: string): Link[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map((match) => ({
    href: `#${match[1] ?? ''}`,
    label: (match[2] ?? '').replace(/<sup>.*?<\/sup>/g, '').replace(/<[^>]+>/g, ''),
  }));

/** Who stands behind a guide, its days and how long it takes to read. */
function bylineOf(site: Site, { published, updated, minutes }: Guide): Byline {
  const words = en.guide;
  const day = (label: string, date: string) => ({ label, date, text: site.speech.fullDate(date) });
  return {
    by: words.by(site.business.name),
    days: [day(words.published, published), ...(updated === published ? [] : [day(words.updated, updated)])],
    minutes: words.toRead(minutes),
  };
}

export function guideView(site: Site, guide: Guide): GuideView {
  const words = en;
  const prose = new Prose(site);
  const picture = subjectOf(site, guide);
  const body = withChecklist(prose.html(guide.html));
  const questions = answered(site, prose, guide.questions ?? []);
  const { sources } = prose;
  return {
    head: guideHead(site, guide, questions),
    breadcrumbs: trail(site, 'guides'),
    contact: contact(site, guide.services[0]?.asking),
    card: {
      picture,
      answer: words.guide.toRead(guide.minutes),
      note: sources.length > 0 ? words.guide.sources(sources.length) : words.topics[guide.topic],
    },
    title: guide.title,
    lead: plain(site, guide.lead),
    byline: bylineOf(site, guide),
    picture,
    topic: { label: words.topics[guide.topic], href: site.pages.guides },
    contents: contentsOf(body),
    body,
    headings: words.guide.headings,
    questions,
    services: guide.services.map((service) => serviceCard(site, service)),
    towns: guide.towns.map((town) => placeLink(town.main)),
    more: like(site, guide).map((other) => guideCard(site, other)),
    how: [guide.checked, sources.length > 0 ? words.guide.below(sources.length) : ''].join(' '),
    sources,
  };
}

export const pagesIn: PagesIn<GuideView> = (site) =>
  site.guides.map((guide) => ({ path: guide.path, view: () => guideView(site, guide) }));
