/** Services, and the three others that each names. */
import type { Addresses } from '#business/addresses.ts';
import type { Volumes } from '#business/entities.ts';
import { feetIn, refusedLoad, refusedThings, wrongLoad } from '#business/loads.ts';
import { priceLoad, type Truck } from '#business/estimate.ts';
import { truckOf } from '#business/prices.ts';
import type { Service } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { documentFile } from '#business/schema/collections.ts';
import { routes } from '#pages.ts';
import type { Pictures } from './pictures.ts';
import type { Linking } from './reporter.ts';

type Sources = Pick<Rows, 'services' | 'pricing'>;

const eighthsOfLoad = (load: string, volumes: Volumes, truck: Truck) =>
  priceLoad(feetIn(load, volumes, truck.feet), truck).eighths;

export function createServices(
  { services, pricing }: Sources,
  volumes: Volumes,
  pictures: Pictures,
  { pathOf }: Addresses,
): Service[] {
  const truck = truckOf(pricing);
  return services.map((row) => {
    const { low, high } = eighthsOfLoad(row.example.load, volumes, truck);
    return {
      ...row,
      example: { what: row.example.what, from: Math.min(low, 8), to: Math.min(high, 8) },
      picture: pictures.of(`services/${row.id}`),
      pair: pictures.pair(row.pair),
      path: pathOf(routes.service(row.id)),
      related: [],
      namedBy: [],
      guides: [],
      towns: [],
      items: [],
      jobs: [],
      reviews: [],
    };
  });
}

/** Names only services that have a page in the language. */
export function connectServices(rows: Rows['services'], { index, addresses, find }: Linking): void {
  const hasPage = ({ id }: Service) => addresses.has(routes.service(id));
  for (const row of rows) {
    const service = index.services.get(row.id);
    if (!service) continue;
    const related = find('services', row.related, documentFile('services', row.id), 'related');
    service.related = related.filter(hasPage);
    if (hasPage(service)) for (const other of related) other.namedBy.push(service);
  }
}

/** Reports services that name themselves, and example loads that cannot be read or exceed a truck. */
export function checkServices(
  { services, pricing, ...things }: Sources & Pick<Rows, 'items' | 'estimator'>,
  volumes: Volumes,
  { add }: Linking,
): void {
  const truck = truckOf(pricing);
  const refused = refusedThings(things);
  for (const { id, related, example } of services) {
    const file = documentFile('services', id);
    if (related.includes(id)) add(file, 'related', 'names the service itself', 'Name three other services');
    const mistake = wrongLoad(example.load, volumes) ?? refusedLoad(example.load.split('+'), refused);
    if (mistake) add(file, 'example.load', mistake.wrong, mistake.remedy);
    else if (eighthsOfLoad(example.load, volumes, truck).high > 8)
      add(file, 'example.load', 'is more than a full truck', 'Tell a smaller load, or check the truck in pricing.yaml');
  }
}
