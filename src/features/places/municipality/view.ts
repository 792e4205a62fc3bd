/** `/{county}/locations/{slug}`: junk removal in one municipality. */
import type { Municipality, Site } from '#business/entities.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { municipalityPlace } from '#seo/schema.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice, ladder, type LadderRow } from '#ui/load/gauge.ts';
import type { PagesIn } from '#ui/page-view.ts';
import type { NearList } from '#ui/places/facilities.ts';
import { locationLink, placeLink, placeSentence, townHallLink, zipLink } from '#ui/places/links.ts';
import {
  breadcrumbsTo,
  headTitle,
  nearestSites,
  uniqueWordCount,
  removalCard,
  removalIn,
  townCard,
  typicalServices,
  type LinkList,
  type PlacePage,
} from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import type { ServiceCard } from '#ui/services/service-card.ts';
import { latestReadDate, Prose, type Source } from '#ui/sources/prose.ts';
import { workOf, type WorkView } from '#ui/work/work.ts';
import { en } from './words.en.ts';

interface MunicipalityView extends PlacePage {
  about: string[];
  townHall: { link: Link; text: string };
  townPage: Link | undefined;
  services: ServiceCard[];
  ladder: LadderRow[];
  facilities: NearList;
  work: WorkView;
  lists: LinkList[];
  sources: Source[];
}

export function municipalityView(site: Site, place: Municipality): MunicipalityView {
  const words = placeWords(site.language);
  const prose = new Prose(site);
  const about = (place.about ?? []).map((paragraph) => prose.line(paragraph));
  const price = startingPrice(site);
  const title = words.title(place.label);
  const count = place.facts.length;
  return {
    head: head(site, {
      title: headTitle(site, place.label, place.county),
      description: description(site, place),
      path: place.path,
      canonicalPath: place.town?.path,
      indexed: place.town !== undefined || mayBeIndexed({ answers: 0, words: uniqueWordCount(place.about) }),
      modified: latestReadDate(prose.sources),
      graph: removalIn(site, title, municipalityPlace(site, place, place.label)),
    }),
    breadcrumbs: breadcrumbsTo(site, place),
    contact: contact(site, words.about(place.name)),
    card: place.town ? townCard(site, place.town) : removalCard(site, place.label, [place]),
    title,
    lead: en.lead({ place: place.label, sentence: placeSentence(site.language, place), price }),
    about,
    townHall: {
      link: { ...townHallLink(place), label: en.townHall.link(place.label) },
      text: count > 0 ? en.townHall.rules({ place: place.label, count }) : en.townHall.none(place.label),
    },
    townPage: place.town && { label: words.title(place.town.name), href: place.town.path },
    services: typicalServices(site, place.town),
    ladder: ladder(site),
    facilities: nearestSites(site, place, 3),
    picture: place.picture,
    work: workOf(site, place),
    lists: lists(place),
    sources: prose.sources,
  };
}

/** Names up to two neighbors, as many as fit. */
function description(site: Site, place: Municipality): string {
  const neighbors = [...place.neighbors, ...place.within].map(({ name }) => name);
  return firstThatFits(
    SHOWN.description,
    [2, 1, 0].map((count) =>
      en.description({
        place: place.label,
        price: startingPrice(site),
        zips: place.zips.slice(0, 4).map((zip) => zip.id),
        neighbors: neighbors.slice(0, count),
      }),
    ),
  );
}

function lists(place: Municipality): LinkList[] {
  const words = placeWords('en');
  return [
    { heading: en.within, links: place.within.map(placeLink) },
    { heading: en.villages, links: place.villages.map(placeLink) },
    { heading: words.hamlets, links: place.locations.map(locationLink) },
    { heading: words.nextDoor, links: place.neighbors.map(placeLink) },
    { heading: en.across, links: place.across.map(placeLink) },
    { heading: words.zips, links: place.zips.map(zipLink) },
  ];
}

export const pagesIn: PagesIn<MunicipalityView> = (site) =>
  site.municipalities.map((place) => ({ path: place.path, view: () => municipalityView(site, place) }));
