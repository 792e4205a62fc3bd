/** View model of a before-and-after pair. */
import type { PictureView } from '#ui/picture/pictures.ts';
import { type Gauge, gauge } from '#ui/load/gauge.ts';
import type { Service } from '#business/entities.ts';
import { loadWords } from '#ui/load/words.ts';
import type { Link } from '#ui/link.ts';

export interface PairView {
  title: string;
  text: string;
  /** Undefined on the service's own page. */
  service: Link | undefined;
  before: { picture: PictureView; gauge: Gauge; label: string };
  after: { picture: PictureView; gauge: Gauge; label: string };
}

/** The service's pair as a list; empty if it has none. */
export function pairOf(language: string, service: Service, title: string, text: string): PairView[] {
  const { pair, load } = service;
  if (!pair) return [];
  const before = gauge(language, load.to, load.to);
  return [
    {
      title,
      text,
      service: { label: service.name, href: service.path },
      before: {
        picture: pair.before,
        gauge: before,
        label: loadWords(language).before(before.label),
      },
      after: { picture: pair.after, gauge: gauge(language, 0, 0), label: loadWords(language).after },
    },
  ];
}
