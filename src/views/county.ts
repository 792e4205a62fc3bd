/** `/{county}/locations`: the hub of a county. */
import { head } from '#seo/head.ts';
import { countyPlace, itemList, loadOffer, serviceNode } from '#seo/schema.ts';
import { answerOf } from '#model/answers.ts';
import type { County, Municipality, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { STATES } from '#lib/states.ts';
import { BASELINE_KINDS } from '#schema/places.ts';
import { wordsOf, type Words } from '#words/words.ts';
import { startingPrice, trail, type Link } from './frame.ts';
import { contact } from './contact.ts';
import { isOfficial, lawHref, officialHref } from './law.ts';
import {
  factGroups,
  map,
  nearCard,
  placeLink,
  type FactGroup,
  type MapView,
  type NearList,
  type PictureView,
} from './parts.ts';
import type { PageView } from './page.ts';
import { isOneTown } from './places.ts';
import { lastRead, plain, Prose, type Source } from './prose.ts';
import { ruleCell, ruleMore, type RuleCell, type RuleMore } from './rules.ts';
import { workIn, workOf, type WorkView } from './work.ts';

/** What the table of a county compares; debris is on the table of all. */
const HUB_KINDS = ['bulk', 'appliances', 'electronics'] as const;

export interface CountyView extends PageView {
  lead: string;
  about: string[];
  map: MapView;
  /** The line that opens the table. */
  tableHeading: string;
  places: {
    place: Link;
    cells: RuleCell[];
    /** Its page with the number of rules; `spoken` says whose they are. */
    rules: Link & { spoken: string };
  }[];
  kinds: string[];
  /** Those of which nothing is known beyond what the county answers, each with the number to call where there is one. */
  others: { place: Link; phone: RuleMore['phone'] }[];
  /** What the county or the state answers where a municipality is silent. */
  baseline: (RuleCell & { kind: string; more: RuleMore })[];
  /** Its hamlets and ZIP codes, each on the list of all. */
  within: Link[];
  facilities: NearList;
  rules: FactGroup[];
  official: Link | undefined;
  law: { text: string; link: Link } | undefined;
  picture: PictureView;
  work: WorkView;
  guides: Link[];
  sources: Source[];
}

export function countyView(site: Site, county: County): CountyView {
  const words = wordsOf(site);
  const prose = new Prose(site);
  const title = words.places.title(isOneTown(county) ? county.name : county.label);
  const about = county.about.map((paragraph) => prose.line(paragraph));
  const rules = factGroups(
    words,
    county.facts.filter((fact) => !isOfficial(fact)),
  );
  const places = county.municipalities.map(placeLink).map(({ label, href }) => ({ name: label, path: href }));
  return {
    head: head(site, {
      title: plain(site, county.title),
      description: plain(site, county.description),
      path: county.path,
      indexed: true,
      modified: lastRead([...prose.sources, ...rules.flatMap((group) => group.sources)]),
      graph: {
        type: 'CollectionPage',
        about: serviceNode(site, { name: title, areaServed: countyPlace(site, county), offers: loadOffer(site, 1) }),
        also: [itemList(site, places)],
        picture: county.picture,
      },
    }),
    breadcrumbs: trail(site, 'locations'),
    contact: contact(site, words.places.about(county.name)),
    card: { lead: words.places.cardLead, title: county.label, picture: county.picture },
    title,
    lead: words.county.lead({ lead: plain(site, county.lead), price: startingPrice(site) }),
    about,
    map: map(words, county.map, county),
    kinds: HUB_KINDS.map((kind) => words.rules.kinds[kind]),
    tableHeading: words.county.places.table(county.municipalities.filter(isAnswered).length),
    places: county.municipalities.filter(isAnswered).map((place) => rowOf(site, place)),
    others: county.municipalities
      .filter((place) => !isAnswered(place))
      .map((place) => ({ place: placeLink(place), phone: ruleMore(words, undefined, place.rules.ask).phone })),
    baseline: baselineOf(words, county),
    within: withinOf(site, county),
    facilities: {
      cards: county.facilities
        .filter((facility) => facility.kind !== 'municipal')
        .map((facility) => nearCard(words, { facility, miles: 0 })),
      note: undefined,
    },
    rules,
    official: county.facts.some(isOfficial)
      ? { label: words.county.official(county.name), href: officialHref(county) }
      : undefined,
    law: lawOf(site, county),
    picture: county.picture,
    work: workOf(site, workIn(site, county.municipalities)),
    guides: county.guides.slice(0, 8).map((guide) => ({ label: guide.title, href: guide.path })),
    sources: prose.sources,
  };
}

/** Whether the table has an answer of its own for it. */
const isAnswered = (place: Municipality): boolean => HUB_KINDS.some((kind) => place.rules.kinds[kind]);

/** Furniture always has a row: it is what people come for, and mostly the town's own business. */
const baselineOf = (words: Words, { baseline }: County): CountyView['baseline'] =>
  Object.keys(baseline).length === 0
    ? []
    : BASELINE_KINDS.filter((kind) => kind === 'bulk' || baseline[kind]).map((kind) => {
        const cell = ruleCell(words, baseline[kind]);
        return {
          kind: words.rules.allKinds[kind],
          ...cell,
          details: baseline[kind] ? cell.details : words.rules.needs.ask,
          more: ruleMore(words, baseline[kind]),
        };
      });

function rowOf(site: Site, place: Municipality): CountyView['places'][number] {
  const words = wordsOf(site);
  const rules = words.county.places.rules(place.facts.length);
  return {
    place: placeLink(place),
    cells: HUB_KINDS.map((kind) => ruleCell(words, answerOf(place, kind))),
    rules: {
      label: rules,
      spoken: words.county.places.rulesSpoken({ place: place.label, rules }),
      href: place.townHallPath,
    },
  };
}

function withinOf(site: Site, county: County): Link[] {
  const words = wordsOf(site).county.within;
  return [
    { label: words.table(site.counties.length), href: PAGES.rules },
    ...(county.locations.length > 0
      ? [{ label: words.hamlets(county.locations.length), href: `${PAGES.locations}#${county.id}` }]
      : []),
    { label: words.zips(county.zips.length), href: `${PAGES.zips}#${county.id}` },
  ];
}

/** Undefined where we list no law of the county's state. */
function lawOf(site: Site, county: County): CountyView['law'] {
  const words = wordsOf(site);
  const { stateFacts } = county;
  if (stateFacts.length === 0) return undefined;
  const state = STATES[county.state];
  return {
    text: words.county.law.text({
      topics: factGroups(words, stateFacts).map((group) => group.label),
      count: stateFacts.length,
      state,
    }),
    link: { label: words.county.law.link(state), href: lawHref(county) },
  };
}
