/** `/services`: all services by reason, room and category. */
import type { Site, Service } from '#business/entities.ts';
import { type Room, type Category, SITUATIONS, CATEGORIES } from '#business/schema/pages.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { gauge, priceRange } from '#ui/load/gauge.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { categoryWords } from '#ui/services/words.ts';
import { serviceListWords } from './words.ts';

/** Rooms of the cutaway house, from the roof down, then outside; on phones each entry is a strip of its picture. */
const FLOORS: readonly { id: string; rooms: readonly Room[] }[] = [
  { id: 'attic', rooms: ['attic'] },
  { id: 'upper', rooms: ['bedroom', 'bathroom'] },
  { id: 'ground', rooms: ['living-room', 'kitchen'] },
  { id: 'basement', rooms: ['basement'] },
  { id: 'drive', rooms: ['garage', 'driveway'] },
  { id: 'yard', rooms: ['yard'] },
];

/** What does not fit into a house. */
const BUILDINGS: readonly Room[] = ['office', 'shop', 'storage', 'building'];

const MAX_PER_ROOM = 7;
const MAX_PER_REASON = 10;

/** Links to the top services by rank; a negative rank excludes a service. */
const topLinks = (site: Site, rank: (service: Service) => number, max: number): Link[] =>
  [site.services, site.otherServices]
    .flatMap((services) =>
      services
        .filter((service) => rank(service) >= 0)
        .sort((a, b) => rank(a) - rank(b) || a.short.localeCompare(b.short, site.language)),
    )
    .slice(0, max)
    .map((service) => ({ label: service.short, href: service.path }));

export interface RoomView {
  id: Room;
  label: string;
  links: Link[];
}

export interface FloorView {
  id: string;
  rooms: RoomView[];
}

/** Rooms that have services; those services that list the room first come first. */
const roomsOf = (site: Site, rooms: readonly Room[]): RoomView[] =>
  rooms
    .map((id) => ({
      id,
      label: serviceListWords(site.language).rooms[id],
      links: topLinks(site, (service) => service.rooms.indexOf(id), MAX_PER_ROOM),
    }))
    .filter((room) => room.links.length > 0);

interface ServicesView extends PageView {
  lead: string;
  headings: { reasons: string; rooms: string; buildings: string };
  situations: { id: string; label: string; links: Link[] }[];
  categories: {
    id: Category;
    label: string;
    services: ServiceCard[];
    /** Services with a page only in English. */
    others: Link[];
  }[];
  /** Links to the sections of the page, and to the list of items. */
  ways: Link[];
  house: PictureView;
  /** Rooms in the house and around it, by floor. */
  floors: FloorView[];
  street: PictureView;
  buildings: RoomView[];
}

function servicesView(site: Site): ServicesView {
  const words = serviceListWords(site.language);
  const { categories } = categoryWords(site.language);
  const house = requiredPicture(site, 'house-rooms');
  return {
    head: head(site, {
      title: words.title(site.services.length),
      description: words.description,
      path: site.pages.services,
      indexed: true,
      graph: { type: 'CollectionPage', about: itemList(site, site.services) },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: {
      title: words.heading,
      picture: house,
      load: gauge(site.language, 1, 8),
      answer: priceRange(site, 1, 8),
      note: words.cardNote(site.services.length),
    },
    title: words.heading,
    lead: words.lead,
    headings: { reasons: words.byReason, rooms: words.byRoom, buildings: words.buildings },
    situations: SITUATIONS.map((situation) => ({
      id: situation,
      label: words.situations[situation],
      links: topLinks(site, (service) => service.situations.indexOf(situation), MAX_PER_REASON),
    })).filter(({ links }) => links.length > 0),
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
      { label: words.byRoom, href: '#rooms' },
      ...CATEGORIES.map((category) => ({ label: categories[category], href: `#${category}` })),
      { label: words.byReason, href: '#reasons' },
      { label: words.byThing, href: site.pages.items },
    ],
    house,
    floors: FLOORS.map(({ id, rooms }) => ({ id, rooms: roomsOf(site, rooms) })).filter(
      (floor) => floor.rooms.length > 0,
    ),
    street: requiredPicture(site, 'buildings'),
    buildings: roomsOf(site, BUILDINGS),
  };
}

export const pagesIn = onePage('services', servicesView);
