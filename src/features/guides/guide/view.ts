/** `/blog`, `/blog/{slug}` and `/blog/redirecting`. */
import { OPENING } from '#seo/graph.ts';
import { head, type Head } from '#seo/head.ts';
import { blogPosting, itemList, PICTURE } from '#seo/schema.ts';
import type { Guide, Site } from '#business/entities.ts';
import { feedPath, JSON_FEED, routes } from '#pages.ts';
import { GUIDE_TOPICS } from '#business/schema/pages.ts';
import { describeArea, trail, type Link } from '#layout/site-chrome.ts';
import { contact } from '#ui/contact/contact.ts';
import { placeLink, serviceCard, standingPicture, type PictureView, type ServiceCard } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { answered, plain, Prose, type Answered, type Source } from '#ui/sources/prose.ts';
import { en, type Words } from '#features/guides/words.en.ts';

/** What a guide is about: a town, or the first service it names. */
function subjectOf(site: Site, { topic, towns, services, counties }: Guide): PictureView {
  const [town, service, county] = [towns[0]?.main.picture, services[0]?.picture, counties[0]?.picture];
  return (topic === 'towns' ? town : service) ?? service ?? county ?? standingPicture(site, 'places/town-hall');
}

export interface GuideCard {
  picture: PictureView;
  /** What the choices above the list know it by: its topic and its counties. */
  kinds: string[];
  topic: string;
  title: string;
  href: string;
  lead: string;
  minutes: string;
  counties: string;
}

export const guideCard = (site: Site, guide: Guide): GuideCard => ({
  picture: subjectOf(site, guide),
  kinds: [guide.topic, ...guide.counties.map((county) => county.id)],
  topic: en.topics[guide.topic],
  title: guide.title,
  href: guide.path,
  lead: plain(site, guide.lead),
  minutes: en.minutes(guide.minutes),
  counties: guide.counties.map((county) => county.name).join(', '),
});

export interface GuidesView extends PageView {
  picture: PictureView;
  lead: string;
  /** The whole list, read out. */
  all: string;
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  guides: GuideCard[];
  follow: string;
  /** The same guides for feed readers. */
  feeds: Link[];
}

/** The choices above the list: by topic, by county. */
const choices = (site: Site, { topics, list }: Words): GuidesView['fields'] => [
  {
    legend: list.topic,
    options: GUIDE_TOPICS.filter((topic) => site.guides.some((guide) => guide.topic === topic)).map((id) => ({
      id,
      label: topics[id],
    })),
  },
  { legend: list.where, options: site.counties.map(({ id, name }) => ({ id, label: name })) },
];

export function guidesView(site: Site): GuidesView {
  const words = en;
  const { list } = words;
  const picture = standingPicture(site, 'places/donation-dropoff');
  return {
    head: head(site, {
      title: list.title,
      description: describeArea(site, (area) => list.description(site.guides.length, area)),
      path: site.pages.guides,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.guides.map(({ title, path }) => ({ name: title, path })),
        ),
      },
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: { picture, answer: list.card.answer(site.guides.length), note: list.card.note },
    title: list.heading,
    picture,
    lead: list.lead,
    all: list.all,
    fields: choices(site, words),
    none: list.none,
    guides: site.guides.map((guide) => guideCard(site, guide)),
    follow: list.follow,
    feeds: [
      { label: list.rss, href: feedPath('all') },
      { label: list.json, href: JSON_FEED },
      ...GUIDE_TOPICS.map((topic) => ({ label: words.topics[topic], href: feedPath(topic) })),
    ],
  };
}

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

export interface MovedView extends PageView {
  lead: string;
  /** What a `?to=` may name, the names of retired guides among them, and the path each leads to. */
  targets: [name: string, path: string][];
  /** The whole list, read out. */
  all: string;
  index: Link;
  guides: Link[];
}

export function movedView(site: Site): MovedView {
  const { list, moved } = en;
  return {
    head: head(site, { title: moved.title, description: moved.description, path: site.pages.moved, indexed: false }),
    breadcrumbs: trail(site, 'guides'),
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
