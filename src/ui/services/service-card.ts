/** View model of a service card. */
import type { PictureView } from '#ui/picture/pictures.ts';
import { type Gauge, gauge, priceRange } from '#ui/load/gauge.ts';
import type { Site, Service } from '#business/entities.ts';

export interface ServiceCard {
  picture: PictureView;
  name: string;
  href: string;
  gauge: Gauge;
  price: string;
}

export const serviceCard = (site: Site, service: Service): ServiceCard => ({
  picture: service.picture,
  name: service.name,
  href: service.path,
  gauge: gauge(site.language, service.load.from, service.load.to),
  price: priceRange(site, service.load.from, service.load.to),
});
