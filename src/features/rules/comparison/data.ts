/** `/rules.json`, its schema, and `/rules.csv`: collection rules of all municipalities, with all fields and sources. */
import type { Line, Municipality, OfficeContact, Row, Site } from '#business/entities.ts';
import { RULE_KINDS, type RuleKind } from '#business/schema/answers.ts';
import {
  type Data,
  type DataContact,
  type DataLine,
  LINE_FIELDS,
  rulesJsonSchema,
  VERSION,
} from '#business/schema/rules-data.ts';
import { files } from '#pages.ts';
import { checkedOn, ruleCell } from '#ui/rules/rule-cells.ts';
import { comparisonWords } from './words.ts';

const contactOf = (contact: OfficeContact | undefined): DataContact | undefined =>
  contact && { ...contact, of: contact.of.name };

function dataLine(language: string, line: Line): DataLine {
  const { by, how, at, facts, things } = line;
  return {
    ...Object.fromEntries(LINE_FIELDS.map((field) => [field, line[field]])),
    how,
    things: things.length > 0 ? [...things] : undefined,
    by: by ?? 'municipality',
    at: at.map(({ name, address, hours, url }) => ({ name, address, hours, url })),
    contact: contactOf(line.contact),
    text: ruleCell(language, { lines: [line], contact: undefined }).details,
    sources: facts.map(({ says, source: { title, url, dated, read } }) => ({ title, url, dated, read, says })),
  };
}

const dataRow = (language: string, { lines, contact }: Row) => ({
  lines: lines.map((line) => dataLine(language, line)),
  contact: contactOf(contact),
});

/** `/rules.json` */
export const rulesJson = (site: Site): Data => ({
  title: title(site),
  version: VERSION,
  schema: site.business.site + files.rulesSchema,
  page: site.business.site + site.pages.rules,
  license: comparisonWords(site.language).license,
  checked: site.checked,
  rows: site.municipalities.map((place) => ({
    id: place.id,
    municipality: place.official,
    county: place.county.name,
    state: place.county.state,
    page: site.business.site + place.townHallPath,
    collector: place.collector,
    lookup: place.lookup,
    contact: contactOf(place.contact),
    checked: checkedOn(place) || undefined,
    kinds: kindsOf(site.language, place),
  })),
});

const kindsOf = (language: string, { rules }: Municipality): Data['rows'][number]['kinds'] =>
  Object.fromEntries(RULE_KINDS.map((kind) => [kind, dataRow(language, rules[kind])])) as Data['rows'][number]['kinds'];

/** `/rules.schema.json` */
export const rulesSchema = (site: Site) => ({
  $id: site.business.site + files.rulesSchema,
  ...rulesJsonSchema(),
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

/** Fields of a line that a spreadsheet shows as they are; `text` has the rest in words. */
const LISTS = ['things', 'except', 'prepare', 'bring', 'refuses', 'dates'] as const;

/** The answer's columns, from `by` to `text`; 'unknown' without one. */
function csvAnswer(line: DataLine | undefined): string[] {
  if (!line) return ['', 'unknown', ...LISTS.map(() => ''), '', '', '', '', '', ''];
  const { by, how, fees = [], booking, at, text } = line;
  return [
    by,
    how,
    ...LISTS.map((field) => line[field]?.join(' ') ?? ''),
    fees.map(({ usd = '?' }) => usd).join(' '),
    booking?.by.join(' ') ?? '',
    ...(['name', 'address', 'hours'] as const).map((field) => at.map((each) => each[field] ?? '').join('; ')),
    text,
  ];
}

/** `/rules.csv`: one line per answer, at least one per municipality and kind. */
export function rulesCsv(site: Site): string {
  const header = [
    ...['id', 'municipality', 'county', 'state', 'page', 'kind', 'by', 'how', ...LISTS],
    ...['fees_usd', 'booking', 'at', 'address', 'hours', 'text', 'phone', 'phone_of', 'lookup', 'sources'],
  ];
  const csvLine = (row: Data['rows'][number], kind: RuleKind, line: DataLine | undefined): string[] => {
    const contact = line?.contact ?? row.kinds[kind].contact;
    return [
      ...[row.id, row.municipality, row.county, row.state, row.page, kind],
      ...csvAnswer(line),
      ...[contact?.phone ?? '', contact ? `${contact.of} ${contact.office}` : '', row.lookup ?? ''],
      [...new Set((line?.sources ?? []).map(({ url }) => url))].join(' '),
    ];
  };
  const lines = rulesJson(site).rows.flatMap((row) =>
    RULE_KINDS.flatMap((kind) => {
      const { lines: answers } = row.kinds[kind];
      return (answers.length > 0 ? answers : [undefined]).map((line) => csvLine(row, kind, line));
    }),
  );
  return [header, ...lines].map((line) => line.map(csvField).join(',')).join('\r\n') + '\r\n';
}
