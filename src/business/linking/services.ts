/** Services, and the three others that each names. */
import { documentFile } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Service } from '#business/entities.ts';
import { eighthsIn, feetIn, wrongLoad, type Volumes } from '#business/loads.ts';
import { insideOf } from '#business/prices.ts';
import type { Add } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import type { Pictures } from './pictures.ts';
import type { Reporter } from './reporter.ts';

type Row = Rows['services'][number];

/** The eighths that the example takes, the truck being as large as it is. */
function exampleOf({ id, example }: Row, volumes: Volumes, truck: number, add: Add): Service['example'] {
  const file = documentFile('services', id);
  const bad = wrongLoad(example.load, volumes);
  const eighths = eighthsIn(feetIn(example.load, volumes, truck), truck);
  if (bad) add(file, 'example.load', bad.wrong, bad.remedy);
  else if (eighths.high > 8)
    add(file, 'example.load', 'is more than a full truck', 'Tell a smaller load, or check the truck in pricing.yaml');
  return { what: example.what, from: Math.min(eighths.low, 8), to: Math.min(eighths.high, 8) };
}

export function linkServices(
  { services: rows, pricing }: Pick<Rows, 'services' | 'pricing'>,
  volumes: Volumes,
  pictures: Pictures,
  { index, add, find }: Reporter,
): void {
  const truck = insideOf(pricing.truck);
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
      example: exampleOf(row, volumes, truck, add),
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
