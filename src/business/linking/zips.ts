/** ZIP codes, and the municipalities and hamlets in them. */
import { miles } from '#lib/distance.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Zip } from '#business/entities.ts';
import { routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('zips');
/** Miles between the center of a ZIP and that of a municipality in it; more is a slip in one of the two points. */
const MAX_DISTANCE = 25;

export function linkZips(rows: Rows['zips'], { index, add, find, findOne }: Reporter): void {
  for (const row of rows) {
    const county = findOne('counties', row.county, FILE, `${row.id} → county`);
    if (!county) continue;
    const zip: Zip = {
      ...row,
      county,
      path: routes.zip(row.id),
      municipalities: find('municipalities', row.municipalities, FILE, `${row.id} → municipalities`),
      locations: [],
    };
    if (row.municipalities.length === 0)
      add(
        FILE,
        `${row.id} → municipalities`,
        'is empty, so nothing on the site leads to this ZIP',
        'Name the municipality it lies in, or take the record out',
      );
    for (const place of zip.municipalities) {
      const gap = Math.round(miles(zip.point, place.point));
      if (gap > MAX_DISTANCE)
        add(
          FILE,
          `${row.id} → point`,
          `lies ${gap} miles from ${place.label}, which is in it`,
          'Correct its point, or that of the municipality',
        );
    }
    index.zips.set(row.id, zip);
    county.zips.push(zip);
  }
}

/** The hamlets of each ZIP. Comes after the hamlets. */
export function linkZipLocations(rows: Rows['zips'], { index, find }: Reporter): void {
  for (const row of rows) {
    const zip = index.zips.get(row.id);
    if (zip) zip.locations = find('locations', row.locations, FILE, `${row.id} → locations`);
  }
}
