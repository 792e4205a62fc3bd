/** Municipalities. */
import type { Municipality } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { RULE_KINDS } from '#business/schema/answers.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Addresses } from '#business/addresses.ts';
import { routes } from '#pages.ts';
import type { Pictures } from './pictures.ts';
import { byName, type Finder, type Linking } from './reporter.ts';
import { noRows } from './rules.ts';

const FILE = homeOf('municipalities');
const OTHERS = ['within', 'neighbors', 'across'] as const;

/** Leaves out those in no county of ours. */
export const createMunicipalities = (
  rows: Rows['municipalities'],
  pictures: Pictures,
  { pathOf }: Addresses,
  { findOne }: Finder<'counties'>,
): Municipality[] =>
  rows.flatMap((row): Municipality[] => {
    const county = findOne('counties', row.county, FILE, `${row.id} → county`);
    if (!county) return [];
    return [
      {
        ...row,
        county,
        picture: pictures.of(row.picture),
        within: [],
        villages: [],
        zips: [],
        neighbors: [],
        across: [],
        locations: [],
        town: undefined,
        facts: [],
        rules: noRows(RULE_KINDS),
        contact: undefined,
        collector: undefined,
        lookup: undefined,
        facilities: [],
        jobs: [],
        reviews: [],
        path: routes.municipality(row.county, row.id),
        townHallPath: pathOf(routes.townHall(row.id)),
      },
    ];
  });

export function connectMunicipalities(rows: Rows['municipalities'], { index, find }: Linking): void {
  for (const row of rows) {
    const place = index.municipalities.get(row.id);
    if (!place) continue;
    for (const field of OTHERS) place[field] = find('municipalities', row[field], FILE, `${row.id} → ${field}`);
    place.neighbors.sort(byName);
    place.zips = find('zips', row.zips, FILE, `${row.id} → zips`);
    for (const parent of place.within) parent.villages.push(place);
    place.county.municipalities.push(place);
  }
  for (const { villages } of index.municipalities.values()) villages.sort(byName);
  for (const { municipalities } of index.counties.values()) municipalities.sort(byName);
}

/** Reports places that name themselves, and neighbors and ZIPs that do not name a place back. */
export function checkMunicipalities(rows: Rows['municipalities'], { index, add }: Linking): void {
  for (const row of rows)
    for (const field of OTHERS)
      if (row[field].includes(row.id)) add(FILE, `${row.id} → ${field}`, 'names the place itself', 'Take it out');
  const lacks = (place: Municipality, file: string, id: string, field: string) =>
    add(
      file,
      `${id} → ${field}`,
      `lacks "${place.id}", whose record names it`,
      'Let both records name each other, or neither',
    );
  for (const place of index.municipalities.values()) {
    for (const other of place.neighbors)
      if (!other.neighbors.includes(place)) lacks(place, FILE, other.id, 'neighbors');
    for (const zip of place.zips)
      if (!zip.municipalities.includes(place)) lacks(place, homeOf('zips'), zip.id, 'municipalities');
  }
}
