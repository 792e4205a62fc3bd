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
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { categoryWords } from '#ui/services/words.ts';
import { serviceListWords } from './words.ts';

/** Rooms in the order of the house drawing. */
const ROOMS: readonly Room[] = [
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

/** Services of each room; those that list the room first come first. */
const roomsOf = (site: Site): RoomView[] =>
  ROOMS.map((id) => ({
    id,
    label: serviceListWords(site.language).rooms[id],
    links: topLinks(site, (service) => service.rooms.indexOf(id), MAX_PER_ROOM),
  }));

interface ServicesView extends PageView {
  lead: string;
  headings: { reasons: string; rooms: string };
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
  rooms: RoomView[];
  donation: PictureView;
}

function servicesView(site: Site): ServicesView {
  const words = serviceListWords(site.language);
  const { categories } = categoryWords(site.language);
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
      picture: requiredPicture(site, 'fleet/truck-full'),
      load: gauge(site.language, 1, 8),
      answer: priceRange(site, 1, 8),
      note: words.cardNote(site.services.length),
    },
    title: words.heading,
    lead: words.lead,
    donation: requiredPicture(site, 'bands/donation-shop'),
    headings: { reasons: words.byReason, rooms: words.byRoom },
    situations: SITUATIONS.map((situation) => ({
      id: situation,
      label: words.situations[situation],
      links: topLinks(site, (service) => service.situations.indexOf(situation), MAX_PER_REASON),
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
      { label: words.byReason, href: '#reasons' },
      { label: words.byRoom, href: '#rooms' },
      ...CATEGORIES.map((category) => ({ label: categories[category], href: `#${category}` })),
      { label: words.byThing, href: site.pages.items },
    ],
    rooms: roomsOf(site),
  };
}

export const pagesIn = onePage('services', servicesView);
