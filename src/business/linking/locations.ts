/** Hamlets and neighborhoods, in the municipalities whose town halls set their rules. */
import type { Location } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Pictures } from './pictures.ts';
import { byName, type Finder, type Linking } from './reporter.ts';

const FILE = homeOf('locations');

/** Leaves out those in no municipality of ours. */
export const createLocations = (
  rows: Rows['locations'],
  pictures: Pictures,
  { find }: Finder<'municipalities'>,
): Location[] =>
  rows.flatMap((row): Location[] => {
    const within = find('municipalities', row.within, FILE, `${row.id} → within`);
    const [main] = within;
    if (!main) return [];
    const picture = row.picture ? pictures.of(row.picture) : main.picture;
    return [{ ...row, picture, path: routes.location(row.id), within, county: main.county, zips: [] }];
  });

export function connectLocations(rows: Rows['locations'], { index, find }: Linking): void {
  for (const row of rows) {
    const place = index.locations.get(row.id);
    if (!place) continue;
    place.zips = find('zips', row.zips, FILE, `${row.id} → zips`);
    for (const parent of [place.county, ...place.within]) parent.locations.push(place);
  }
  for (const { locations } of [...index.counties.values(), ...index.municipalities.values()]) locations.sort(byName);
}
