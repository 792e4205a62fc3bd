/** `/location/{slug}`: a hamlet or neighborhood that is not a municipality. */
import type { Location, Municipality, Site } from '#business/entities.ts';
import { factById } from '#business/lookup.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { locationPlace } from '#seo/schema.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PagesIn } from '#ui/page-view.ts';
import type { NearList } from '#ui/places/facilities.ts';
import { locationLink, placeLink, townHallLink, zipLink } from '#ui/places/links.ts';
import {
  breadcrumbsTo,
  headTitle,
  isOneTown,
  nearestSites,
  uniqueWordCount,
  removalCard,
  removalIn,
  typicalServices,
  type LinkList,
  type PlacePage,
} from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import type { ServiceCard } from '#ui/services/service-card.ts';
import { latestReadDate, Prose, sourceOf, type Source } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';

interface HamletView extends PlacePage {
  about: string[];
  note: string | undefined;
  rules: { links: Link[]; text: string }[];
  services: ServiceCard[];
  facilities: NearList;
  lists: LinkList[];
  sources: Source[];
}

/** Source of each population figure. */
const CENSUS_FACT = { 'census-2020': 'census-population', 'acs-2019-2023': 'census-acs' } as const;

export function hamletView(site: Site, location: Location): HamletView {
  const [main] = location.within as [Municipality, ...Municipality[]];
  const words = placeWords(site.language);
  const prose = new Prose(site);
  const title = words.title(location.name);
  const about = (location.about ?? []).map((paragraph) => prose.line(paragraph));
  const census = location.population ? factById(site, CENSUS_FACT[location.population.from]) : undefined;
  const sources = [...prose.sources, ...(census ? [sourceOf(site.language, census, prose.sources.length + 1)] : [])];
  return {
    head: head(site, {
      title: headTitle(site, location.label, main.county),
      description: description(site, location),
      path: location.path,
      graph: removalIn(site, title, locationPlace(site, location)),
      indexed: mayBeIndexed({ answers: 0, words: uniqueWordCount(location.about) }),
      modified: latestReadDate(sources),
    }),
    breadcrumbs: [...breadcrumbsTo(site, main).filter(({ label }) => label !== main.label), placeLink(main)],
    contact: contact(site, words.about(location.name)),
    card: removalCard(site, location.name, location.within),
    title,
    lead: en.lead({
      name: location.name,
      price: startingPrice(site),
      kind: location.kind,
      within: location.within.map((place) => place.label),
      county: isOneTown(main.county) ? main.county.state : main.county.label,
      population: location.population?.value,
      squareMiles: location.area,
    }),
    about,
    note: location.note,
    rules: location.within.map((place) => ({
      links: [
        { ...townHallLink(place), label: en.rules.link(place.label) },
        { ...placeLink(place), label: words.title(place.label) },
      ],
      text: en.rules.text({
        townHall: place.official,
        place: location.name,
        count: place.facts.length,
      }),
    })),
    services: typicalServices(site, main.town),
    facilities: nearestSites(site, main, 3, location.point ?? main.point),
    picture: location.picture,
    lists: [
      { heading: words.zips, links: location.zips.map(zipLink) },
      {
        heading: en.siblings,
        links: main.locations.filter((other) => other !== location).map(locationLink),
      },
    ],
    sources,
  };
}

/** Names all municipalities if they fit, otherwise the first one, otherwise the state. */
function description(site: Site, { name, within }: Location): string {
  const names = within.map((place) => place.label);
  return firstThatFits(
    SHOWN.description,
    [names, names.slice(0, 1), within.slice(0, 1).map((place) => place.county.state)].map((places) =>
      en.description({ name, within: places, price: startingPrice(site) }),
    ),
  );
}

export const pagesIn: PagesIn<HamletView> = (site) =>
  site.locations.map((location) => ({ path: location.path, view: () => hamletView(site, location) }));
