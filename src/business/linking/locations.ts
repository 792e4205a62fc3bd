/** Hamlets and neighborhoods, in the municipalities whose town halls set their rules. */
import { homeOf } from '#business/schema/collections.ts';
import type { Location } from '#business/entities.ts';
import { routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import type { Pictures } from './pictures.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('locations');

export function linkLocations(rows: Rows['locations'], pictures: Pictures, { index, find }: Reporter): void {
  for (const row of rows) {
    const within = find('municipalities', row.within, FILE, `${row.id} → within`);
    const [main] = within;
    if (!main) continue;
    const place: Location = {
      ...row,
      picture: row.picture ? pictures.named(row.picture, FILE, row.id) : main.picture,
      path: routes.location(row.id),
      within,
      county: main.county,
      zips: find('zips', row.zips, FILE, `${row.id} → zips`),
    };
    if (index.locations.has(row.id)) continue;
    index.locations.set(row.id, place);
    main.county.locations.push(place);
    for (const parent of within) parent.locations.push(place);
  }
}
