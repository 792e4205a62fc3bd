/** `/municipality/{slug}`: what the town hall itself takes. */
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { government, municipalityPlace, type Node, type PlaceNode } from '#seo/schema.ts';
import { answerOf, ownAnswers } from '#business/answers.ts';
import type { CollectionRule, County, Fact, Municipality, Site } from '#business/entities.ts';
import { nearest } from '#business/near.ts';
import type { Take } from '#business/schema/facts.ts';
import { RULE_KINDS } from '#business/schema/places.ts';
import { STATES } from '#business/states.ts';
import { firstThatFits, SHOWN } from '#lib/text.ts';
import type { Card } from '#ui/card.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { type Link } from '#ui/link.ts';
import { contact } from '#ui/contact/contact.ts';
import { factGroups, type FactGroup } from '#ui/sources/fact-groups.ts';
import { locator } from '#ui/places/maps.ts';
import { nearCard, type NearList } from '#ui/places/facilities.ts';
import { placeLink, placeSentence, townHallLink } from '#ui/places/links.ts';
import { municipalityById } from '#business/lookup.ts';
import { breadcrumbsTo, fits, isOneTown, nearestSites, type PlacePage } from '#ui/places/place-page.ts';
import { lastRead, sourceOf } from '#ui/sources/prose.ts';
import { townSheet, type TownSheet } from './print-sheet.ts';
import { rankOf, ruleCell, ruleMore, type RuleCell, type RuleMore } from '#ui/rules/rule-cells.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { townHallWords } from './words.ts';
import { placeWords } from '#ui/places/words.ts';
import type { PagesIn } from '#ui/page-view.ts';

export interface TownHallView extends PlacePage {
  /** What we do where the curb does not help, and from what price. */
  haul: string;
  /** The four questions, the resident's best answer first. */
  table: (RuleCell & {
    kind: string;
    more: RuleMore;
    sources: { label: string; href: string; age: string }[];
    /** Said in their place where there are none. */
    noSource: string | undefined;
  })[];
  collector: string | undefined;
  /** What a resident can do, free things first. */
  today: { title: string; text: string; link: Link | undefined }[];
  /** Over the groups; undefined where there are none. */
  rulesHeading: string | undefined;
  groups: FactGroup[];
  /** Rules that it shares with others, told in full on the page of the first of them. */
  shared: Link[];
  /** In place of the groups, that we looked and found none. */
  missing: string | undefined;
  facilities: NearList;
  county: { link: Link; text: string };
  removal: Link;
  neighbors: Link[];
  /** What only the printed page has. */
  sheet: TownSheet;
}

const ruleRows = (language: string, place: Municipality): TownHallView['table'] =>
  RULE_KINDS.map((kind) => ({ kind, rule: answerOf(place, kind) }))
    .sort((a, b) => rankOf(a.rule) - rankOf(b.rule))
    .map(({ kind, rule }) => {
      // Two statements of one page have one source.
      const sources = [
        ...new Map((rule?.facts ?? []).map((fact) => [fact.source.url, sourceOf(language, fact, 1)])).values(),
      ];
      return {
        ...ruleCell(language, rule),
        more: ruleMore(language, rule, place),
        kind: ruleWords(language).kinds[kind],
        sources: sources.map(({ title, url, age }) => ({ label: title, href: url, age })),
        noSource: sources.length === 0 ? townHallWords(language).table.noSource : undefined,
      };
    });

/** Years after which a rule is one to ask about, and no advice for today. */
const OLD = 10;
const isOld = (site: Site, { year }: CollectionRule): boolean =>
  year !== undefined && Number(site.checked.slice(0, 4)) - year > OLD;

const phoneOf = (language: string, rule: CollectionRule | undefined): Link | undefined => {
  const { phone } = ruleMore(language, rule);
  return phone && { label: phone.shown, href: phone.href };
};

/** Free things first, us last. */
function todayIn(site: Site, place: Municipality): TownHallView['today'] {
  const words = townHallWords(site.language).today;
  const { bulk, appliances } = place.rules.kinds;
  const free = [
    { rule: bulk, title: words.furniture },
    { rule: appliances, title: words.metal },
  ].filter(({ rule }) => rule?.how === 'curb' && !isOld(site, rule));
  return [
    ...free.map(({ rule, title }) => ({
      title: rule?.booking ? words.afterCall(title) : title,
      text: words.curb({
        details: ruleCell(site.language, rule).details,
        who: ruleMore(site.language, rule).who,
      }),
      link: phoneOf(site.language, rule),
    })),
    place.website
      ? {
          title: free.length > 0 ? words.check : words.ask,
          text: words.website,
          link: { label: place.official, href: place.website },
        }
      : { title: words.ask, text: words.noWebsite, link: undefined },
    ...broughtFrom(site, place),
    {
      title: words.carried,
      text: words.carriedText(startingPrice(site)),
      link: { label: words.prices, href: site.pages.pricing },
    },
  ];
}

/** What someone has in mind who wants to be rid of things today. */
const BULKY: readonly Take[] = ['bulk', 'furniture', 'metal', 'electronics'];

/** The nearest site of the public that takes such things in regular hours, where there is one. */
function broughtFrom(site: Site, place: Municipality): TownHallView['today'] {
  const words = townHallWords(site.language).today;
  const open = nearest(place, ['municipal', 'county'], Infinity).filter(
    ({ facility: { hours, eventsOnly, takes } }) =>
      hours !== undefined && !eventsOnly && takes.some((kind) => BULKY.includes(kind)),
  );
  return open
    .slice(0, 1)
    .map((near) => nearCard(site.language, near))
    .map(({ takes, distance, name, url, hours }) => ({
      title: words.bring,
      text: words.site({ takes, distance, hours }),
      link: { label: name, href: url },
    }));
}

/** The government, where its address is known, and what it collects at the curb by its own crews or its contractor. */
function governmentOf(language: string, { official, website, rules }: Municipality, area: PlaceNode): Node[] {
  if (!website) return [];
  const collects = rules.collector === 'own' || rules.collector === 'contractor';
  return government(area, {
    name: official,
    url: website,
    collects: RULE_KINDS.filter((kind) => collects && rules.kinds[kind]?.how === 'curb').map((kind) => ({
      name: ruleWords(language).kinds[kind],
      description: ruleCell(language, rules.kinds[kind]).label,
    })),
  });
}

/** On the card: what it takes and what it does not, as far as we know. */
function townHallAnswer(language: string, place: Municipality): Pick<Card, 'answer' | 'note' | 'marks'> {
  const { card } = townHallWords(language);
  const count = place.facts.length;
  const marks = RULE_KINDS.flatMap((kind) => {
    const rule = place.rules.kinds[kind];
    return rule ? [{ label: card.marks[kind], taken: rule.how !== 'no' }] : [];
  });
  return marks.length > 0
    ? { answer: '', note: card.markedNote(count), marks }
    : { answer: card.answer(count), note: card.note, marks };
}

export function townHallView(site: Site, place: Municipality): TownHallView {
  const words = townHallWords(site.language);
  const { county, facts, label } = place;
  const area = municipalityPlace(site, place, label);
  const [table, rules, facilities] = [
    ruleRows(site.language, place),
    rulesOf(site, place),
    nearestSites(site, place, 4),
  ];
  return {
    head: head(site, {
      title: fits(words.headTitle(label), county.state),
      description: descriptionOf(site.language, place),
      path: place.townHallPath,
      indexed: mayBeIndexed({ answers: ownAnswers(place), words: 0 }),
      modified: lastRead(facts.map((fact) => fact.source)),
      graph: { about: area, also: governmentOf(site.language, place, area), spoken: OPENING },
    }),
    breadcrumbs: breadcrumbsTo(site, place),
    contact: contact(site, placeWords(site.language).about(place.name)),
    card: { lead: words.card.lead, title: label, picture: place.picture, ...townHallAnswer(site.language, place) },
    title: words.title({
      place: label,
      kind: place.kind,
      curb: RULE_KINDS.some((kind) => place.rules.kinds[kind]?.how === 'curb'),
    }),
    lead: words.lead(placeSentence(site.language, place)),
    haul: words.haul({ name: site.business.name, place: place.name, price: startingPrice(site) }),
    table,
    collector: place.rules.collector && words.collector({ collector: place.rules.collector, kind: place.kind }),
    today: todayIn(site, place),
    ...rules,
    facilities,
    county: countyOf(site.language, county),
    removal: { ...placeLink(place), label: placeWords(site.language).title(label) },
    picture: place.picture,
    neighbors: [...place.within, ...place.villages, ...place.neighbors].map(townHallLink),
    locator: locator(site.language, label, county, [place]),
    sheet: townSheet(site, place, { table, cards: facilities.cards, groups: rules.groups }),
  };
}

/** In search results: the answers themselves, as many as fit, the municipality's own first. */
function descriptionOf(language: string, place: Municipality): string {
  const answers = RULE_KINDS.map((kind) => ({ kind, rule: answerOf(place, kind) }))
    .filter(({ rule }) => rule !== undefined)
    .sort((a, b) => rankOf(a.rule) - rankOf(b.rule))
    .map(({ kind, rule }) => {
      const { label, details } = ruleCell(language, rule);
      return {
        short: townHallWords(language).answer({ kind, label, details: '' }),
        full: townHallWords(language).answer({ kind, label, details }),
      };
    });
  const { length } = answers;
  if (length === 0) return townHallWords(language).shortDescription(place.label);
  const texts = [length, ...Array.from({ length }, (_, at) => length - 1 - at)].map((full) =>
    townHallWords(language).description({
      place: place.label,
      answers: answers.map((answer, at) => (at < full ? answer.full : answer.short)),
    }),
  );
  return firstThatFits(SHOWN.description, [...texts, townHallWords(language).shortDescription(place.label)]);
}

/** A rule that several share is told in full by the first that its fact names. */
const isToldElsewhere = (fact: Fact, place: Municipality): boolean =>
  fact.places.length > 1 && fact.places[0] !== place.id;

function rulesOf(
  site: Site,
  place: Municipality,
): Pick<TownHallView, 'rulesHeading' | 'groups' | 'shared' | 'missing'> {
  const words = townHallWords(site.language);
  const { facts, label, within } = place;
  const groups = factGroups(
    site.language,
    facts.filter((fact) => !isToldElsewhere(fact, place)),
  );
  const tellers = Map.groupBy(
    facts.filter((fact) => isToldElsewhere(fact, place)),
    (fact) => fact.places[0],
  );
  const shared = [...tellers]
    .flatMap(([id = '', told]) => {
      const other = municipalityById(site, id);
      return other ? [{ other, rules: told.length }] : [];
    })
    .sort((a, b) => a.other.label.localeCompare(b.other.label, 'en'))
    .map(({ other, rules }) => ({
      label: words.shared({ place: other.label, rules }),
      href: `${other.townHallPath}#rules`,
    }));
  if (facts.length > 0) return { rulesHeading: words.rules, groups, shared, missing: undefined };
  const missing = words.missing({ place: label, towns: within.map((town) => town.label) });
  return { rulesHeading: undefined, groups, shared, missing };
}

function countyOf(language: string, county: County): TownHallView['county'] {
  const { authority, link, text } = townHallWords(language).county;
  return {
    link: { label: link(isOneTown(county) ? STATES[county.state] : authority(county.name)), href: county.path },
    text: text(county.facts.length + county.stateFacts.length),
  };
}

export const pagesIn: PagesIn<TownHallView> = (site) =>
  site.municipalities.map((place) => ({ path: place.townHallPath, view: () => townHallView(site, place) }));
