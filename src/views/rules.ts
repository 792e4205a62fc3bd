/** `/locations/rules`: what each municipality takes, at a glance, and the cells that other pages borrow. */
import { head } from '#seo/head.ts';
import { dataset } from '#seo/schema.ts';
import type { Municipality, Site, CollectionRule } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { RULE_KINDS, type RuleKind } from '#schema/places.ts';
import { monthYear } from '#lib/dates.ts';
import { wordsOf, type Words } from '#words/words.ts';
import { describeArea, trail, type Link } from './frame.ts';
import { contact } from './contact.ts';
import { standingPicture, townHallLink } from './parts.ts';
import type { PageView } from './page.ts';
import { lastRead } from './prose.ts';

type Way = CollectionRule['how'] | 'unknown';
/** Best for a resident first. */
const WAYS: readonly Way[] = ['curb', 'drop-off', 'fee', 'no', 'unknown'];
const wayOf = (rule: CollectionRule | undefined): Way => rule?.how ?? 'unknown';

export interface RuleCell {
  how: Way;
  /** "At the curb, call first" */
  label: string;
  /** Day, limit, price, and the year of an old source. */
  details: string;
}

export const ruleCell = (words: Words, rule: CollectionRule | undefined): RuleCell => ({
  how: wayOf(rule),
  label: words.rules.cell({ way: wayOf(rule), booking: rule?.booking ?? false }),
  details: words.rules.details({ says: rule?.says, year: rule?.year }),
});

/** Where a rule stands among all ways, the resident's best first. */
export const rankOf = (rule: CollectionRule | undefined): number => WAYS.indexOf(wayOf(rule));

/** The newest day on which one of its facts was read, year-month-day; empty where there are none. */
export const checkedOn = (place: Municipality): string => lastRead(place.facts.map((fact) => fact.source)) ?? '';

export const CSV_PATH = '/rules.csv';
export const JSON_PATH = '/rules.json';
const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

export interface RulesView extends PageView {
  lead: string;
  counts: string[];
  kinds: string[];
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  rows: { place: Link; county: string; cells: (RuleCell & { rank: number })[]; checked: string; kinds: string[] }[];
  links: Link[];
  licence: string;
}

export function rulesView(site: Site): RulesView {
  const words = wordsOf(site).rules;
  const { municipalities } = site;
  const count = municipalities.length;
  return {
    head: head(site, {
      title: words.headTitle(count),
      description: describeArea(site, words.description),
      path: PAGES.rules,
      indexed: true,
      modified: lastRead(municipalities.flatMap((place) => place.facts.map((fact) => fact.source))),
      graph: { about: datasetOf(site) },
    }),
    breadcrumbs: trail(site, 'locations'),
    contact: contact(site),
    card: {
      title: words.title,
      picture: standingPicture(site, 'places/town-hall'),
      answer: words.card.answer(count),
      note: words.card.note,
    },
    title: words.title,
    lead: words.lead(count),
    counts: RULE_KINDS.map((kind) =>
      words.shares({
        kind,
        shares: waysOf(site, kind).map((way) => words.share({ way, count: numberOf(site, kind, way) })),
      }),
    ),
    kinds: RULE_KINDS.map((kind) => words.kinds[kind]),
    fields: [
      { legend: words.filters.county, options: site.counties.map(({ id, name }) => ({ id, label: name })) },
      {
        legend: words.filters.furniture,
        options: waysOf(site, 'bulk').map((way) => ({ id: bulkId(way), label: words.ways[way] })),
      },
    ],
    none: words.filters.none,
    rows: municipalities.map((place) => rowOf(site, place)),
    links: [
      { label: words.downloads.csv, href: CSV_PATH },
      { label: words.downloads.json, href: JSON_PATH },
      { label: words.more.howWeCheck, href: PAGES.howWeCheck },
      { label: words.more.law, href: PAGES.law },
      { label: words.more.locations, href: PAGES.locations },
    ],
    licence: words.licence,
  };
}

const bulkId = (way: Way) => `bulk-${way}`;
const numberOf = (site: Site, kind: RuleKind, way: Way): number =>
  site.municipalities.filter((place) => wayOf(place.rules.kinds[kind]) === way).length;
/** The ways in which at least one municipality takes a kind. */
const waysOf = (site: Site, kind: RuleKind): Way[] => WAYS.filter((way) => numberOf(site, kind, way) > 0);

const rowOf = (site: Site, place: Municipality): RulesView['rows'][number] => ({
  place: townHallLink(place),
  county: place.county.name,
  cells: RULE_KINDS.map((kind) => ({
    ...ruleCell(wordsOf(site), place.rules.kinds[kind]),
    rank: rankOf(place.rules.kinds[kind]),
  })),
  checked: checkedOn(place) && monthYear(checkedOn(place)),
  kinds: [place.county.id, bulkId(wayOf(place.rules.kinds.bulk))],
});

function datasetOf(site: Site): ReturnType<typeof dataset> {
  const words = wordsOf(site).rules;
  return dataset(site, {
    name: words.title,
    description: words.lead(site.municipalities.length),
    license: LICENCE_URL,
    dateModified: site.municipalities.map(checkedOn).sort().at(-1) ?? '',
    variableMeasured: RULE_KINDS.map((kind) => words.kinds[kind]),
    files: [
      { path: CSV_PATH, type: 'text/csv' },
      { path: JSON_PATH, type: 'application/json' },
    ],
  });
}
