/** `/services` and `/services/{service}`. */
import { OPENING } from '#seo/graph.ts';
import { head, type Head } from '#seo/head.ts';
import { itemList, loadOffer, PICTURE, serviceNode } from '#seo/schema.ts';
import type { Service, Site } from '#business/entities.ts';
import { CATEGORIES, SITUATIONS, type Category, type Room } from '#business/schema/pages.ts';
import { trail, type Link } from '#layout/site-chrome.ts';
import { contact } from '#ui/contact/contact.ts';
import {
  gauge,
  placeLink,
  priceRange,
  serviceCard,
  standingPicture,
  type Gauge,
  type PictureView,
  type ServiceCard,
  pairOf,
  type PairView,
} from '#ui/parts.ts';
import { bookingLines, type TickList } from '#ui/promises.ts';
import { refrigerantTip, type Tip } from '#ui/tooltip/tips.ts';
import type { PageView } from '#ui/page-view.ts';
import { answered, plain, Prose, type Answered, type Source } from '#ui/sources/prose.ts';
import { workOf, type WorkView } from '#ui/work/work.ts';
import { listWords } from '#features/services/list/words.ts';
import { serviceWords } from '#ui/services/words.ts';
import { serviceWords, type Words } from './words.ts';
import { itemsWords } from '#features/items/words.ts';

/** The rooms in the order in which the house is drawn, from the roof down, and then the business beside it. */
const DRAWN: readonly Room[] = [
  'attic',
  'bedroom',
  'bathroom',
  'living-room',
  'kitchen',
  'basement',
  'garage',
  'driveway',
  'yard',
  'office',
  'shop',
  'storage',
  'building',
];

/** As many as a room of the drawing holds, and as many as a reason needs. */
const A_ROOM = 7;
const A_REASON = 10;

/** Services by the place that something has in their own list, the first ones first; -1 is not in it. */
const foremost = (site: Site, rank: (service: Service) => number, most: number): Link[] =>
  [site.services, site.otherServices]
    .flatMap((services) =>
      services
        .filter((service) => rank(service) >= 0)
        .sort((a, b) => rank(a) - rank(b) || a.short.localeCompare(b.short, site.language)),
    )
    .slice(0, most)
    .map((service) => ({ label: service.short, href: service.path }));

export interface RoomView {
  id: Room;
  label: string;
  links: Link[];
}

/** What is carried out of each room: the services that name it first come first. */
const roomsOf = (site: Site): RoomView[] =>
  DRAWN.map((id) => ({
    id,
    label: listWords(site.language).rooms[id],
    links: foremost(site, (service) => service.rooms.indexOf(id), A_ROOM),
  }));

/** The things that services carry, each with the first service that names it, by their first letter. */
const thingsOf = (site: Site): ServicesView['things'] =>
  [
    ...Map.groupBy(
      site.services
        .flatMap((service) => service.objects.map((word) => ({ label: word, href: service.path })))
        .filter((thing, at, all) => all.findIndex((other) => other.label === thing.label) === at)
        .sort((a, b) => a.label.localeCompare(b.label, site.language)),
      (thing) => (/^./u.exec(thing.label)?.[0] ?? '').toUpperCase(),
    ),
  ].map(([letter, words]) => ({ letter, words }));

export interface ServicesView extends PageView {
  lead: string;
  headings: { reasons: string; rooms: string; things: string };
  situations: { id: string; label: string; links: Link[] }[];
  categories: {
    id: Category;
    label: string;
    services: ServiceCard[];
    /** Those that have a page in English alone. */
    others: Link[];
  }[];
  /** Jumps to the ways to search on this page. */
  ways: Link[];
  rooms: RoomView[];
  /** The things by their first letter. */
  things: { letter: string; words: Link[] }[];
}

export function servicesView(site: Site): ServicesView {
    const list = listWords(site.language);
  const situations = listWords(site.language).situations;
  const categories = serviceWords(site.language).categories;
  return {
    head: head(site, {
      title: list.title(site.services.length),
      description: list.description,
      path: site.pages.services,
      indexed: true,
      graph: { type: 'CollectionPage', about: itemList(site, site.services) },
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    card: {
      title: list.heading,
      picture: standingPicture(site, 'fleet/truck-full'),
      load: gauge(site.language, 1, 8),
      answer: priceRange(site, 1, 8),
      note: list.cardNote(site.services.length),
    },
    title: list.heading,
    lead: list.lead,
    headings: { reasons: list.byReason, rooms: list.byRoom, things: list.byThing },
    situations: SITUATIONS.map((situation) => ({
      id: situation,
      label: situations[situation],
      links: foremost(site, (service) => service.situations.indexOf(situation), A_REASON),
    })),
    categories: CATEGORIES.map((category) => ({
      id: category,
      label: categories[category],
      services: site.services
        .filter((service) => service.category === category)
        .map((service) => serviceCard(site, service)),
      others: site.otherServices
        .filter((service) => service.category === category)
        .map((service) => ({ label: service.name, href: service.path })),
    })),
    ways: [
      { label: list.byReason, href: '#reasons' },
      { label: list.byRoom, href: '#rooms' },
      ...CATEGORIES.map((category) => ({ label: categories[category], href: `#${category}` })),
      { label: list.byThing, href: '#things' },
    ],
    rooms: roomsOf(site),
    things: thingsOf(site),
  };
}

export interface ServiceView extends PageView {
  category: Link;
  lead: string;
  picture: PictureView;
  /** A word of the trade that this page uses. */
  tip: Tip | undefined;
  pairs: PairView[];
  gauge: Gauge;
  price: string;
  /** "Usual load: a quarter of the truck." */
  usualLoad: string;
  /** The line under it. */
  priceNote: string;
  headings: Words['headings'];
  body: string;
  steps: { title: string; text: string }[];
  example: { what: string; gauge: Gauge; price: string };
  /** What the price includes, what can come on top of it, and how booking goes. */
  terms: TickList[];
  prepare: string[];
  refuses: string[];
  questions: Answered[];
  items: { name: string; answer: string; href: string }[];
  related: ServiceCard[];
  lists: { heading: string; links: Link[] }[];
  work: WorkView;
  sources: Source[];
}

/** How a search engine sees the page. */
const serviceHead = (site: Site, service: Service, questions: Answered[]): Head =>
  head(site, {
    title: plain(site, service.title),
    description: plain(site, service.description),
    path: service.path,
    indexed: true,
    graph: {
      about: serviceNode(site, {
        name: service.name,
        offers: loadOffer(site, service.load.from, service.load.to),
        image: PICTURE,
      }),
      picture: service.picture,
      questions,
      spoken: OPENING,
    },
  });

/** The usual load, by eighths of the truck, with what it costs. */
const priced = (site: Site, { from, to }: Service['load']) => ({
  gauge: gauge(site.language, from, to),
  price: priceRange(site, from, to),
});

/** What every job includes and what this one does besides; what costs extra; and what helps to decide on booking. */
function termsOf(site: Site, { included = [], extra = [], category }: Service): TickList[] {
  const headings = serviceWords(site.language).headings;
  const lines = (texts: readonly string[]) => texts.map((text) => plain(site, text));
  const { pricing } = site;
  return [
    {
      id: 'included',
      heading: headings.included,
      lines: lines([...pricing.included.map(({ text }) => text), ...included]),
      no: false,
    },
    {
      id: 'extra',
      heading: headings.extra,
      lines: lines([...extra, ...pricing.changes.map(({ text }) => text)]),
      no: true,
    },
    { id: 'booking', heading: headings.booking, lines: bookingLines(site, category === 'commercial'), no: false },
  ];
}

/** Where to go on from a service: other services, guides, towns. */
function onward(site: Site, service: Service): Pick<ServiceView, 'related' | 'lists'> {
  const words = serviceWords(site.language);
  const also = [...service.related, ...service.namedBy].filter(
    (other, at, all) => other !== service && all.indexOf(other) === at,
  );
  return {
    related: also.slice(0, 4).map((other) => serviceCard(site, other)),
    lists: [
      {
        heading: words.guides,
        links: service.guides.slice(0, 5).map((guide) => ({ label: guide.title, href: guide.path })),
      },
      { heading: words.towns, links: service.towns.map((town) => placeLink(town.main)) },
    ],
  };
}

export function serviceView(site: Site, service: Service): ServiceView {
    const words = serviceWords(site.language);
  const prose = new Prose(site);
  const body = prose.html(service.html);
  const prepare = service.prepare.map((line) => prose.line(line));
  const refuses = service.refuses.map((line) => prose.line(line));
  const questions = answered(site, prose, service.questions);
  const load = priced(site, service.load);
  const { what, from, to } = service.example;
  return {
    head: serviceHead(site, service, questions),
    breadcrumbs: trail(site, 'services'),
    contact: contact(site, service.asking),
    card: {
      title: service.name,
      picture: service.picture,
      load: load.gauge,
      answer: load.price,
      note: load.gauge.label.replace(/^\w/, (letter) => letter.toUpperCase()),
    },
    title: service.name,
    category: {
      label: serviceWords(site.language).categories[service.category],
      href: `${site.pages.services}#${service.category}`,
    },
    lead: plain(site, service.lead),
    picture: service.picture,
    // The one service whose page speaks of it.
    tip: service.id === 'refrigerator-removal' ? refrigerantTip(site.language) : undefined,
    pairs: pairOf(site.language, service, words.pair.title, words.pair.text(service.pair?.before.photo ?? false)).map((pair) => ({
      ...pair,
      service: undefined,
    })),
    ...load,
    usualLoad: words.usualLoad(load.gauge.label),
    priceNote: words.priceNote(priceRange(site, service.load.from, service.load.from), service.load.from),
    headings: words.headings,
    body,
    steps: service.steps.map(({ title, text }) => ({ title, text: plain(site, text) })),
    terms: termsOf(site, service),
    example: { what: plain(site, what), ...priced(site, { from, to }) },
    prepare,
    refuses,
    questions,
    items: service.items.map(({ name, answer, path }) => ({ name, answer: itemsWords(site.language).answers[answer], href: path })),
    ...onward(site, service),
    work: workOf(site, service),
    sources: prose.sources,
  };
}
