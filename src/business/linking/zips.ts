/** ZIP codes, and the municipalities and hamlets in them. */
import { miles } from '#lib/distance.ts';
import type { Zip } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import { byId, type Finder, type Linking } from './reporter.ts';

const FILE = homeOf('zips');
/** Miles between the centers of a ZIP and of a municipality in it; more is a mistake in one of the two points. */
const MAX_DISTANCE = 25;

/** Leaves out those in no county of ours. */
export const createZips = (rows: Rows['zips'], { findOne }: Finder<'counties'>): Zip[] =>
  rows.flatMap((row): Zip[] => {
    const county = findOne('counties', row.county, FILE, `${row.id} → county`);
    return county ? [{ ...row, county, path: routes.zip(row.id), municipalities: [], locations: [] }] : [];
  });

export function connectZips(rows: Rows['zips'], { index, find }: Linking): void {
  for (const row of rows) {
    const zip = index.zips.get(row.id);
    if (!zip) continue;
    zip.municipalities = find('municipalities', row.municipalities, FILE, `${row.id} → municipalities`);
    zip.locations = find('locations', row.locations, FILE, `${row.id} → locations`);
    zip.county.zips.push(zip);
  }
  for (const { zips } of index.counties.values()) zips.sort(byId);
}

/** Reports ZIPs far from their municipalities. */
export function checkZips({ index, add }: Linking): void {
  for (const { id, point, municipalities } of index.zips.values())
    for (const place of municipalities) {
      const gap = Math.round(miles(point, place.point));
      if (gap > MAX_DISTANCE)
        add(
          FILE,
          `${id} → point`,
          `lies ${gap} miles from ${place.label}, which is in it`,
          'Correct its point, or that of the municipality',
        );
    }
}
