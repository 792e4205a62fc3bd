/** Rows of what municipalities and counties take, written from the answers of their facts. */
import {
  bestContact,
  contradictionsOf,
  countyOffice,
  countyRow,
  isTooOld,
  type Lookup,
  rowOf,
} from '#business/answers.ts';
import type { Facility, Municipality, Row } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { ANSWER_KINDS, RULE_KINDS } from '#business/schema/answers.ts';
import { newestReading } from './facts.ts';
import { mapById, type Index, type Linking } from './reporter.ts';

/** A row of each kind, before its facts are read. */
export const noRows = <Kind extends string>(kinds: readonly Kind[]): Record<Kind, Row> =>
  Object.fromEntries(kinds.map((kind) => [kind, { lines: [], contact: undefined }])) as unknown as Record<Kind, Row>;

const lookupIn = ({ published }: Index, facilities: readonly Facility[]): Lookup => ({
  facilities: mapById(facilities),
  today: newestReading([...published.values()]),
});

/** @param facilities linked; facts of places are connected before */
export function connectRules({ index }: Linking, facilities: readonly Facility[]): void {
  const look = lookupIn(index, facilities);
  const current = (facts: Municipality['facts']) => facts.filter((fact) => !isTooOld(fact, look.today));
  for (const county of index.counties.values()) {
    county.contact = bestContact(county.facts, countyOffice(county), look.today);
    for (const kind of ANSWER_KINDS) county.rules[kind] = countyRow(county, kind, look);
  }
  for (const place of index.municipalities.values()) {
    place.contact = bestContact(place.facts, place, look.today);
    place.collector = current(place.facts).find(({ collector }) => collector)?.collector;
    place.lookup = current(place.facts).find(({ lookup }) => lookup)?.lookup;
    for (const kind of RULE_KINDS) place.rules[kind] = rowOf(place, kind, look);
  }
}

/** Reports facts of one place that answer the same question in two ways. */
export function checkRules({ facts }: Rows, { index, add }: Linking, facilities: readonly Facility[]): void {
  const look = lookupIn(index, facilities);
  const fileOf = new Map(facts.map(({ id, file }) => [id, file]));
  for (const place of index.municipalities.values())
    for (const kind of RULE_KINDS)
      for (const {
        field,
        facts: [one, other],
      } of contradictionsOf(place, kind, look))
        add(
          fileOf.get(other.id) ?? '',
          `${other.id} → answers`,
          `gives other ${field} for ${kind} than "${one.id}"`,
          'Write what the newer source says, and shelve the older fact with the reason',
        );
}
