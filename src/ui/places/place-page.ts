/** Shared parts of the pages about one place. */
import { loadOffer, serviceNode, type PlaceNode } from '#seo/schema.ts';
import type { County, Municipality, Site, Town } from '#business/entities.ts';
import type { Point } from '#lib/distance.ts';
import { firstThatFits, SHOWN, wordCount } from '#lib/text.ts';
import type { Card } from '#ui/card.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import { locator } from './maps.ts';
import { nearList, type NearList } from './facilities.ts';
import { serviceCard, type ServiceCard } from '#ui/services/service-card.ts';
import { type PictureView } from '#ui/picture/pictures.ts';
import type { PageView } from '#ui/page-view.ts';
import { placeWords } from './words.ts';

export interface PlacePage extends PageView {
  lead: string;
  picture: PictureView;
}

/** Links under a heading; empty lists are not shown. */
export interface LinkList {
  heading: string;
  links: Link[];
}

/** Whether the county record is a single town. */
export const isOneTown = (county: County): boolean => county.kind === 'town';

export const breadcrumbsTo = (site: Site, { county }: Municipality): Link[] => [
  ...breadcrumbsOf(site, 'locations'),
  { label: county.name, href: county.path },
];

/** Appends `more` if the title stays within 60 characters. */
export const fits = (short: string, more: string): string => firstThatFits(SHOWN.title, [`${short} ${more}`, short]);

/** The <title>, with the price if it fits. */
export function headTitle(site: Site, place: string, { state }: County): string {
  const words = placeWords(site.language);
  return fits(words.headTitle({ place, state }), words.headPrice(startingPrice(site)));
}

/** Structured data: the service in one place, at the price the page shows. */
export const removalIn = (site: Site, name: string, areaServed: PlaceNode) => ({
  about: serviceNode(site, { name, areaServed, offers: loadOffer(site, 1) }),
});

/** Share card with the places highlighted on the locator. */
export const removalCard = (site: Site, title: string, lit: readonly Municipality[]): Partial<Card> => ({
  lead: placeWords(site.language).cardLead,
  title,
  locator: lit[0] && locator(site.language, title, lit[0].county, lit),
});

export const townCard = (site: Site, town: Town): Partial<Card> => removalCard(site, town.name, town.municipalities);

/** Words of page-specific content, tokens excluded. */
export const uniqueWordCount = (paragraphs: readonly string[] = []): number =>
  wordCount(paragraphs.join(' ').replace(/\{[^}]*\}/g, ''));

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Ids of services relevant to any home. */
const FOR_ANY_HOME = [
  'furniture-removal',
  'mattress-removal',
  'appliance-removal',
  'garage-cleanout',
  'basement-cleanout',
  'estate-cleanout',
];

/** Up to six services relevant to any home, the town's own first. */
export const typicalServices = (site: Site, town: Town | undefined): ServiceCard[] =>
  unique([...(town?.services ?? []), ...site.services.filter((service) => FOR_ANY_HOME.includes(service.id))])
    .slice(0, 6)
    .map((service) => serviceCard(site, service));

/** Drop-off and donation sites open to residents, nearest first. */
export const nearestSites = (site: Site, place: Municipality, count: number, from?: Point): NearList =>
  nearList(site.language, place, ['county', 'municipal', 'donation'], count, from);
