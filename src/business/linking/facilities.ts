/** Places to bring things to, and the residents who may use them. */
import { homeOf } from '#business/schema/collections.ts';
import type { Facility } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

type Row = Rows['facilities'][number];

const FILE = homeOf('facilities');

export function linkFacilities(rows: Rows['facilities'], report: Reporter): Facility[] {
  const facilities = rows.flatMap((row) => linkFacility(row, report) ?? []);
  for (const facility of facilities) {
    for (const county of facility.servesCounties) county.facilities.push(facility);
    for (const place of facility.servesMunicipalities) place.facilities.push(facility);
  }
  return facilities;
}

/** @returns undefined where nothing says where it lies */
function linkFacility(row: Row, report: Reporter): Facility | undefined {
  const { add, find, findOne } = report;
  const at = (field: string) => `${row.id} → ${field}`;
  const zip = row.zip ? findOne('zips', row.zip, FILE, at('zip')) : undefined;
  if (!row.zip && !row.point)
    add(
      FILE,
      at('zip'),
      'is missing, so its distance cannot be told',
      'Give its ZIP, or a point where the ZIP is not one of ours',
    );
  const { counties = [], municipalities = [] } = row.serves;
  if (counties.length + municipalities.length === 0)
    add(
      FILE,
      at('serves'),
      'is empty, so no page leads to it',
      'Name the counties or municipalities whose residents may use it',
    );
  const facts = find('facts', row.facts, FILE, at('facts'));
  for (const fact of facts)
    if (fact.confidence === 'low')
      add(
        FILE,
        at('facts'),
        `rests on "${fact.id}", whose confidence is low`,
        'Use a fact of medium or high confidence, or confirm this one',
      );
  const servesCounties = find('counties', counties, FILE, at('serves.counties'));
  const servesMunicipalities = find('municipalities', municipalities, FILE, at('serves.municipalities'));
  const point = row.point ?? zip?.point;
  return point && { ...row, zip, point, facts, servesCounties, servesMunicipalities };
}
