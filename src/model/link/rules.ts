/** What each municipality takes, with the facts that say so. */
import { homeOf } from '#schema/collections.ts';
import { RULE_KINDS, type CollectionRule, type RuleKind } from '#schema/places.ts';
import type { Fact, Municipality } from '../entities.ts';
import type { Rows } from '../rows.ts';
import { newestReading } from './facts.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('rules');

export function linkRules(rows: Rows['rules'], report: Reporter): void {
  const ruled = new Set(rows.map((row) => row.id));
  for (const place of report.index.municipalities.values())
    if (!ruled.has(place.id))
      report.add(FILE, place.id, 'is missing', 'Add a row for it, with its id alone if nothing is known');
  for (const row of rows) {
    const place = report.findOne('municipalities', row.id, FILE, row.id);
    if (!place) continue;
    place.rules.collector = row.collector;
    for (const kind of RULE_KINDS) if (row[kind]) linkRule(place, kind, row[kind], report);
    const aside = (row.aside ?? []).map(({ fact }) => fact);
    for (const fact of report.find('published', aside, FILE, `${place.id} → aside`))
      checkSpeaksOf(place, fact, 'aside', report);
  }
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

function linkRule(place: Municipality, kind: RuleKind, rule: CollectionRule, report: Reporter): void {
  const { add, find } = report;
  const facts = find('published', rule.facts, FILE, `${place.id} → ${kind}.facts`);
  for (const fact of facts) checkSpeaksOf(place, fact, `${kind}.facts`, report);
  const read = newestReading(facts);
  if (rule.year !== undefined && read !== '' && String(rule.year) > read)
    add(
      FILE,
      `${place.id} → ${kind}.year`,
      `lies after ${read}, when its sources were read`,
      'Give the year of the source',
    );
  place.rules.kinds[kind] = { ...rule, facts };
}
