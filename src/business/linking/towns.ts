/** Town pages, each for municipalities that have no other page. */
import type { Addresses } from '#business/addresses.ts';
import type { Municipality, Town } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { LANGUAGE_SEGMENT, RESERVED_SEGMENTS, routes } from '#pages.ts';
import type { Finder, Linking } from './reporter.ts';

/** Leaves out those in no municipality of ours. */
export const createTowns = (rows: Rows['towns'], { pathOf }: Addresses, { find }: Finder<'municipalities'>): Town[] =>
  rows.flatMap((row): Town[] => {
    const municipalities = find('municipalities', row.municipalities, documentFile('towns', row.id), 'municipalities');
    const [main] = municipalities;
    if (!main) return [];
    return [
      { ...row, path: pathOf(routes.town(row.id)), name: main.name, municipalities, main, services: [], guides: [] },
    ];
  });

/** Names only services and towns that have a page in the language. */
export function connectTowns(rows: Rows['towns'], { index, addresses, find }: Linking): void {
  for (const row of rows) {
    const town = index.towns.get(row.id);
    if (!town) continue;
    for (const place of town.municipalities) place.town = town;
    const services = find('services', row.services, documentFile('towns', row.id), 'services');
    town.services = services.filter(({ id }) => addresses.has(routes.service(id)));
    if (addresses.has(routes.town(row.id))) for (const service of services) service.towns.push(town);
  }
}

/** Reports towns at the address of another page, and municipalities with two. */
export function checkTowns(rows: Rows['towns'], { index, add }: Linking): void {
  for (const { id } of rows)
    if (RESERVED_SEGMENTS.has(id) || LANGUAGE_SEGMENT.test(id) || index.counties.has(id))
      add(
        documentFile('towns', id),
        'the file name',
        `"${id}" is already a page of the site`,
        'Rename the file, for example with -ny at the end',
      );
  const pageOf = new Map<Municipality, Town>();
  for (const town of index.towns.values())
    for (const place of town.municipalities) {
      const other = pageOf.get(place);
      if (other)
        add(
          documentFile('towns', town.id),
          'municipalities',
          `"${place.id}" already has the page ${documentFile('towns', other.id)}`,
          'Let one file speak for each municipality',
        );
      pageOf.set(place, town);
    }
}
