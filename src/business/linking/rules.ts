/** What each municipality takes, and what its county answers where it is silent, with the facts that say so. */
import { homeOf } from '#business/schema/collections.ts';
import type { Topic } from '#business/schema/facts.ts';
import { BASELINE_KINDS, RULE_KINDS, type CollectionRule, type RuleKind } from '#business/schema/places.ts';
import type { Fact, Municipality } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import { isOver, newestReading } from './facts.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('rules');

/** Topics that answer one of the four questions: none of their facts may lie unused behind an empty cell. */
export const ANSWERING: readonly Topic[] = [
  'bulk-pickup',
  'metal-appliances',
  'electronics',
  'construction-debris',
  'mattresses',
];
/** Years after which a source alone must say in the cell how old it is. */
const OLD = 10;

/** What counties answer. Their facts may speak of the state, of the county or of a town of it. */
export function linkBaselines(rows: Rows['baselines'], report: Reporter): void {
  const file = homeOf('baselines');
  for (const row of rows) {
    const county = report.findOne('counties', row.id, file, row.id);
    if (!county) continue;
    for (const kind of BASELINE_KINDS) {
      const rule = row[kind];
      if (!rule) continue;
      const facts = report.find('published', rule.facts, file, `${row.id} → ${kind}.facts`);
      county.baseline[kind] = { ...rule, facts };
    }
  }
}

export function linkRules(rows: Rows['rules'], report: Reporter): void {
  const ruled = new Set(rows.map((row) => row.id));
  for (const place of report.index.municipalities.values())
    if (!ruled.has(place.id))
      report.add(FILE, place.id, 'is missing', 'Add a row for it, with its id alone if nothing is known');
  const newest = newestReading([...report.index.published.values()]);
  for (const row of rows) {
    const place = report.findOne('municipalities', row.id, FILE, row.id);
    if (!place) continue;
    place.rules.collector = row.collector;
    place.rules.ask = row.ask?.phone;
    if (row.ask)
      for (const fact of report.find('published', [row.ask.fact], FILE, `${place.id} → ask.fact`))
        checkSpeaksOf(place, fact, 'ask.fact', report);
    for (const kind of RULE_KINDS) if (row[kind]) linkRule(place, kind, row[kind], newest, report);
    const aside = (row.aside ?? []).map(({ fact }) => fact);
    for (const fact of report.find('published', aside, FILE, `${place.id} → aside`))
      checkSpeaksOf(place, fact, 'aside', report);
    checkUsed(place, aside, report);
  }
}

/** Reports facts that answer one of the questions and stand behind no cell. */
function checkUsed(place: Municipality, aside: readonly string[], { add }: Reporter): void {
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

function checkSpeaksOf(place: Municipality, fact: Fact, field: string, { add }: Reporter): void {
  if (fact.scope === 'municipality' && !fact.places.includes(place.id))
    add(
      FILE,
      `${place.id} → ${field}`,
      `names "${fact.id}", which does not speak of ${place.label}`,
      'Name a fact of that municipality',
    );
}

/** @param day of the newest reading of all facts: content is the clock */
function linkRule(place: Municipality, kind: RuleKind, rule: CollectionRule, day: string, report: Reporter): void {
  const { add, find } = report;
  const facts = find('published', rule.facts, FILE, `${place.id} → ${kind}.facts`);
  for (const fact of facts) checkSpeaksOf(place, fact, `${kind}.facts`, report);
  if (facts.length > 0 && facts.every((fact) => isOver(fact, day)))
    add(
      FILE,
      `${place.id} → ${kind}`,
      `rests on days that are over (${facts.map(({ id }) => id).join(', ')})`,
      'Take the cell out, or add a fact about days to come',
    );
  const read = newestReading(facts);
  if (rule.year !== undefined && read !== '' && String(rule.year) > read)
    add(
      FILE,
      `${place.id} → ${kind}.year`,
      `lies after ${read}, when its sources were read`,
      'Give the year of the source',
    );
  const newest =
    facts
      .map(({ source }) => (source.dated ?? source.read).slice(0, 4))
      .sort()
      .at(-1) ?? '';
  if (rule.year === undefined && read !== '' && Number(read.slice(0, 4)) - Number(newest) > OLD)
    add(
      FILE,
      `${place.id} → ${kind}`,
      `rests on sources of ${newest} or before alone, and does not say so`,
      `Write year: ${newest}, or add a fact from a newer source`,
    );
  place.rules.kinds[kind] = { ...rule, facts };
}
