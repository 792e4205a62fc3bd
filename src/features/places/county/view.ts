/** `/{county}/locations`: overview of a county. */
import type { County, Municipality, Site } from '#business/entities.ts';
import { ANSWER_KINDS } from '#business/schema/answers.ts';
import { head } from '#seo/head.ts';
import { countyPlace, itemList, loadOffer, serviceNode } from '#seo/schema.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import type { PictureView } from '#ui/picture/pictures.ts';
import { countyFacilities, phoneLink, type NearCard, type NearList } from '#ui/places/facilities.ts';
import { locationLink, placeLink } from '#ui/places/links.ts';
import { map, type MapView } from '#ui/places/maps.ts';
import { isOneTown } from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import { ruleCell, ruleMore, type RuleCell, type RuleMore } from '#ui/rules/rule-cells.ts';
import { countyRulesLink, stateLawLink } from '#ui/rules/rule-links.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { latestReadDate, plain, Prose, type Source } from '#ui/sources/prose.ts';
import { workIn, workOf, type WorkView } from '#ui/work/work.ts';
import { en } from './words.en.ts';

export interface CountyView extends PageView {
  lead: string;
  about: string[];
  /** Undefined for a county of one place. */
  map: MapView | undefined;
  /** Its municipalities, or the parts of its only one. */
  places: Link[];
  /** Municipalities without rules of their own, with the number to call. */
  others: { place: Link; phone: NearCard['phone'] }[];
  /** County or state rules that apply where a municipality has none. */
  baseline: (RuleCell & { kind: string; more: RuleMore })[];
  /** Links to the rules table, hamlets and ZIP codes. */
  within: Link[];
  facilities: NearList;
  /** The county's rules and state law. */
  rules: Link[];
  picture: PictureView;
  work: WorkView;
  guides: Link[];
  sources: Source[];
}

export function countyView(site: Site, county: County): CountyView {
  const words = placeWords(site.language);
  const prose = new Prose(site);
  const title = words.title(isOneTown(county) ? county.name : county.label);
  const about = county.about.map((paragraph) => prose.line(paragraph));
  const places = county.municipalities.map(placeLink).map(({ label, href }) => ({ name: label, path: href }));
  return {
    head: head(site, {
      title: plain(site, county.title),
      description: plain(site, county.description),
      path: county.path,
      indexed: true,
      modified: latestReadDate(prose.sources),
      graph: {
        type: 'CollectionPage',
        about: serviceNode(site, { name: title, areaServed: countyPlace(site, county), offers: loadOffer(site, 1) }),
        also: [itemList(site, places)],
        picture: county.picture,
      },
    }),
    breadcrumbs: breadcrumbsOf(site, 'locations'),
    contact: contact(site, words.about(county.name)),
    card: { lead: words.cardLead, title: county.label, picture: county.picture },
    title,
    lead: en.lead({ lead: plain(site, county.lead), price: startingPrice(site) }),
    about,
    map: county.municipalities.length > 1 ? map(site.language, county.map, county) : undefined,
    places: isOneTown(county)
      ? [...county.municipalities.map(placeLink), ...county.locations.map(locationLink)]
      : county.municipalities.map(placeLink),
    others: county.municipalities
      .filter((place) => !hasRules(place))
      .map((place) => ({ place: placeLink(place), phone: phoneLink(place.contact?.phone) })),
    baseline: baselineOf(site.language, county),
    within: withinOf(site, county),
    facilities: countyFacilities(site, county),
    rules: [countyRulesLink(site, county), stateLawLink(site, county)].filter((link) => link !== undefined),
    picture: county.picture,
    work: workOf(site, workIn(site, county.municipalities)),
    guides: county.guides.slice(0, 8).map((guide) => ({ label: guide.title, href: guide.path })),
    sources: prose.sources,
  };
}

const hasRules = (place: Municipality): boolean =>
  (['bulk', 'appliances', 'electronics'] as const).some(
    (kind) => place.rules[kind].lines[0] && !place.rules[kind].lines[0].by,
  );

/** Furniture always has a row, because most visitors look for it. */
const baselineOf = (language: string, { rules }: County): CountyView['baseline'] =>
  Object.values(rules).every(({ lines }) => lines.length === 0)
    ? []
    : ANSWER_KINDS.filter((kind) => kind === 'bulk' || rules[kind].lines.length > 0).map((kind) => {
        const cell = ruleCell(language, rules[kind]);
        return {
          kind: ruleWords(language).kinds[kind],
          ...cell,
          details: rules[kind].lines.length > 0 ? '' : ruleWords(language).ask,
          more: ruleMore(language, rules[kind]),
        };
      });

function withinOf(site: Site, county: County): Link[] {
  const words = en.within;
  return [
    { label: words.table, href: site.pages.rules },
    ...(county.locations.length > 0
      ? [{ label: words.hamlets(county.locations.length), href: `${site.pages.locations}#${county.id}` }]
      : []),
    { label: words.zips(county.zips.length), href: `${site.pages.zips}#${county.id}` },
  ];
}

export const pagesIn: PagesIn<CountyView> = (site) =>
  site.counties.map((county) => ({ path: county.path, view: () => countyView(site, county) }));
