/** `/municipality/{slug}`: a municipality's collection rules. */
import { ownAnswers } from '#business/answers.ts';
import type { County, Facility, Fact, Municipality, Row, Site } from '#business/entities.ts';
import { municipalityById } from '#business/lookup.ts';
import { nearest } from '#business/near.ts';
import { RULE_KINDS, type RuleKind } from '#business/schema/answers.ts';
import { STATES } from '#business/states.ts';
import { miles } from '#lib/distance.ts';
import { capital, firstThatFits, lowerFirst, SHOWN } from '#lib/text.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { mayBeIndexed } from '#seo/indexing.ts';
import { government, municipalityPlace, type Node, type PlaceNode } from '#seo/schema.ts';
import type { Card } from '#ui/card.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import type { PagesIn } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { nearCard, type NearList } from '#ui/places/facilities.ts';
import { placeLink, placeSentence, townHallLink } from '#ui/places/links.ts';
import { breadcrumbsTo, fits, isOneTown, type PlacePage } from '#ui/places/place-page.ts';
import { placeWords } from '#ui/places/words.ts';
import {
  ownWay,
  phoneOf,
  rankOf,
  ruleCell,
  ruleMoreWithLinks,
  type RuleCell,
  type RuleMore,
} from '#ui/rules/rule-cells.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { factGroups, type FactGroup } from '#ui/sources/fact-groups.ts';
import { latestReadDate, sourceOf } from '#ui/sources/prose.ts';
import { printSheet, type PrintSheet } from './print-sheet.ts';
import { townHallWords } from './words.ts';

interface TownHallView extends PlacePage {
  /** Beside the headline. */
  hall: PictureView;
  /** Our offer where curbside pickup does not help. */
  haul: string;
  /** A row per answer, the easiest disposal first; kinds with the same answer share it. */
  table: (RuleCell & {
    kind: string;
    picture: PictureView | undefined;
    more: RuleMore;
    /** Shown where no source answers. */
    noSource: string | undefined;
  })[];
  sources: { kinds: string; label: string; href: string; age: string }[];
  collector: string | undefined;
  /** Who to call, each number once. */
  calls: { office: string; phone: Link; about: string | undefined }[];
  /** Where the town has no number. */
  ask: string | undefined;
  /** The page or app that tells the pickup day, and the website. */
  links: Link[];
  rulesHeading: string | undefined;
  groups: FactGroup[];
  /** Links to other municipalities whose pages have the shared rules. */
  shared: Link[];
  /** Shown instead of the groups when no rules were found. */
  missing: string | undefined;
  facilities: NearList;
  county: Link;
  removal: Link;
  neighbors: Link[];
  sheet: PrintSheet;
}

/** A number for several rows stands beside the table, not in them. */
function callsOf(language: string, place: Municipality): TownHallView['calls'] {
  const { marks } = townHallWords(language).card;
  const all = RULE_KINDS.flatMap((kind) => {
    const { contact, lines } = place.rules[kind];
    return [contact, ...lines.map((line) => line.contact)].flatMap((each) => {
      const phone = phoneOf(language, each);
      return phone ? [{ kind, phone }] : [];
    });
  });
  const own = phoneOf(language, place.contact)?.href;
  return [...Map.groupBy(all, ({ phone }) => phone.href)].flatMap(([href, [first, ...others]]) => {
    if (!first) return [];
    const kinds = [...new Set([first, ...others].map(({ kind }) => kind))];
    if (kinds.length === 1 && href !== own) return [];
    const about =
      kinds.length < RULE_KINDS.length ? capital(kinds.map((kind) => marks[kind].toLowerCase()).join(', ')) : undefined;
    const { before, shown } = first.phone;
    return [{ office: before.replace(/:$/, ''), phone: { label: shown, href }, about }];
  });
}

/** What a row says that does not stand beside the table; `listed` are the phone links of `calls`. */
function rowMore(language: string, place: Municipality, row: Row, listed: ReadonlySet<string>): RuleMore {
  const more = ruleMoreWithLinks(language, row, place, siteAnchor);
  const unlisted = <P extends { href: string }>(phone: P | undefined) =>
    phone && listed.has(phone.href) ? undefined : phone;
  return {
    lines: more.lines.map((line) => ({ ...line, phone: unlisted(line.phone) })),
    lookup: undefined,
    phone: unlisted(more.phone),
  };
}

/** Services whose pictures show what a row is about. We don't take paint and chemicals, so that row shows a drop-off site. */
const SERVICE_OF: Record<Exclude<RuleKind, 'hazardous-waste'>, string> = {
  bulk: 'furniture-removal',
  appliances: 'appliance-removal',
  electronics: 'electronics-removal',
  'yard-waste': 'yard-waste-removal',
  debris: 'construction-debris-removal',
};

function ruleRows(site: Site, place: Municipality, listed: ReadonlySet<string>): TownHallView['table'] {
  const { language } = site;
  const { kinds } = ruleWords(language);
  const rows = RULE_KINDS.map((kind) => ({ kind, row: place.rules[kind] }))
    .sort((a, b) => rankOf(a.row) - rankOf(b.row))
    .map(({ kind, row }) => ({
      kind: kinds[kind],
      picture:
        kind === 'hazardous-waste'
          ? requiredPicture(site, 'places/transfer-station')
          : site.services.find(({ id }) => id === SERVICE_OF[kind])?.picture,
      answer: {
        ...ruleCell(language, row),
        more: rowMore(language, place, row, listed),
        noSource: row.lines.length === 0 ? townHallWords(language).table.noSource : undefined,
      },
    }));
  const merged = [...Map.groupBy(rows, ({ answer }) => JSON.stringify(answer)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ answer, picture }) => ({
      ...answer,
      picture,
      kind: same.map(({ kind }, index) => (index > 0 ? lowerFirst(kind) : kind)).join(', '),
    })),
  );
  return withoutRepeatedTerms(language, merged);
}

/** Characters; shorter terms are repeated in every row. */
const LONG_TERMS = 60;

/** States long terms in the first row that has them; later rows refer to that row. */
function withoutRepeatedTerms(language: string, rows: TownHallView['table']): TownHallView['table'] {
  const kindOf = new Map<string, string>();
  return rows.map((row) => ({
    ...row,
    more: {
      ...row.more,
      lines: row.more.lines.map((line) => {
        const first = kindOf.get(line.who) ?? row.kind;
        kindOf.set(line.who, first);
        return first === row.kind || line.who.length < LONG_TERMS
          ? line
          : { ...line, who: townHallWords(language).table.sameTerms(lowerFirst(first)) };
      }),
    },
  }));
}

/** Sources of the table, each once with the kinds it answers. */
function tableSources(language: string, place: Municipality): TownHallView['sources'] {
  const { kinds: names } = ruleWords(language);
  const all = RULE_KINDS.flatMap((kind) =>
    place.rules[kind].lines.flatMap(({ facts }) => facts.map((fact) => ({ kind, fact }))),
  );
  return [...Map.groupBy(all, ({ fact }) => fact.source.url).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { title, url, age } = sourceOf(language, first.fact, 1);
    const kinds = [...new Set([first, ...others].map(({ kind }) => names[kind]))].join(', ');
    return [{ kinds, label: title, href: url, age }];
  });
}

/** What stands with the numbers: the page that tells the day, or else who to ask. */
function askOf(
  language: string,
  { contact: own, lookup, website, official }: Municipality,
): Pick<TownHallView, 'ask' | 'links'> {
  const words = townHallWords(language).calls;
  const link = (label: string, href: string | undefined) => (href === undefined ? [] : [{ label, href }]);
  return {
    ask: own ? undefined : lookup ? words.noNumber : `${words.question(official)} ${words.noNumber}`,
    links: [...link(ruleWords(language).lookup, lookup), ...link(official, website)],
  };
}

const siteAnchor = ({ id }: Facility): string => `#${id}`;

/** How many of the nearest sites are shown at least. */
const SITES = 3;

/** The nearest sites, and those that the table names. */
function sitesOf(site: Site, place: Municipality): NearList {
  const named = new Set(RULE_KINDS.flatMap((kind) => place.rules[kind].lines.flatMap(({ at }) => at)));
  const near = nearest(place, ['county', 'municipal', 'donation'], SITES);
  const others = [...named]
    .filter((facility) => near.every((each) => each.facility !== facility))
    .map((facility) => ({ facility, miles: miles(place.point, facility.point) }));
  return {
    cards: [...near, ...others].sort((a, b) => a.miles - b.miles).map((each) => nearCard(site.language, each)),
    note: placeWords(site.language).distances,
  };
}

/** Structured data of the government, with the kinds it collects at the curb; empty without a website. */
function governmentOf(
  language: string,
  { official, website, rules, collector }: Municipality,
  area: PlaceNode,
): Node[] {
  if (!website) return [];
  const collects = collector === 'own' || collector === 'contractor';
  return government(area, {
    name: official,
    url: website,
    collects: RULE_KINDS.filter((kind) => collects && ['curb', 'fee'].includes(ownWay(rules[kind]))).map((kind) => ({
      name: ruleWords(language).kinds[kind],
      description: ruleCell(language, rules[kind]).label,
    })),
  });
}

/** The known rules, for the social card. */
function cardAnswer(language: string, place: Municipality): Pick<Card, 'answer' | 'note' | 'marks'> {
  const { card } = townHallWords(language);
  const count = place.facts.length;
  const marks = RULE_KINDS.flatMap((kind) => {
    const way = ownWay(place.rules[kind]);
    return way === 'unknown' ? [] : [{ label: card.marks[kind], taken: way !== 'no' && way !== 'private' }];
  });
  return marks.length > 0
    ? { answer: '', note: card.markedNote(count), marks }
    : { answer: card.answer(count), note: card.note, marks };
}

export function townHallView(site: Site, place: Municipality): TownHallView {
  const words = townHallWords(site.language);
  const { county, facts, label } = place;
  const area = municipalityPlace(site, place, label);
  const calls = callsOf(site.language, place);
  const table = ruleRows(site, place, new Set(calls.map(({ phone }) => phone.href)));
  const rules = rulesOf(site, place);
  const facilities = sitesOf(site, place);
  return {
    head: head(site, {
      title: fits(words.headTitle(label), county.state),
      description: descriptionOf(site.language, place),
      path: place.townHallPath,
      indexed: mayBeIndexed({ answers: ownAnswers(place), words: 0 }),
      modified: latestReadDate(facts.map((fact) => fact.source)),
      graph: { about: area, also: governmentOf(site.language, place, area), spoken: OPENING },
    }),
    breadcrumbs: breadcrumbsTo(site, place),
    contact: contact(site, placeWords(site.language).about(place.name)),
    card: { lead: words.card.lead, title: label, picture: place.picture, ...cardAnswer(site.language, place) },
    title: words.title({
      place: label,
      kind: place.kind,
      curb: RULE_KINDS.some((kind) => ownWay(place.rules[kind]) === 'curb'),
    }),
    lead: words.lead(placeSentence(site.language, place)),
    haul: words.haul({ name: site.business.name, place: place.name, price: startingPrice(site) }),
    table,
    sources: tableSources(site.language, place),
    collector: place.collector && words.collector({ collector: place.collector, kind: place.kind }),
    calls,
    ...askOf(site.language, place),
    ...rules,
    facilities,
    county: countyLink(site.language, county),
    removal: { ...placeLink(place), label: placeWords(site.language).title(label) },
    picture: place.picture,
    hall: requiredPicture(site, 'places/town-hall'),
    neighbors: [...place.within, ...place.villages, ...place.neighbors].map(townHallLink),
    sheet: printSheet(site, place, {
      table,
      sources: tableSources(site.language, place),
      calls,
      cards: facilities.cards,
      groups: rules.groups,
    }),
  };
}

/** Lists the answers, as many in full as fit. */
function descriptionOf(language: string, place: Municipality): string {
  const words = townHallWords(language);
  const answers = RULE_KINDS.map((kind) => ({ kind, row: place.rules[kind] }))
    .filter(({ row }) => row.lines.length > 0)
    .sort((a, b) => rankOf(a.row) - rankOf(b.row))
    .map(({ kind, row }) => {
      const { label, details } = ruleCell(language, row);
      return {
        short: words.answer({ kind, label, details: '' }),
        full: words.answer({ kind, label, details }),
      };
    });
  const { length } = answers;
  if (length === 0) return words.shortDescription(place.label);
  const texts = Array.from({ length: length + 1 }, (_, shortened) =>
    words.description({
      place: place.label,
      answers: answers.map((answer, index) => (index < length - shortened ? answer.full : answer.short)),
    }),
  );
  return firstThatFits(SHOWN.description, [...texts, words.shortDescription(place.label)]);
}

/** A shared rule appears in full only on the page of the first municipality that its fact names. */
const isOnOtherPage = (fact: Fact, place: Municipality): boolean =>
  fact.places.length > 1 && fact.places[0] !== place.id;

function rulesOf(
  site: Site,
  place: Municipality,
): Pick<TownHallView, 'rulesHeading' | 'groups' | 'shared' | 'missing'> {
  const words = townHallWords(site.language);
  const { facts, label, within } = place;
  const groups = factGroups(
    site.language,
    facts.filter((fact) => !isOnOtherPage(fact, place)),
  );
  const byOtherPage = Map.groupBy(
    facts.filter((fact) => isOnOtherPage(fact, place)),
    (fact) => fact.places[0],
  );
  const shared = [...byOtherPage]
    .flatMap(([id = '', sharedFacts]) => {
      const other = municipalityById(site, id);
      return other ? [{ other, rules: sharedFacts.length }] : [];
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

function countyLink(language: string, county: County): Link {
  const { authority, link } = townHallWords(language).county;
  return { label: link(isOneTown(county) ? STATES[county.state] : authority(county.name)), href: county.path };
}

export const pagesIn: PagesIn<TownHallView> = (site) =>
  site.municipalities.map((place) => ({ path: place.townHallPath, view: () => townHallView(site, place) }));
