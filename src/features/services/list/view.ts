/** `/services`: every service, by reason, by room, by item. */
import { type Room, type Category, SITUATIONS, CATEGORIES } from '#business/schema/pages.ts';
import { categoryWords } from '#ui/services/words.ts';
import type { Site, Service } from '#business/entities.ts';
import { listWords } from './words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { standingPicture } from '#ui/picture/pictures.ts';
import { gauge, priceRange } from '#ui/load/gauge.ts';

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
  const categories = categoryWords(site.language).categories;
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

export const pagesIn = onePage('services', servicesView);
