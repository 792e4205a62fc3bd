/** `/rules.json`, its schema, and `/rules.csv`: collection rules of all municipalities, with all fields and sources. */
import { z } from 'astro/zod';
import type { Line, Municipality, OfficeContact, Row, Site } from '#business/entities.ts';
import { answer, METHODS, officeContact, RULE_KINDS, type RuleKind, told } from '#business/schema/answers.ts';
import { files } from '#pages.ts';
import { checkedOn, ruleCell } from '#ui/rules/rule-cells.ts';
import { comparisonWords } from './words.ts';

/** Raised when a field changes its name or meaning; a new field does not count. */
const VERSION = '2.0';

const contactShape = officeContact.extend({ of: z.string() });

const lineShape = answer.omit({ kinds: true, how: true, by: true, at: true }).extend({
  by: z.enum(['municipality', 'county', 'state', 'utility']).describe('Who answers'),
  how: z.enum(METHODS),
  at: z
    .array(
      z.object({ name: z.string(), address: z.string().optional(), hours: z.string().optional(), url: z.string() }),
    )
    .describe('Where to bring it: any of these'),
  text: z.string().describe('The same in a sentence'),
  sources: z.array(
    z.object({ title: z.string(), url: z.string(), dated: z.string().optional(), read: z.string(), says: z.string() }),
  ),
});

const rowShape = z.object({
  lines: z.array(lineShape).describe('Best first; empty where no source answers'),
  contact: contactShape.describe('Who to call about it').optional(),
});

export const rulesShape = z.object({
  title: z.string(),
  version: z.literal(VERSION),
  schema: z.string(),
  page: z.string(),
  license: z.string(),
  checked: z.string().describe('Day on which a source was last read'),
  rows: z.array(
    z.object({
      id: z.string(),
      municipality: z.string(),
      county: z.string(),
      state: z.string(),
      page: z.string(),
      collector: told.collector,
      lookup: told.lookup,
      contact: contactShape.optional(),
      checked: z.string().optional(),
      kinds: z.object(
        Object.fromEntries(RULE_KINDS.map((kind) => [kind, rowShape])) as Record<RuleKind, typeof rowShape>,
      ),
    }),
  ),
});
type Data = z.infer<typeof rulesShape>;
type DataLine = z.infer<typeof lineShape>;

const contactOf = (contact: OfficeContact | undefined): z.infer<typeof contactShape> | undefined =>
  contact && { ...contact, of: contact.of.name };

function dataLine(language: string, line: Line): DataLine {
  const { by, at, contact: _contact, year: _year, facts, things, ...fields } = line;
  return {
    ...fields,
    ...(things.length > 0 ? { things: [...things] } : {}),
    by: by ?? 'municipality',
    at: at.map(({ name, address, hours, url }) => ({ name, address, hours, url })),
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
  ...z.toJSONSchema(rulesShape, { unrepresentable: 'any', io: 'output' }),
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

/** `/rules.csv`: one line per answer, at least one per municipality and kind. */
export function rulesCsv(site: Site): string {
  const header = [
    ...['id', 'municipality', 'county', 'state', 'page', 'kind', 'by', 'how', ...LISTS],
    ...['fees_usd', 'booking', 'at', 'address', 'hours', 'text', 'phone', 'phone_of', 'lookup', 'sources'],
  ];
  const lines = rulesJson(site).rows.flatMap((row) =>
    RULE_KINDS.flatMap((kind) => {
      const { lines: answers, contact } = row.kinds[kind];
      return (answers.length > 0 ? answers : [undefined]).map((line) => [
        ...[row.id, row.municipality, row.county, row.state, row.page, kind, line?.by ?? '', line?.how ?? 'unknown'],
        ...LISTS.map((field) => line?.[field]?.join(' ') ?? ''),
        line?.fees?.map(({ usd }) => usd ?? '?').join(' ') ?? '',
        line?.booking?.by.join(' ') ?? '',
        ...(['name', 'address', 'hours'] as const).map(
          (field) => line?.at.map((site) => site[field] ?? '').join('; ') ?? '',
        ),
        line?.text ?? '',
        ...[contact?.phone ?? '', contact ? `${contact.of} ${contact.office}` : '', row.lookup ?? ''],
        [...new Set(line?.sources.map(({ url }) => url) ?? [])].join(' '),
      ]);
    }),
  );
  return [header, ...lines].map((line) => line.map(csvField).join(',')).join('\r\n') + '\r\n';
}
