/** Drop-off and donation places, and the residents who may use them. */
import { claimsOf, unsupported } from '#business/claims.ts';
import { isTooOld } from '#business/answers.ts';
import type { Facility } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { newestReading } from './facts.ts';
import type { Linking } from './reporter.ts';

const FILE = homeOf('facilities');

/** Leaves out those without a ZIP of ours or a point, to which no distance is known. */
export function connectFacilities(rows: Rows['facilities'], { index, find, findOne }: Linking): Facility[] {
  const today = newestReading([...index.published.values()]);
  /** Hours that only old sources know send people to a closed gate. */
  const isCurrent = (hours: string, facts: readonly string[]): boolean =>
    unsupported(
      claimsOf(hours),
      facts.flatMap((id) => index.facts.get(id) ?? []).filter((fact) => !isTooOld(fact, today)),
    ).length === 0;
  const facilities = rows.flatMap((row): Facility[] => {
    const at = (field: string) => `${row.id} → ${field}`;
    const zip = row.zip ? findOne('zips', row.zip, FILE, at('zip')) : undefined;
    const { counties = [], municipalities = [] } = row.serves;
    const facility = {
      ...row,
      hours: row.hours !== undefined && isCurrent(row.hours, row.facts) ? row.hours : undefined,
      zip,
      facts: find('facts', row.facts, FILE, at('facts')),
      servesCounties: find('counties', counties, FILE, at('serves.counties')),
      servesMunicipalities: find('municipalities', municipalities, FILE, at('serves.municipalities')),
    };
    const point = row.point ?? zip?.point;
    return point ? [{ ...facility, point }] : [];
  });
  for (const facility of facilities)
    for (const served of [...facility.servesCounties, ...facility.servesMunicipalities])
      served.facilities.push(facility);
  return facilities;
}

export function checkFacilities(rows: Rows['facilities'], { index, add }: Linking): void {
  for (const { id, kind, zip, point, serves, facts } of rows) {
    const addAt = (field: string, wrong: string, remedy: string) => add(FILE, `${id} → ${field}`, wrong, remedy);
    if (!zip && !point)
      addAt(
        'zip',
        'is missing, so its distance cannot be told',
        'Give its ZIP, or a point where the ZIP is not one of ours',
      );
    if ((serves.counties ?? []).length + (serves.municipalities ?? []).length === 0)
      addAt(
        'serves',
        'is empty, so no page leads to it',
        'Name the counties or municipalities whose residents may use it',
      );
    if (kind === 'municipal' && (serves.counties ?? []).length > 0)
      addAt(
        'serves.counties',
        "lets a town's own site stand on the pages of other towns",
        'Name its municipalities alone, or give it the kind county if everyone in the county may use it',
      );
    for (const fact of facts)
      if (index.facts.get(fact)?.confidence === 'low')
        addAt(
          'facts',
          `rests on "${fact}", whose confidence is low`,
          'Use a fact of medium or high confidence, or confirm this one',
        );
  }
}
