/** `/rules.json` and `/rules.csv`: collection rules of all municipalities, with source URLs. */
import type { CollectionRule, Site } from '#business/entities.ts';
import { RULE_KINDS, type RuleKind } from '#business/schema/places.ts';
import { checkedOn } from '#ui/rules/rule-cells.ts';
import { comparisonWords } from './words.ts';

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
      { how: CollectionRule['how']; booking: boolean; details: string | null; year: number | null; sources: string[] }
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
      Object.entries(place.rules.kinds).map(([kind, rule]) => [
        kind,
        {
          how: rule.how,
          booking: rule.booking ?? false,
          details: rule.says ?? null,
          year: rule.year ?? null,
          sources: [...new Set(rule.facts.map((fact) => fact.source.url))],
        },
      ]),
    ),
  }));

/** `/rules.json` */
export const rulesJson = (site: Site) => ({
  title: title(site),
  page: site.business.site + site.pages.rules,
  license: comparisonWords(site.language).license,
  rows: dataRows(site),
});

function title(site: Site): string {
  const words = comparisonWords(site.language);
  const states = [...new Set(site.counties.map((county) => county.state))];
  return words.dataTitle(
    states.map((state) =>
      words.countiesOfState({
        counties: site.counties.filter((county) => county.state === state).map((county) => county.name),
        state,
      }),
    ),
  );
}

/** Quotes a CSV field (RFC 4180) and escapes spreadsheet formulas. */
function csvField(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `/rules.csv`: one line per municipality. */
export function rulesCsv(site: Site): string {
  const fields = ['how', 'booking', 'details', 'year', 'sources'] as const;
  const header = [
    ...['id', 'municipality', 'county', 'state', 'page', 'collector', 'checked'],
    ...RULE_KINDS.flatMap((kind) => fields.map((field) => `${kind}_${field}`)),
  ];
  const lines = dataRows(site).map((row) => [
    ...[row.id, row.municipality, row.county, row.state, row.page, row.collector ?? '', row.checked ?? ''],
    ...RULE_KINDS.flatMap((kind) => {
      const rule = row.kinds[kind];
      return rule
        ? [rule.how, rule.booking ? 'yes' : 'no', rule.details ?? '', String(rule.year ?? ''), rule.sources.join(' ')]
        : fields.map(() => '');
    }),
  ]);
  return [header, ...lines].map((line) => line.map(csvField).join(',')).join('\r\n') + '\r\n';
}
