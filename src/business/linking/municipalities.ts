/** Municipalities: first the objects, then what they have to do with each other. */
import { homeOf } from '#business/schema/collections.ts';
import type { Municipality } from '#business/entities.ts';
import { routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import type { PublishedFacts } from './facts.ts';
import type { Pictures } from './pictures.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('municipalities');

export function linkMunicipalities(
  rows: Rows['municipalities'],
  facts: PublishedFacts,
  pictures: Pictures,
  report: Reporter,
): void {
  for (const row of rows) {
    const county = report.findOne('counties', row.county, FILE, `${row.id} → county`);
    if (!county) continue;
    const place: Municipality = {
      ...row,
      county,
      picture: pictures.named(row.picture, FILE, row.id),
      within: [],
      villages: [],
      zips: [],
      neighbors: [],
      across: [],
      locations: [],
      town: undefined,
      facts: facts.rulesOf('municipality', row.id),
      rules: { collector: undefined, ask: undefined, kinds: {} },
      facilities: [],
      jobs: [],
      reviews: [],
      path: routes.municipality(row.county, row.id),
      townHallPath: routes.townHall(row.id),
    };
    report.index.municipalities.set(row.id, place);
    county.municipalities.push(place);
  }
}

/** Towns around villages, neighbors and ZIPs. Comes after the ZIPs. */
export function linkBorders(rows: Rows['municipalities'], { index, add, find }: Reporter): void {
  for (const row of rows) {
    const place = index.municipalities.get(row.id);
    if (!place) continue;
    for (const field of ['within', 'neighbors', 'across'] as const) {
      place[field] = find('municipalities', row[field], FILE, `${row.id} → ${field}`);
      if (row[field].includes(row.id)) add(FILE, `${row.id} → ${field}`, 'names the place itself', 'Take it out');
    }
    place.zips = find('zips', row.zips, FILE, `${row.id} → zips`);
    for (const parent of place.within) parent.villages.push(place);
  }
}

/** Reports what names a neighbor or a ZIP that does not name it back. */
export function checkAgreement({ index, add }: Reporter): void {
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
