/** Town pages, each speaking for municipalities that no other page speaks for. */
import { documentFile } from '#business/schema/collections.ts';
import type { Town } from '#business/entities.ts';
import { LANGUAGE, RESERVED, routes } from '#pages.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

export function linkTowns(rows: Rows['towns'], { index, add, find }: Reporter): void {
  for (const row of rows) {
    const file = documentFile('towns', row.id);
    const places = find('municipalities', row.municipalities, file, 'municipalities');
    if (RESERVED.has(row.id) || LANGUAGE.test(row.id) || index.counties.has(row.id))
      add(
        file,
        'the file name',
        `"${row.id}" is already a page of the site`,
        'Rename the file, for example with -ny at the end',
      );
    const [main] = places;
    if (!main) continue;
    const town: Town = {
      ...row,
      path: routes.town(row.id),
      name: main.name,
      municipalities: places,
      main,
      services: find('services', row.services, file, 'services'),
      guides: [],
    };
    index.towns.set(row.id, town);
    for (const place of places) {
      if (place.town)
        add(
          file,
          'municipalities',
          `"${place.id}" already has the page ${documentFile('towns', place.town.id)}`,
          'Let one file speak for each municipality',
        );
      place.town = town;
    }
    for (const service of town.services) service.towns.push(town);
  }
}
