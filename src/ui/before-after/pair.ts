/** A room before and after. */
import type { PictureView } from '#ui/picture/pictures.ts';
import { type Gauge, gauge } from '#ui/load/gauge.ts';
import type { Service } from '#business/entities.ts';
import { loadWords } from '#ui/load/words.ts';
import type { Link } from '#ui/link.ts';

/** The same room before and after, with the share of the truck between them. */
export interface PairView {
  title: string;
  text: string;
  /** Where to read on; absent on the service's own page. */
  service: Link | undefined;
  before: { picture: PictureView; gauge: Gauge; label: string };
  after: { picture: PictureView; gauge: Gauge; label: string };
}

/** The pair of a service, where it has one. */
export function pairOf(language: string, service: Service, title: string, text: string): PairView[] {
  const { pair, load } = service;
  if (!pair) return [];
  return [
    {
      title,
      text,
      service: { label: service.name, href: service.path },
      before: {
        picture: pair.before,
        gauge: gauge(language, load.to, load.to),
        label: loadWords(language).before(load.to),
      },
      after: { picture: pair.after, gauge: gauge(language, 0, 0), label: loadWords(language).after },
    },
  ];
}
