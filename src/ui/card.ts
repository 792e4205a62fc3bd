/** What stands on the picture of a shared link. How it is drawn is src/og. */
import type { Site } from '#business/entities.ts';
import type { Gauge, LadderRow } from '#ui/load/gauge.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';
import type { LocatorView, MapView } from '#ui/places/maps.ts';
import { headline } from './headline.ts';

export interface Card {
  /** The company's name, drawn in the band. */
  name: string;
  /** Words that lead to the title and are set smaller: "Junk removal in". */
  lead: string;
  title: string;
  /** In the band below: the answer, and what it means. */
  answer: string;
  note: string;
  /** The truck that stands on the band. */
  load: Gauge | undefined;
  /** Beside the words stands one of these four, the ladder where it has rows. */
  picture: PictureView | undefined;
  locator: LocatorView | undefined;
  map: MapView | undefined;
  ladder: LadderRow[];
  /** In place of the answer: kinds of things, and whether they are taken. */
  marks: { label: string; taken: boolean }[];
}

/** Most characters of a lead, which stands in one line. */
const LEAD = 24;

/** The card of the house, for the welcome page and for every page that is not to be found by search. */
export function defaultCard(site: Site): Partial<Card> {
  const [first, rest] = headline(site);
  const short = rest !== '' && first.length <= LEAD;
  return {
    lead: short ? first : '',
    title: short ? rest : site.business.line,
    picture: standingPicture(site, 'hero-loaded'),
  };
}
