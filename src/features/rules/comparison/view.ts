/** `/locations/rules`: what each municipality takes, at a glance, and the cells that other pages borrow. */
import { head } from '#seo/head.ts';
import { dataset } from '#seo/schema.ts';
import { answerOf, ownAnswers, type Answer } from '#business/answers.ts';
import type { Municipality, Site } from '#business/entities.ts';
import { RULE_KINDS, type RuleKind } from '#business/schema/places.ts';
import { describeArea, trail, type Link } from '#layout/site-chrome.ts';
import { contact } from '#ui/contact/contact.ts';
import { phoneLink, standingPicture, townHallLink } from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { lastRead } from '#ui/sources/prose.ts';
import { ruleWords } from '#ui/rules/words.ts';
import { comparisonWords } from './words.ts';

type Way = Answer['how'] | 'unknown';
/** Best for a resident first. */
const WAYS: readonly Way[] = ['curb', 'drop-off', 'fee', 'event', 'no', 'unknown'];
const wayOf = (answer: Answer | undefined): Way => answer?.how ?? 'unknown';

export interface RuleCell {
  how: Way;
  /** True where the municipality itself answers. */
  own: boolean;
  /** "At the curb, call first", "County: if you bring it" */
  label: string;
  /** Day, limit, price, and the year of an old source. */
  details: string;
}

export const ruleCell = (language: string, answer: Answer | undefined): RuleCell => ({
  how: wayOf(answer),
  own: answer !== undefined && answer.by === undefined,
  label: ruleWords(language).cell({
    ...{ way: wayOf(answer), booking: answer?.booking ?? false, by: answer?.by },
    instead: answer && 'instead' in answer && answer.instead ? answer.instead : undefined,
  }),
  details: ruleWords(language).details({ says: answer?.says, year: answer?.year }),
});

/** As `ruleCell`, without what the county's page says once for all of its towns. */
function shortCell(language: string, answer: Answer | undefined): RuleCell {
  const cell = ruleCell(language, answer);
  return cell.own ? cell : { ...cell, details: '' };
}

/** What a resident needs beside the answer: who may, when, and whom to call. */
export interface RuleMore {
  who: string | undefined;
  hours: string | undefined;
  phone: { before: string; shown: string; href: string } | undefined;
  link: Link | undefined;
}

/** @param place where it is asked for, if in one: its own number is called where its own answer gives none */
export function ruleMore(language: string, answer: Answer | undefined, place?: Municipality): RuleMore {
  const { call, site, who } = ruleWords(language).needs;
  // A county's office is no help with the town's own calendar, nor the town hall with the county's.
  const own = answer?.by ? undefined : place;
  const phone = phoneLink(answer?.phone ?? own?.rules.ask);
  return {
    who: answer?.who && who(answer.who),
    hours: answer?.hours,
    phone: phone && { before: call({ booking: answer?.booking ?? false, place: own?.name }), ...phone },
    link: answer?.link
      ? { label: site(new URL(answer.link).host.replace(/^www\./, '')), href: answer.link }
      : undefined,
  };
}

/** Where an answer stands among all, the resident's best first: the municipality's own, then those of others. */
export const rankOf = (answer: Answer | undefined): number =>
  WAYS.indexOf(wayOf(answer)) + (answer?.by ? WAYS.length : 0) + (answer ? 0 : WAYS.length);

/** The newest day on which one of its facts was read, year-month-day; empty where there are none. */
export const checkedOn = (place: Municipality): string => lastRead(place.facts.map((fact) => fact.source)) ?? '';

export const CSV_PATH = '/rules.csv';
export const JSON_PATH = '/rules.json';
const LICENSE_URL = 'https://creativecommons.org/licenses/by/4.0/';

export interface RulesView extends PageView {
  lead: string;
  counts: string[];
  kinds: string[];
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  rows: { place: Link; county: Link; cells: (RuleCell & { rank: number })[]; checked: string; kinds: string[] }[];
  links: Link[];
  license: string;
}

export function rulesView(site: Site): RulesView {
  const words = comparisonWords(site.language);
  const { municipalities } = site;
  const count = municipalities.length;
  return {
    head: head(site, {
      title: words.headTitle(count),
      description: describeArea(site, words.description),
      path: site.pages.rules,
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
        shares: sharesOf(site, kind),
      }),
    ),
    kinds: RULE_KINDS.map((kind) => ruleWords(site.language).kinds[kind]),
    fields: [
      { legend: words.filters.county, options: site.counties.map(({ id, name }) => ({ id, label: name })) },
      {
        legend: words.filters.furniture,
        options: waysOf(site, 'bulk').map((way) => ({ id: bulkId(way), label: ruleWords(site.language).ways[way] })),
      },
    ],
    none: words.filters.none,
    rows: municipalities.toSorted((a, b) => ownAnswers(b) - ownAnswers(a)).map((place) => rowOf(site, place)),
    links: [
      { label: words.downloads.csv, href: CSV_PATH },
      { label: words.downloads.json, href: JSON_PATH },
      { label: words.more.howWeCheck, href: site.pages.howWeCheck },
      { label: words.more.law, href: site.pages.law },
      { label: words.more.locations, href: site.pages.locations },
    ],
    license: words.license,
  };
}

const bulkId = (way: Way) => `bulk-${way}`;
const numberOf = (site: Site, kind: RuleKind, way: Way): number =>
  site.municipalities.filter((place) => wayOf(place.rules.kinds[kind]) === way).length;
/** The ways in which at least one municipality itself takes a kind, and last that some do not say. */
const waysOf = (site: Site, kind: RuleKind): Way[] => WAYS.filter((way) => numberOf(site, kind, way) > 0);

/** How many municipalities answer in each way, for how many others do, and where nothing was found. */
function sharesOf(site: Site, kind: RuleKind): string[] {
  const words = comparisonWords(site.language);
  const own = waysOf(site, kind).filter((way) => way !== 'unknown');
  const silent = site.municipalities.filter((place) => !place.rules.kinds[kind]);
  const answered = silent.filter((place) => answerOf(place, kind)).length;
  const unknown = silent.length - answered;
  return [
    ...own.map((way) => words.share({ way, count: numberOf(site, kind, way) })),
    ...(answered > 0 ? [words.shareOfOthers(answered)] : []),
    ...(unknown > 0 ? [words.share({ way: 'unknown', count: unknown })] : []),
  ];
}

const rowOf = (site: Site, place: Municipality): RulesView['rows'][number] => ({
  place: townHallLink(place),
  // What it answers in the town's place stands in full there, once.
  county: {
    label: place.county.name,
    href: place.county.path + (Object.keys(place.county.baseline).length > 0 ? '#baseline' : ''),
  },
  cells: RULE_KINDS.map((kind) => ({
    ...shortCell(site.language, answerOf(place, kind)),
    rank: rankOf(answerOf(place, kind)),
  })),
  checked: checkedOn(place) && site.speech.monthYear(checkedOn(place)),
  kinds: [place.county.id, bulkId(wayOf(place.rules.kinds.bulk))],
});

function datasetOf(site: Site): ReturnType<typeof dataset> {
  const words = comparisonWords(site.language);
  return dataset(site, {
    name: words.title,
    description: words.lead(site.municipalities.length),
    license: LICENSE_URL,
    dateModified: site.municipalities.map(checkedOn).sort().at(-1) ?? '',
    variableMeasured: RULE_KINDS.map((kind) => ruleWords(site.language).kinds[kind]),
    files: [
      { path: CSV_PATH, type: 'text/csv' },
      { path: JSON_PATH, type: 'application/json' },
    ],
  });
}
