/** Pages about one place: county place, town, hamlet and ZIP. The town hall's is in townhall.ts. */
import { OPENING } from '#seo/graph.ts';
import { head, type HeadInput } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import {
  itemList,
  loadOffer,
  locationPlace,
  municipalityPlace,
  serviceNode,
  zipPlace,
  type PlaceNode,
} from '#seo/schema.ts';
import type { Location, Municipality, Site, Town, Zip } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { counted, firstThatFits, listed, SHOWN, wordCount } from '#lib/words.ts';
import type { Card } from './card.ts';
import { describeArea, startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  ladder,
  locationLink,
  locator,
  nearList,
  placeLink,
  placeSentence,
  serviceCard,
  standingPicture,
  townHallLink,
  zipLink,
  type LadderRow,
  type LocatorView,
  type PictureView,
  type NearList,
  type ServiceCard,
} from './ingredients.ts';
import { reviewView, type ReviewView } from './home.ts';
import type { PageView } from './page.ts';
import { answered, factById, lastRead, plain, Prose, sourceOf, type Answered, type Source } from './prose.ts';

export interface PlacePage extends PageView {
  lead: string;
  locator: LocatorView;
}

export const crumbsTo = (place: Municipality): Link[] => [
  { label: 'Home', href: PAGES.home },
  { label: 'Service area', href: PAGES.locations },
  { label: place.county.name, href: place.county.path },
];

/** The service of a page about one place, under the page's headline and at the price the page names. */
const removalIn = (site: Site, name: string, areaServed: PlaceNode) => ({
  about: serviceNode(site, { name, areaServed, offers: loadOffer(site, 1) }),
});

const words = (paragraphs: readonly string[] | undefined) =>
  wordCount((paragraphs ?? []).join(' ').replace(/\{[^}]*\}/g, ''));

/** Up to six services that fit any home, the town's own first. */
function typicalServices(site: Site, town: Town | undefined): ServiceCard[] {
  const fallback = [
    'furniture-removal',
    'mattress-removal',
    'appliance-removal',
    'garage-cleanout',
    'basement-cleanout',
    'estate-cleanout',
  ];
  const chosen = [...(town?.services ?? []), ...site.services.filter((service) => fallback.includes(service.id))];
  return chosen
    .filter((service, at) => chosen.indexOf(service) === at)
    .slice(0, 6)
    .map((service) => serviceCard(site, service));
}

export interface CountyPlaceView extends PlacePage {
  about: string[];
  townHall: { link: Link; text: string };
  townPage: Link | undefined;
  within: Link[];
  villages: Link[];
  neighbors: Link[];
  across: Link[];
  beyond: string[];
  hamlets: Link[];
  zips: Link[];
  services: ServiceCard[];
  ladder: LadderRow[];
  facilities: NearList;
  reviews: ReviewView[];
  sources: Source[];
}

/** `/{county}/locations/{slug}`: junk removal in one municipality. */
export function countyPlaceView(site: Site, place: Municipality): CountyPlaceView {
  const prose = new Prose(site);
  const about = (place.about ?? []).map((paragraph) => prose.line(paragraph));
  const rules = place.facts.length;
  const title = `Junk removal in ${place.label}`;
  const start = `${place.label}: junk removal from ${startingPrice(site)}, same or next day most days. ZIP ${listed(place.zips.slice(0, 4).map((zip) => zip.id))}`;
  const near = [...place.neighbors, ...place.within].map(({ name }) => name);
  const nextTo = near[0] === undefined ? [] : [listed(near.slice(0, 2)), near[0]];
  return {
    head: head(site, {
      title: fits(`Junk Removal in ${place.label}, ${place.county.state}`, `from ${startingPrice(site)}`),
      description: firstThatFits(SHOWN.description, [
        ...nextTo.map((names) => `${start}, next door to ${names}.`),
        `${start}.`,
      ]),
      path: place.path,
      canonicalPath: place.town?.path,
      indexed: place.town !== undefined || mayBeIndexed({ facts: 0, words: words(place.about) }),
      modified: lastRead(prose.sources),
      graph: removalIn(site, title, municipalityPlace(site, place, place.label)),
    }),
    crumbs: crumbsTo(place),
    contact: contact(site, `junk removal in ${place.name}`),
    card: place.town ? townCard(place.town) : removalCard(place.label, [place]),
    title,
    lead: `${placeSentence(place)} We come the same day or the next, most days, from ${startingPrice(site)}.`,
    about,
    townHall: {
      link: townHallLink(place),
      text:
        rules > 0
          ? `Before you pay anybody: the ${place.label} page lists ${counted(rules, 'sourced rule')} on what the municipality itself takes.`
          : `We have not found ${place.label}'s own rules in a source we trust. Ask the town hall what it takes free before you pay anybody.`,
    },
    townPage: place.town ? { label: `Junk removal in ${place.town.name}`, href: place.town.path } : undefined,
    within: place.within.map(placeLink),
    villages: place.villages.map(placeLink),
    neighbors: place.neighbors.map(placeLink),
    across: place.across.map(placeLink),
    beyond: place.beyond,
    hamlets: place.locations.map(locationLink),
    zips: place.zips.map(zipLink),
    services: typicalServices(site, place.town),
    ladder: ladder(site),
    facilities: nearList(place, ['county', 'municipal', 'donation'], 3),
    locator: locator(place.label, place.county, [place]),
    reviews: place.reviews.map(reviewView),
    sources: prose.sources,
  };
}

/** The card of "junk removal here", with the places lit on the map. */
const removalCard = (title: string, lit: readonly Municipality[]): Partial<Card> => ({
  lead: 'Junk removal in',
  title,
  locator: lit[0] && locator(title, lit[0].county, lit),
});

const townCard = (town: Town): Partial<Card> => removalCard(town.name, town.municipalities);

/** The longer title where it fits into 60 characters. */
export const fits = (short: string, more: string): string => firstThatFits(SHOWN.title, [`${short} ${more}`, short]);

export interface TownView extends PlacePage {
  price: string;
  body: string;
  facts: string;
  townHalls: { link: Link; text: string; glance: Link }[];
  hamlets: Link[];
  zips: Link[];
  neighbors: Link[];
  services: ServiceCard[];
  questions: Answered[];
  facilities: NearList;
  guides: Link[];
  reviews: ReviewView[];
  sources: Source[];
}

/** `/{town}`: the long, hand-written page of a Westchester town. */
export function townView(site: Site, town: Town): TownView {
  const prose = new Prose(site);
  const body = prose.html(town.html);
  const questions = answered(site, prose, town.questions);
  const { main, municipalities } = town;
  const title = `Junk removal in ${town.name}`;
  const unique = <T>(list: T[]) => [...new Set(list)];
  return {
    head: head(site, {
      title: plain(site, town.title),
      description: plain(site, town.description),
      path: town.path,
      indexed: true,
      modified: lastRead(prose.sources),
      graph: { ...removalIn(site, title, municipalityPlace(site, main, town.name)), questions, spoken: OPENING },
    }),
    price: startingPrice(site),
    crumbs: crumbsTo(main),
    contact: contact(site, `junk removal in ${town.name}`),
    card: townCard(town),
    title,
    lead: plain(site, town.lead),
    body,
    facts: municipalities.map(placeSentence).join(' '),
    townHalls: municipalities.map((place) => ({
      link: townHallLink(place),
      text:
        place.facts.length > 0
          ? `${counted(place.facts.length, 'sourced rule')} on what it takes`
          : 'What we could and could not find',
      glance: { label: `${place.label} at a glance: prices, neighbors, nearest sites`, href: place.path },
    })),
    hamlets: unique(municipalities.flatMap((place) => place.locations)).map(locationLink),
    zips: unique(municipalities.flatMap((place) => place.zips)).map(zipLink),
    neighbors: unique(municipalities.flatMap((place) => [...place.neighbors, ...place.within, ...place.villages]))
      .filter((place) => !municipalities.includes(place))
      .map(placeLink),
    services: typicalServices(site, town).slice(0, Math.max(3, town.services.length)),
    questions,
    facilities: nearList(main, ['county', 'municipal', 'donation'], 4),
    guides: [...town.guides, ...main.county.guides]
      .filter((guide, at, all) => all.indexOf(guide) === at)
      .slice(0, 4)
      .map((guide) => ({ label: guide.title, href: guide.path })),
    locator: locator(town.name, main.county, municipalities),
    reviews: municipalities.flatMap((place) => place.reviews).map(reviewView),
    sources: prose.sources,
  };
}

export interface LocationView extends PlacePage {
  about: string[];
  note: string | undefined;
  rules: { link: Link; text: string }[];
  zips: Link[];
  siblings: Link[];
  places: Link[];
  services: ServiceCard[];
  facilities: NearList;
  sources: Source[];
}

const CENSUS_FACT = { 'census-2020': 'census-population', 'acs-2019-2023': 'census-acs' } as const;

/** `/location/{slug}`: a hamlet or neighborhood that is not a municipality. */
export function locationView(site: Site, location: Location): LocationView {
  const [main] = location.within as [Municipality, ...Municipality[]];
  const prose = new Prose(site);
  const title = `Junk removal in ${location.name}`;
  const about = (location.about ?? []).map((paragraph) => prose.line(paragraph));
  const size = [
    location.population ? `${location.population.value.toLocaleString('en-US')} people` : undefined,
    location.area ? `${location.area} square miles` : undefined,
  ].filter((part): part is string => part !== undefined);
  const count = location.population ? factById(site, CENSUS_FACT[location.population.from]) : undefined;
  const sources = [...prose.sources, ...(count ? [sourceOf(count, prose.sources.length + 1)] : [])];
  const input: HeadInput = {
    title: fits(`Junk Removal in ${location.label}, ${main.county.state}`, `from ${startingPrice(site)}`),
    description: firstThatFits(
      SHOWN.description,
      [location.within.map((place) => place.label), [main.label], [main.county.state]].map(
        (names) =>
          `${location.name} is a ${location.kind} in ${listed(names)}. Junk removal from ${startingPrice(site)}, and which town hall sets the rules on bulk trash there.`,
      ),
    ),
    path: location.path,
    graph: removalIn(site, title, locationPlace(site, location)),
    indexed: mayBeIndexed({ facts: 0, words: words(location.about) }),
    modified: lastRead(sources),
  };
  return {
    head: head(site, input),
    crumbs: [...crumbsTo(main), placeLink(main)],
    contact: contact(site, `junk removal in ${location.name}`),
    card: removalCard(location.name, location.within),
    title,
    lead: `A ${location.kind} in ${listed(location.within.map((place) => place.label))}, ${main.county.id === 'fairfield' ? 'CT' : main.county.label}${size.length > 0 ? `: ${listed(size)} by the census outline` : ''}. It has no town hall of its own.`,
    about,
    note: location.note,
    rules: location.within.map((place) => ({
      link: townHallLink(place),
      text: `${place.official} sets the rules for bulk trash in ${location.name}.${place.facts.length > 0 ? ` We list ${counted(place.facts.length, 'of them', 'of them')} with sources.` : ''}`,
    })),
    zips: location.zips.map(zipLink),
    siblings: main.locations.filter((other) => other !== location).map(locationLink),
    places: location.within.map(placeLink),
    services: typicalServices(site, main.town).slice(0, 3),
    facilities: nearList(main, ['county', 'municipal', 'donation'], 3, location.point ?? main.point),
    locator: locator(location.name, main.county, location.within),
    sources,
  };
}

export interface ZipView extends PlacePage {
  zip: string;
  picture: PictureView;
  covers: { place: Link; townHall: Link; rules: string }[];
  hamlets: Link[];
  note: string | undefined;
  kind: string | undefined;
  dropOff: NearList;
  donation: NearList;
  siblings: Link[];
  price: string;
}

/** `/zip/{zip}`. */
export function zipView(site: Site, zip: Zip): ZipView {
  const [main] = zip.municipalities as [Municipality, ...Municipality[]];
  const names = zip.municipalities.map((place) => place.label);
  const more = (shown: number) => (names.length > shown ? ' and more' : '');
  return {
    head: head(site, {
      title: fits(`Junk Removal in ZIP ${zip.id}, ${zip.city}`, zip.county.state),
      description: firstThatFits(
        SHOWN.description,
        [` covers ${listed(names.slice(0, 2))}${more(2)}. Junk`, ` covers ${main.label}${more(1)}. Junk`, ': junk'].map(
          (covers) =>
            `ZIP ${zip.id} (${zip.city}, ${zip.county.state})${covers} removal from ${startingPrice(site)}, the nearest drop-off sites and whose rules apply.`,
        ),
      ),
      path: zip.path,
      graph: removalIn(site, 'Junk removal', zipPlace(site, zip)),
      indexed: mayBeIndexed({ facts: 0, words: 0 }),
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'ZIP codes', href: PAGES.zips },
    ],
    contact: contact(site, `junk removal in ${zip.city} (${zip.id})`),
    card: {
      lead: `Junk removal in ${zip.city}`,
      title: zip.id,
      picture: standingPicture(site, 'places/mailbox'),
    },
    title: `${zip.city}, ZIP code ${zip.id}`,
    zip: zip.id,
    lead: `Yes, we come to ${zip.id}. Junk removal the same day or the next, most days, from ${startingPrice(site)}.`,
    covers: zip.municipalities.map((place) => ({
      place: placeLink(place),
      townHall: townHallLink(place),
      rules: place.facts.length > 0 ? counted(place.facts.length, 'sourced rule') : 'no sourced rule yet',
    })),
    hamlets: zip.locations.map(locationLink),
    note: zip.note,
    kind:
      zip.kind === 'po-box'
        ? `${zip.id} is a post-office-box ZIP. Give us the street address: the house behind the box has another ZIP or lies in this one's post-office town.`
        : zip.kind === 'unique'
          ? `${zip.id} belongs to a single large customer of the Postal Service. Give us the street address.`
          : undefined,
    dropOff: nearList(main, ['county', 'municipal'], 3, zip.point),
    donation: nearList(main, ['donation'], 3, zip.point),
    siblings: [...new Set(zip.municipalities.flatMap((place) => place.zips))]
      .filter((other) => other !== zip)
      .map(zipLink),
    price: startingPrice(site),
    picture: standingPicture(site, 'places/mailbox'),
    locator: locator(zip.id, zip.county, zip.municipalities),
  };
}

export interface ZipsView extends PageView {
  picture: PictureView;
  lead: string;
  counties: { id: string; name: string; zips: { zip: Link; city: string; places: string }[] }[];
}

/** `/zip`: every ZIP code, by county. */
export function zipsView(site: Site): ZipsView {
  return {
    head: head(site, {
      title: `Find Your ZIP: ${site.zips.length} Codes We Come To`,
      description: describeArea(
        site,
        (area) =>
          `Every ZIP code of ${area}: which towns it covers, whose rubbish rules apply there, and where the nearest drop-off is.`,
      ),
      path: PAGES.zips,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.zips.map(({ id, path }) => ({ name: id, path })),
        ),
      },
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Service area', href: PAGES.locations },
    ],
    contact: contact(site),
    card: {
      title: 'Find your ZIP code',
      picture: standingPicture(site, 'places/mailbox'),
      answer: counted(site.zips.length, 'ZIP code'),
      note: 'Each with the town halls that share it',
    },
    title: 'Find your ZIP code',
    lead: "A ZIP is the post office's border, not the town hall's. Each page says which town halls share it.",
    picture: standingPicture(site, 'places/mailbox'),
    counties: site.counties.map((county) => ({
      id: county.id,
      name: county.label,
      zips: county.zips.map((zip) => ({
        zip: zipLink(zip),
        city: zip.city,
        places: zip.municipalities.map((place) => place.label).join(', '),
      })),
    })),
  };
}

/** What `/api/zip/{zip}.json` answers. */
export interface ZipAnswer {
  zip: string;
  city: string;
  county: string;
  sameDay: string;
  places: { name: string; href: string; rules: string }[];
  nearest: { name: string; distance: string; href: string } | null;
  href: string;
}

export function zipAnswer(zip: Zip): ZipAnswer {
  const [main] = zip.municipalities as [Municipality, ...Municipality[]];
  const [near] = nearList(main, ['county', 'municipal'], 1, zip.point).cards;
  return {
    zip: zip.id,
    city: zip.city,
    county: zip.county.label,
    sameDay: `We come to ${zip.id} the same day or the next, most days.`,
    places: zip.municipalities.map((place) => ({
      name: place.label,
      href: placeLink(place).href,
      rules: place.townHallPath,
    })),
    nearest: near ? { name: near.name, distance: near.distance, href: near.url } : null,
    href: zip.path,
  };
}
