/** What each municipality takes, at a glance: `/locations/rules`, its downloads, and the cells that other pages borrow. */
import { head } from '#seo/head.ts';
import { dataset } from '#seo/schema.ts';
import type { Municipality, Site, Way } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { RULE_KINDS, type RuleKind } from '#schema/places.ts';
import { monthYear } from '#lib/dates.ts';
import { counted } from '#lib/words.ts';
import { describeArea, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import { standingPicture, townHallLink } from './ingredients.ts';
import type { PageView } from './page.ts';
import { lastRead } from './prose.ts';

export const KIND_LABEL: Record<RuleKind, string> = {
  bulk: 'Furniture and bulk',
  appliances: 'Appliances and metal',
  electronics: 'Electronics',
  debris: 'Building debris',
};

type How = Way['how'] | 'unknown';

const HOW_LABEL: Record<How, string> = {
  curb: 'At the curb',
  'drop-off': 'If you bring it',
  fee: 'For a fee',
  no: 'No',
  unknown: 'Not found',
};
/** Best for a resident first. */
const HOWS = Object.keys(HOW_LABEL) as How[];

export interface RuleCell {
  how: How;
  /** "At the curb, call first" */
  label: string;
  /** Day, limit, price, and the year of an old source. */
  details: string;
}

export function ruleCell(way: Way | undefined): RuleCell {
  const how = way?.how ?? 'unknown';
  return {
    how,
    label: HOW_LABEL[how] + (way?.booking ? ', call first' : ''),
    details: [way?.says, way?.year ? `in ${way.year}` : undefined].filter(Boolean).join(', '),
  };
}

/** Where a way stands among all ways, the resident's best first. */
export const rankOf = (way: Way | undefined): number => HOWS.indexOf(way?.how ?? 'unknown');

/** The newest day on which one of its facts was read, "2026-11-21"; empty where there are none. */
const checkedOn = (place: Municipality): string => lastRead(place.facts.map((fact) => fact.source)) ?? '';

export interface RulesView extends PageView {
  lead: string;
  counts: string[];
  kinds: string[];
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  rows: { place: Link; county: string; cells: (RuleCell & { rank: number })[]; checked: string; kinds: string[] }[];
  downloads: Link[];
  licence: string;
  more: Link[];
}

const bulkId = (how: How) => `bulk-${how}`;
export const CSV_PATH = '/rules.csv';
export const JSON_PATH = '/rules.json';
const LICENCE = 'Creative Commons Attribution 4.0: use it, and link to this page.';
const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';

export function rulesView(site: Site): RulesView {
  const places = [...site.municipalities];
  const title = 'What every town hall takes';
  const lead = `${counted(places.length, 'municipality', 'municipalities')}, four questions each. “Not found” means that we looked and found nothing we trust; the town hall knows.`;
  const kinds = RULE_KINDS.map((kind) => KIND_LABEL[kind]);
  const sum = (kind: RuleKind, how: How) =>
    places.filter((place) => ruleCell(place.rules.kinds[kind]).how === how).length;
  return {
    head: head(site, {
      title: `What ${places.length} Town Halls Take, in One Table`,
      description: describeArea(
        site,
        (area) =>
          `Furniture, appliances, electronics and debris: who collects what in ${area}, with what we could not find. CSV and JSON.`,
      ),
      path: PAGES.rules,
      indexed: true,
      modified: lastRead(places.flatMap((place) => place.facts.map((fact) => fact.source))),
      graph: {
        about: dataset(site, {
          name: title,
          description: lead,
          license: LICENCE_URL,
          dateModified: places.map(checkedOn).sort().at(-1) ?? '',
          variableMeasured: kinds,
          files: [
            { path: CSV_PATH, type: 'text/csv' },
            { path: JSON_PATH, type: 'application/json' },
          ],
        }),
      },
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Service area', href: PAGES.locations },
    ],
    contact: contact(site),
    card: {
      title: 'What every town hall takes',
      picture: standingPicture(site, 'places/town-hall'),
      answer: counted(places.length, 'town hall'),
      note: 'Four questions each, with what we could not find',
    },
    title,
    lead,
    counts: RULE_KINDS.map(
      (kind) =>
        `${KIND_LABEL[kind]}: ${HOWS.filter((how) => sum(kind, how) > 0)
          .map((how) => `${HOW_LABEL[how].toLowerCase()} ${sum(kind, how)}`)
          .join(', ')}.`,
    ),
    kinds,
    fields: [
      { legend: 'County', options: site.counties.map(({ id, name }) => ({ id, label: name })) },
      {
        legend: 'Furniture',
        options: HOWS.filter((how) => sum('bulk', how) > 0).map((how) => ({ id: bulkId(how), label: HOW_LABEL[how] })),
      },
    ],
    none: 'No municipality fits both. Choose one of the two alone.',
    rows: places.map((place) => ({
      place: townHallLink(place),
      county: place.county.name,
      cells: RULE_KINDS.map((kind) => ({
        ...ruleCell(place.rules.kinds[kind]),
        rank: rankOf(place.rules.kinds[kind]),
      })),
      checked: checkedOn(place) ? monthYear(checkedOn(place)) : '',
      kinds: [place.county.id, bulkId(ruleCell(place.rules.kinds.bulk).how)],
    })),
    downloads: [
      { label: 'The table as CSV', href: CSV_PATH },
      { label: 'The table as JSON', href: JSON_PATH },
    ],
    licence: LICENCE,
    more: [
      { label: 'How it was gathered', href: PAGES.gathered },
      { label: 'The law, state by state', href: PAGES.law },
      { label: 'All places on the map', href: PAGES.locations },
    ],
  };
}

interface DataRow {
  id: string;
  municipality: string;
  county: string;
  state: string;
  page: string;
  collector: string | null;
  checked: string | null;
  kinds: Partial<
    Record<
      RuleKind,
      { how: Way['how']; booking: boolean; details: string | null; year: number | null; sources: string[] }
    >
  >;
}

const dataRows = (site: Site): DataRow[] =>
  site.municipalities.map((place) => ({
    id: place.id,
    municipality: place.official,
    county: place.county.name,
    state: place.county.state,
    page: site.business.site + place.townHallPath,
    collector: place.rules.collector ?? null,
    checked: checkedOn(place) || null,
    kinds: Object.fromEntries(
      Object.entries(place.rules.kinds).map(([kind, way]) => [
        kind,
        {
          how: way.how,
          booking: way.booking ?? false,
          details: way.says ?? null,
          year: way.year ?? null,
          sources: [...new Set(way.facts.map((fact) => fact.source.url))],
        },
      ]),
    ),
  }));

/** `/rules.json`: the table with its sources. */
export const rulesJson = (site: Site) => ({
  title: 'What municipalities take from residents: Westchester and Rockland NY, Bergen NJ, Greenwich CT',
  page: site.business.site + PAGES.rules,
  license: LICENCE,
  rows: dataRows(site),
});

/** A field of a CSV file by RFC 4180; one that a spreadsheet would take for a formula is made a text. */
function csvField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `/rules.csv`: the same, one line a municipality. */
export function rulesCsv(site: Site): string {
  const names = ['how', 'booking', 'details', 'year', 'sources'] as const;
  const header = [
    ...['id', 'municipality', 'county', 'state', 'page', 'collector', 'checked'],
    ...RULE_KINDS.flatMap((kind) => names.map((name) => `${kind}_${name}`)),
  ];
  const lines = dataRows(site).map((row) => [
    ...[row.id, row.municipality, row.county, row.state, row.page, row.collector ?? '', row.checked ?? ''],
    ...RULE_KINDS.flatMap((kind) => {
      const way = row.kinds[kind];
      return way
        ? [way.how, way.booking ? 'yes' : 'no', way.details ?? '', String(way.year ?? ''), way.sources.join(' ')]
        : ['', '', '', '', ''];
    }),
  ]);
  return [header, ...lines].map((line) => line.map(csvField).join(',')).join('\r\n') + '\r\n';
}
