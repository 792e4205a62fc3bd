/** `/{town}`: the main page of a town. */
import type { Municipality, Site, Town } from '#business/entities.ts';
import { halves } from '#lib/html.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { municipalityPlace } from '#seo/schema.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PagesIn } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import type { NearList } from '#ui/places/facilities.ts';
import { locationLink, placeLink, placeSentence, townHallLink, zipLink } from '#ui/places/links.ts';
import {
  breadcrumbsTo,
  nearestSites,
  removalIn,
  townCard,
  typicalServices,
  unique,
  type LinkList,
  type PlacePage,
} from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import { promiseLines, type TickList } from '#ui/promises.ts';
import type { ServiceCard } from '#ui/services/service-card.ts';
import { answered, latestReadDate, plain, Prose, type AnsweredQuestion, type Source } from '#ui/sources/prose.ts';
import { workIn, workOf, type WorkView } from '#ui/work/work.ts';
import { townWords } from './words.ts';

interface TownView extends PlacePage {
  /** "From $149" */
  price: string;
  estimate: Link;
  /** Two halves of the text, HTML. */
  body: [string, string];
  scene: PictureView;
  facts: string;
  promises: TickList;
  townHalls: { link: Link; text: string; glance: Link }[];
  services: ServiceCard[];
  questions: AnsweredQuestion[];
  facilities: NearList;
  work: WorkView;
  lists: LinkList[];
  sources: Source[];
  closing: string;
}

export function townView(site: Site, town: Town): TownView {
  const words = townWords(site.language);
  const prose = new Prose(site);
  const body = prose.html(town.html);
  const questions = answered(site, prose, town.questions);
  const { main, municipalities } = town;
  const title = placeWords(site.language).title(town.name);
  return {
    head: head(site, {
      title: plain(site, town.title),
      description: plain(site, town.description),
      path: town.path,
      indexed: true,
      modified: latestReadDate(prose.sources),
      graph: { ...removalIn(site, title, municipalityPlace(site, main, town.name)), questions, spoken: OPENING },
    }),
    price: words.price(startingPrice(site)),
    estimate: { label: words.estimate, href: `${site.pages.pricing}#estimate` },
    breadcrumbs: breadcrumbsTo(site, main),
    contact: contact(site, placeWords(site.language).about(town.name)),
    card: townCard(site, town),
    title,
    lead: plain(site, town.lead),
    body: halves(body),
    promises: { id: 'promises', heading: words.promises, lines: promiseLines(site), no: false },
    scene: requiredPicture(site, 'bands/truck-at-dusk'),
    facts: municipalities.map((place) => placeSentence(site.language, place)).join(' '),
    townHalls: municipalities.map((place) => townHallOf(site, place)),
    services: typicalServices(site, town),
    questions,
    facilities: nearestSites(site, main, 4),
    picture: main.picture,
    work: workOf(site, workIn(site, municipalities)),
    lists: lists(site, town),
    sources: prose.sources,
    closing: words.closing(town.name),
  };
}

function townHallOf(site: Site, place: Municipality): TownView['townHalls'][number] {
  const words = townWords(site.language).townHall;
  const count = place.facts.length;
  return {
    link: { ...townHallLink(place), label: words.link(place.label) },
    text: count > 0 ? words.rules : words.none,
    glance: { label: words.glance(place.label), href: place.path },
  };
}

function lists(site: Site, { municipalities, guides, main }: Town): LinkList[] {
  const words = townWords(site.language);
  const shared = placeWords(site.language);
  const around = municipalities.flatMap((place) => [...place.neighbors, ...place.within, ...place.villages]);
  return [
    { heading: words.hamlets, links: unique(municipalities.flatMap((place) => place.locations)).map(locationLink) },
    {
      heading: shared.nextDoor,
      links: unique(around)
        .filter((place) => !municipalities.includes(place))
        .map(placeLink),
    },
    { heading: shared.zips, links: unique(municipalities.flatMap((place) => place.zips)).map(zipLink) },
    {
      heading: words.guides,
      links: unique([...guides, ...main.county.guides])
        .slice(0, 4)
        .map((guide) => ({ label: guide.title, href: guide.path })),
    },
  ];
}

export const pagesIn: PagesIn<TownView> = (site) =>
  site.towns.map((town) => ({ path: town.path, view: () => townView(site, town) }));
