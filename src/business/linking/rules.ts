/** What each municipality takes, and what its county answers where it is silent, with the facts that say so. */
import type { Add } from '#business/problem.ts';
import type { CollectionRule, Fact, Municipality } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Topic } from '#business/schema/facts.ts';
import { BASELINE_KINDS, RULE_KINDS } from '#business/schema/places.ts';
import { isOver, newestReading } from './facts.ts';
import type { Linking } from './reporter.ts';

const FILE = homeOf('rules');

/** Topics that answer one of the four questions: none of their facts may lie unused behind an empty cell. */
const ANSWERING: readonly Topic[] = [
  'bulk-pickup',
  'metal-appliances',
  'electronics',
  'construction-debris',
  'mattresses',
];
/** Years after which a source alone must say in the cell how old it is. */
const OLD = 10;

/** What counties answer. Their facts may be about the state, the county or a town of it. */
export function connectBaselines(rows: Rows['baselines'], { find, findOne }: Linking): void {
  const file = homeOf('baselines');
  for (const row of rows) {
    const county = findOne('counties', row.id, file, row.id);
    if (!county) continue;
    for (const kind of BASELINE_KINDS) {
      const rule = row[kind];
      if (!rule) continue;
      const facts = find('published', rule.facts, file, `${row.id} → ${kind}.facts`);
      county.baseline[kind] = { ...rule, facts };
    }
  }
}

export function connectRules(rows: Rows['rules'], { find, findOne }: Linking): void {
  for (const row of rows) {
    const place = findOne('municipalities', row.id, FILE, row.id);
    if (!place) continue;
    place.rules.collector = row.collector;
    place.rules.ask = row.ask?.phone;
    for (const kind of RULE_KINDS) {
      const rule = row[kind];
      if (!rule) continue;
      const facts = find('published', rule.facts, FILE, `${row.id} → ${kind}.facts`);
      place.rules.kinds[kind] = { ...rule, facts };
    }
  }
}

/** Reports municipalities without a row, and rows that do not fit their facts. */
export function checkRules(rows: Rows['rules'], { index, add, find }: Linking): void {
  const withRow = new Set(rows.map((row) => row.id));
  for (const place of index.municipalities.values())
    if (!withRow.has(place.id))
      add(FILE, place.id, 'is missing', 'Add a row for it, with its id alone if nothing is known');
  const newest = newestReading([...index.published.values()]);
  for (const row of rows) {
    const place = index.municipalities.get(row.id);
    if (!place) continue;
    const aside = (row.aside ?? []).map(({ fact }) => fact);
    const checkFound = (ids: string[], field: string) =>
      checkPlaces(place, find('published', ids, FILE, `${place.id} → ${field}`), field, add);
    checkFound(row.ask ? [row.ask.fact] : [], 'ask.fact');
    checkFound(aside, 'aside');
    for (const [kind, rule] of Object.entries(place.rules.kinds)) {
      checkPlaces(place, rule.facts, `${kind}.facts`, add);
      checkDays(`${place.id} → ${kind}`, rule, newest, add);
    }
    checkUsed(place, aside, add);
  }
}

/** Reports facts that answer one of the questions and are behind no cell. */
function checkUsed(place: Municipality, aside: readonly string[], add: Add): void {
  const used = new Set([
    ...aside,
    ...Object.values(place.rules.kinds).flatMap(({ facts }) => facts.map(({ id }) => id)),
  ]);
  for (const fact of place.facts)
    if (ANSWERING.includes(fact.topic) && !used.has(fact.id))
      add(
        FILE,
        place.id,
        `leaves out "${fact.id}" (${fact.topic})`,
        'Put it behind one of the four kinds, or under aside with the reason why it answers none of them',
      );
}

/** Reports facts about another municipality. */
function checkPlaces(place: Municipality, facts: readonly Fact[], field: string, add: Add): void {
  for (const fact of facts)
    if (fact.scope === 'municipality' && !fact.places.includes(place.id))
      add(
        FILE,
        `${place.id} → ${field}`,
        `names "${fact.id}", which does not speak of ${place.label}`,
        'Name a fact of that municipality',
      );
}

/** @param today the newest reading of all facts: content is the clock */
function checkDays(field: string, { facts, year }: CollectionRule, today: string, add: Add): void {
  if (facts.length > 0 && facts.every((fact) => isOver(fact, today)))
    add(
      FILE,
      field,
      `rests on days that are over (${facts.map(({ id }) => id).join(', ')})`,
      'Take the cell out, or add a fact about days to come',
    );
  const read = newestReading(facts);
  if (read === '') return;
  if (year !== undefined && String(year) > read)
    add(FILE, `${field}.year`, `lies after ${read}, when its sources were read`, 'Give the year of the source');
  const years = facts.map(({ source }) => (source.dated ?? source.read).slice(0, 4));
  const newest = years.sort().at(-1) ?? '';
  if (year === undefined && Number(read.slice(0, 4)) - Number(newest) > OLD)
    add(
      FILE,
      field,
      `rests on sources of ${newest} or before alone, and does not say so`,
      `Write year: ${newest}, or add a fact from a newer source`,
    );
}
