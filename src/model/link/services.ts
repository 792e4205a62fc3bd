/** Services, and the three others that each names. */
import { documentFile } from '#schema/collections.ts';
import { routes } from '../routes.ts';
import type { Rows } from '../rows.ts';
import type { Pictures } from './pictures.ts';
import type { Reporter } from './reporter.ts';

export function linkServices(rows: Rows['services'], pictures: Pictures, { index, add, find }: Reporter): void {
  for (const row of rows) {
    const pair = pictures.pair(row.pair);
    if (row.pair && !pair)
      add(
        documentFile('services', row.id),
        'pair',
        `names "${row.pair}", which has no two pictures in content/pictures.yaml`,
        `Render pairs/${row.pair}-before and pairs/${row.pair}-after and write their alternative texts`,
      );
    index.services.set(row.id, {
      ...row,
      picture: pictures.of(`services/${row.id}`),
      pair,
      path: routes.service(row.id),
      related: [],
      namedBy: [],
      guides: [],
      towns: [],
      items: [],
      jobs: [],
      reviews: [],
    });
  }
  for (const row of rows) {
    const file = documentFile('services', row.id);
    const service = index.services.get(row.id);
    if (!service) continue;
    service.related = find('services', row.related, file, 'related');
    if (row.related.includes(row.id)) add(file, 'related', 'names the service itself', 'Name three other services');
    for (const other of service.related) other.namedBy.push(service);
  }
}
