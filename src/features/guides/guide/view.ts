/** `/blog/{slug}`: one guide. */
import type { Site, Guide } from '#business/entities.ts';
import { type GuideCard, guidePicture, guideCard } from '#features/guides/guide-card.ts';
import { halves } from '#lib/html.ts';
import { type Words, en } from '#features/guides/words.en.ts';
import { OPENING } from '#seo/graph.ts';
import { type Head, head } from '#seo/head.ts';
import { blogPosting, PICTURE } from '#seo/schema.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import type { PictureView } from '#ui/picture/pictures.ts';
import { placeLink } from '#ui/places/links.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { type AnsweredQuestion, type Source, plain, Prose, answered } from '#ui/sources/prose.ts';

interface Byline {
  by: string;
  /** `date` in ISO format, `text` for display. */
  days: { label: string; date: string; text: string }[];
  minutes: string;
}

interface GuideView extends PageView {
  picture: PictureView;
  lead: string;
  byline: Byline;
  topic: Link;
  contents: Link[];
  /** Two halves of the text, HTML. */
  body: string[];
  headings: Words['guide']['headings'];
  questions: AnsweredQuestion[];
  services: ServiceCard[];
  towns: Link[];
  more: GuideCard[];
  how: string;
  /** "From $149" */
  price: string;
  sources: Source[];
}

/** Wraps a section headed "Checklist", which gets checkboxes and begins a sheet of paper. */
const withChecklist = (html: string): string =>
  html.replace(
    /<h2 id="checklist[\s\S]*?(?=<h2 |$)/,
    (section) => `<section class="prose checklist">${section}</section>`,
  );

/** Related guides per page. */
const RELATED_GUIDES = 3;

/** Guides on the same topic first, then those that share a service. */
function relatedGuides(site: Site, guide: Guide): Guide[] {
  const firstMatches = (matches: (other: Guide) => boolean) =>
    site.guides
      .values()
      .filter((other) => other !== guide && matches(other))
      .take(RELATED_GUIDES);
  const related = new Set([
    ...firstMatches((other) => other.topic === guide.topic),
    ...firstMatches((other) => other.services.some((service) => guide.services.includes(service))),
  ]);
  return [...related].slice(0, RELATED_GUIDES);
}

function guideHead(site: Site, guide: Guide, questions: AnsweredQuestion[]): Head {
  const { title, published, updated } = guide;
  const picture = guidePicture(site, guide);
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

/** A table of contents from the `h2` headings. */
const contentsOf = (html: string): Link[] =>
  [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map((match) => ({
    href: `#${match[1] ?? ''}`,
    label: (match[2] ?? '').replace(/<sup>.*?<\/sup>/g, '').replace(/<[^>]+>/g, ''),
  }));

function bylineOf(site: Site, { published, updated, minutes }: Guide): Byline {
  const words = en.guide;
  const day = (label: string, date: string) => ({ label, date, text: site.formats.fullDate(date) });
  return {
    by: words.by(site.business.name),
    days: [day(words.published, published), ...(updated === published ? [] : [day(words.updated, updated)])],
    minutes: words.toRead(minutes),
  };
}

export function guideView(site: Site, guide: Guide): GuideView {
  const prose = new Prose(site);
  const picture = guidePicture(site, guide);
  const body = prose.html(guide.html);
  const questions = answered(site, prose, guide.questions ?? []);
  const { sources } = prose;
  return {
    head: guideHead(site, guide, questions),
    breadcrumbs: breadcrumbsOf(site, 'guides'),
    contact: contact(site, guide.services[0]?.asking),
    card: {
      picture,
      answer: en.guide.toRead(guide.minutes),
      note: sources.length > 0 ? en.guide.sources(sources.length) : en.topics[guide.topic],
    },
    title: guide.title,
    lead: plain(site, guide.lead),
    byline: bylineOf(site, guide),
    picture,
    topic: { label: en.topics[guide.topic], href: site.pages.guides },
    contents: contentsOf(body),
    body: halves(body).map(withChecklist),
    headings: en.guide.headings,
    questions,
    services: guide.services.map((service) => serviceCard(site, service)),
    towns: guide.towns.map((town) => placeLink(town.main)),
    more: relatedGuides(site, guide).map((other) => guideCard(site, other)),
    how: [guide.checked, sources.length > 0 ? en.guide.below(sources.length) : ''].join(' '),
    price: en.guide.price(startingPrice(site)),
    sources,
  };
}

export const pagesIn: PagesIn<GuideView> = (site) =>
  site.guides.map((guide) => ({ path: guide.path, view: () => guideView(site, guide) }));
