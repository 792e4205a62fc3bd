/** Content of a share card; drawn by src/og. */
import type { Site } from '#business/entities.ts';
import type { Gauge, LadderRow } from '#ui/load/gauge.ts';
import { type PictureView, heroPicture } from '#ui/picture/pictures.ts';
import type { LocatorView, MapView } from '#ui/places/maps.ts';
import { headline } from './headline.ts';

export interface Card {
  /** The company's name, shown as wordmark. */
  name: string;
  /** Smaller text above the title: "Junk removal in". */
  lead: string;
  title: string;
  /** In the band: the answer, with an explanatory note. */
  answer: string;
  note: string;
  /** Load shown by the truck. */
  load: Gauge | undefined;
  /** At most one of these four is shown beside the text. */
  picture: PictureView | undefined;
  locator: LocatorView | undefined;
  map: MapView | undefined;
  ladder: LadderRow[];
  /** Replaces the answer: item kinds, and whether they are taken. */
  marks: { label: string; taken: boolean }[];
}

/** Maximum length of a lead, which stays on one line. */
const MAX_LEAD_LENGTH = 24;

/** Default card, for the home page and pages that are not indexed. */
export function defaultCard(site: Site): Partial<Card> {
  const [first, rest] = headline(site);
  const isSplit = rest !== '' && first.length <= MAX_LEAD_LENGTH;
  return {
    lead: isSplit ? first : '',
    title: isSplit ? rest : site.business.line,
    picture: heroPicture(site),
  };
}
