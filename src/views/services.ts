/** `/services` and `/services/{service}`. */
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { itemList, loadOffer, PICTURE, serviceNode } from '#seo/schema.ts';
import type { Service, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { CATEGORIES, SITUATIONS, type Category, type Room, type Situation } from '#schema/pages.ts';
import { counted } from '#lib/words.ts';
import type { Link } from './chrome.ts';
import { startingPrice } from './chrome.ts';
import { contact } from './contact.ts';
import { CATEGORY_LABEL, reviewView, type ReviewView } from './home.ts';
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
} from './ingredients.ts';
import { refrigerantTip, type Tip } from './tips.ts';
import type { PageView } from './page.ts';
import { answered, plain, Prose, type Answered, type Source } from './prose.ts';

export const SITUATION_LABEL: Record<Situation, string> = {
  moving: 'Moving',
  estate: 'Settling an estate',
  renovation: 'Renovating',
  storm: 'After a storm or flood',
  landlord: 'Between tenants',
  office: 'Closing or moving an office',
  decluttering: 'Making room',
};

const ROOM_LABEL: Record<Room, string> = {
  attic: 'Attic',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  'living-room': 'Living room',
  kitchen: 'Kitchen',
  basement: 'Basement',
  garage: 'Garage',
  driveway: 'Driveway',
  yard: 'Yard',
  office: 'Office',
  shop: 'Shop',
  storage: 'Storage unit',
  building: 'Whole building',
};

/** As many as a room of the drawing holds, and as many as a reason needs. */
const A_ROOM = 7;
const A_REASON = 10;

/** Services by the place that something has in their own list, the first ones first; -1 is not in it. */
const foremost = (site: Site, rank: (service: Service) => number, most: number): Link[] =>
  site.services
    .filter((service) => rank(service) >= 0)
    .sort((a, b) => rank(a) - rank(b) || a.short.localeCompare(b.short, 'en'))
    .slice(0, most)
    .map((service) => ({ label: service.short, href: service.path }));

export interface RoomView {
  id: Room;
  label: string;
  links: Link[];
}

/** What is carried out of each room: the services that name it first come first. */
const roomsOf = (site: Site): RoomView[] =>
  (Object.keys(ROOM_LABEL) as Room[]).map((id) => ({
    id,
    label: ROOM_LABEL[id],
    links: foremost(site, (service) => service.rooms.indexOf(id), A_ROOM),
  }));

export interface ServicesView extends PageView {
  lead: string;
  situations: { id: string; label: string; links: Link[] }[];
  categories: { id: Category; label: string; services: ServiceCard[] }[];
  /** Jumps to the ways to search on this page. */
  ways: Link[];
  rooms: RoomView[];
  /** The things by their first letter. */
  things: { letter: string; words: Link[] }[];
}

export function servicesView(site: Site): ServicesView {
  return {
    head: head(site, {
      title: `${site.services.length} Junk Removal Services, by Room and Reason`,
      description: `Find yours by reason, by category or by the thing itself: from one mattress to a whole estate, each with its usual share of the truck and its price.`,
      path: PAGES.services,
      indexed: true,
      graph: { type: 'CollectionPage', about: itemList(site, site.services) },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'What has to go?',
      picture: standingPicture(site, 'fleet/truck-full'),
      load: gauge(1, 8),
      answer: priceRange(site, 1, 8),
      note: `${counted(site.services.length, 'service')}, each with its price`,
    },
    title: 'What has to go?',
    lead: 'Pick the reason, the room or the thing. Each page says how much of the truck it usually fills, what it costs and what we leave behind.',
    situations: SITUATIONS.map((situation) => ({
      id: situation,
      label: SITUATION_LABEL[situation],
      links: foremost(site, (service) => service.situations.indexOf(situation), A_REASON),
    })),
    categories: CATEGORIES.map((category) => ({
      id: category,
      label: CATEGORY_LABEL[category],
      services: site.services
        .filter((service) => service.category === category)
        .map((service) => serviceCard(site, service)),
    })),
    ways: [
      { label: 'By reason', href: '#reasons' },
      { label: 'By room', href: '#rooms' },
      ...CATEGORIES.map((category) => ({ label: CATEGORY_LABEL[category], href: `#${category}` })),
      { label: 'By the thing itself', href: '#things' },
    ],
    rooms: roomsOf(site),
    things: [
      ...Map.groupBy(
        site.services
          .flatMap((service) => service.objects.map((word) => ({ label: word, href: service.path })))
          .filter((thing, at, all) => all.findIndex((other) => other.label === thing.label) === at)
          .sort((a, b) => a.label.localeCompare(b.label, 'en')),
        (thing) => (/^./u.exec(thing.label)?.[0] ?? '').toUpperCase(),
      ),
    ].map(([letter, words]) => ({ letter, words })),
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
  /** The line under it. */
  priceNote: string;
  body: string;
  steps: { title: string; text: string }[];
  example: { what: string; gauge: Gauge; price: string };
  prepare: string[];
  refuses: string[];
  questions: Answered[];
  items: { name: string; answer: string; href: string }[];
  related: ServiceCard[];
  guides: Link[];
  towns: Link[];
  reviews: ReviewView[];
  sources: Source[];
}

const ANSWER = { yes: 'Yes', conditions: 'With conditions', no: 'No' } as const;

export function serviceView(site: Site, service: Service): ServiceView {
  const prose = new Prose(site);
  const body = prose.html(service.html);
  const prepare = service.prepare.map((line) => prose.line(line));
  const refuses = service.refuses.map((line) => prose.line(line));
  const questions = answered(site, prose, service.questions);
  const also = [...service.related, ...service.namedBy].filter(
    (other, at, all) => other !== service && all.indexOf(other) === at,
  );
  return {
    head: head(site, {
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
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Services', href: PAGES.services },
    ],
    contact: contact(site, service.asking),
    card: {
      title: service.name,
      picture: service.picture,
      load: gauge(service.load.from, service.load.to),
      answer: priceRange(site, service.load.from, service.load.to),
      note: gauge(service.load.from, service.load.to).label.replace(/^\w/, (letter) => letter.toUpperCase()),
    },
    title: service.name,
    category: { label: CATEGORY_LABEL[service.category], href: `${PAGES.services}#${service.category}` },
    lead: plain(site, service.lead),
    picture: service.picture,
    tip: service.id === 'refrigerator-removal' ? refrigerantTip() : undefined,
    pairs: pairOf(service, 'The same room, twice', 'An illustration, drawn to show what goes and what stays.').map(
      (pair) => ({ ...pair, service: undefined }),
    ),
    gauge: gauge(service.load.from, service.load.to),
    price: priceRange(site, service.load.from, service.load.to),
    priceNote: `From ${startingPrice(site)} for an eighth of the truck. The crew confirms the step on site, before lifting.`,
    body,
    steps: service.steps.map(({ title, text }) => ({ title, text: plain(site, text) })),
    example: {
      what: plain(site, service.example.what),
      gauge: gauge(service.example.eighths, service.example.eighths),
      price: priceRange(site, service.example.eighths, service.example.eighths),
    },
    prepare,
    refuses,
    questions,
    items: service.items.map((item) => ({ name: item.name, answer: ANSWER[item.answer], href: item.path })),
    related: also.slice(0, 4).map((other) => serviceCard(site, other)),
    guides: service.guides.slice(0, 5).map((guide) => ({ label: guide.title, href: guide.path })),
    towns: service.towns.map((town) => placeLink(town.main)),
    reviews: site.reviews.filter((review) => review.service === service).map(reviewView),
    sources: prose.sources,
  };
}
