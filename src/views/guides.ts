/** `/blog`, `/blog/{slug}` and `/blog/redirecting`. */
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { blogPosting, itemList, PICTURE } from '#seo/schema.ts';
import type { Guide, Site } from '#model/entities.ts';
import { feedPath, JSON_FEED, PAGES, routes } from '#model/routes.ts';
import { GUIDE_TOPICS, type GuideTopic } from '#schema/pages.ts';
import { fullDate } from '#lib/dates.ts';
import { counted } from '#lib/words.ts';
import { describeArea, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import { placeLink, serviceCard, standingPicture, type PictureView, type ServiceCard } from './ingredients.ts';
import type { PageView } from './page.ts';
import { answered, plain, Prose, type Answered, type Source } from './prose.ts';

export const GUIDE_TOPIC_LABEL: Record<GuideTopic, string> = {
  towns: 'Town by town',
  costs: 'What it costs',
  recycling: 'Recycling and disposal',
  rules: 'The rules',
  pricing: 'How pricing works',
  preparation: 'Before we come',
  donation: 'Giving things away',
};

export interface GuideCard {
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
  kinds: [guide.topic, ...guide.counties.map((county) => county.id)],
  topic: GUIDE_TOPIC_LABEL[guide.topic],
  title: guide.title,
  href: guide.path,
  lead: plain(site, guide.lead),
  minutes: counted(guide.minutes, 'minute'),
  counties: guide.counties.map((county) => county.name).join(', '),
});

export interface GuidesView extends PageView {
  picture: PictureView;
  lead: string;
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  guides: GuideCard[];
  /** The same guides for feed readers. */
  feeds: Link[];
}

export function guidesView(site: Site): GuidesView {
  return {
    head: head(site, {
      title: 'Guides: Where Things Go, What It Costs',
      description: describeArea(
        site,
        (area) =>
          `${site.guides.length} guides to getting rid of things in ${area}. Town rules, county sites, prices and laws, with sources and dates.`,
      ),
      path: PAGES.guides,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.guides.map(({ title, path }) => ({ name: title, path })),
        ),
      },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      picture: standingPicture(site, 'places/donation-dropoff'),
      answer: counted(site.guides.length, 'guide'),
      note: 'Every rule with its source and the day we read it',
    },
    title: 'Guides',
    picture: standingPicture(site, 'places/donation-dropoff'),
    lead: 'Written so that you may not need us. Every rule has its source and the day we read it.',
    fields: [
      {
        legend: 'Topic',
        options: GUIDE_TOPICS.filter((topic) => site.guides.some((guide) => guide.topic === topic)).map((id) => ({
          id,
          label: GUIDE_TOPIC_LABEL[id],
        })),
      },
      { legend: 'Where', options: site.counties.map(({ id, name }) => ({ id, label: name })) },
    ],
    none: 'No guide on that for that county yet. Choose one of the two alone.',
    guides: site.guides.map((guide) => guideCard(site, guide)),
    feeds: [
      { label: 'All guides, RSS', href: feedPath('all') },
      { label: 'All guides, JSON', href: JSON_FEED },
      ...GUIDE_TOPICS.map((topic) => ({ label: GUIDE_TOPIC_LABEL[topic], href: feedPath(topic) })),
    ],
  };
}

export interface GuideView extends PageView {
  /** The thing it is about, from the first service it names. */
  picture: PictureView | undefined;
  lead: string;
  byline: string;
  topic: Link;
  contents: { label: string; href: string }[];
  body: string;
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

export function guideView(site: Site, guide: Guide): GuideView {
  const prose = new Prose(site);
  const { title } = guide;
  const picture = guide.services[0]?.picture;
  const body = withChecklist(prose.html(guide.html));
  const questions = answered(site, prose, guide.questions ?? []);
  /** The first ones that fit, without a look at all the others. */
  const others = (fits: (other: Guide) => boolean) =>
    site.guides
      .values()
      .filter((other) => other !== guide && fits(other))
      .take(2 * MORE);
  const more = new Set([
    ...others((other) => other.topic === guide.topic),
    ...others((other) => other.services.some((service) => guide.services.includes(service))),
  ]);
  return {
    head: head(site, {
      title,
      description: plain(site, guide.description),
      path: guide.path,
      indexed: true,
      article: true,
      modified: guide.updated,
      graph: {
        about: blogPosting(site, {
          headline: title,
          datePublished: guide.published,
          dateModified: guide.updated,
          articleSection: GUIDE_TOPIC_LABEL[guide.topic],
          ...(picture ? { image: PICTURE } : {}),
        }),
        picture,
        questions,
        spoken: OPENING,
      },
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Guides', href: PAGES.guides },
    ],
    contact: contact(site, guide.services[0]?.asking),
    card: {
      picture: guide.services[0]?.picture ?? guide.counties[0]?.picture,
      answer: `${counted(guide.minutes, 'minute')} to read`,
      note:
        prose.sources.length > 0
          ? `${counted(prose.sources.length, 'source')}, each with its date`
          : GUIDE_TOPIC_LABEL[guide.topic],
    },
    title,
    lead: plain(site, guide.lead),
    byline: `${site.business.name}. Published ${fullDate(guide.published)}${guide.updated === guide.published ? '' : `, updated ${fullDate(guide.updated)}`}. ${counted(guide.minutes, 'minute')} to read.`,
    picture,
    topic: { label: GUIDE_TOPIC_LABEL[guide.topic], href: PAGES.guides },
    contents: [...body.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map((match) => ({
      href: `#${match[1] ?? ''}`,
      label: (match[2] ?? '').replace(/<sup>.*?<\/sup>/g, '').replace(/<[^>]+>/g, ''),
    })),
    body,
    questions,
    services: guide.services.map((service) => serviceCard(site, service)),
    towns: guide.towns.map((town) => placeLink(town.main)),
    more: [...more].slice(0, MORE).map((other) => guideCard(site, other)),
    how: [
      guide.checked,
      prose.sources.length > 0
        ? `${counted(prose.sources.length, 'source')} stand below, each with its own date and the month we read it.`
        : '',
    ].join(' '),
    sources: prose.sources,
  };
}

export interface MovedView extends PageView {
  lead: string;
  /** What a `?to=` may name, the names of retired guides among them, and the path each leads to. */
  targets: [name: string, path: string][];
  guides: Link[];
}

export function movedView(site: Site): MovedView {
  return {
    head: head(site, {
      title: 'This Guide Has Moved',
      description:
        'The guide you followed a link to has a new address. If you are not taken there in a moment, choose it from the list of all guides on this page.',
      path: PAGES.moved,
      indexed: false,
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Guides', href: PAGES.guides },
    ],
    contact: contact(site),
    title: 'This guide has moved',
    lead: 'If it still exists, you are on your way to it. If not, here are all of them.',
    targets: [
      ...site.guides.map((guide): [string, string] => [guide.id, guide.path]),
      ...site.redirects
        .filter(({ from }) => from.startsWith(routes.guide('')))
        .map(({ from, to }): [string, string] => [from.slice(routes.guide('').length), to]),
    ],
    guides: site.guides.map((guide) => ({ label: guide.title, href: guide.path })),
  };
}
