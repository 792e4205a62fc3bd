/** What stands on a page's social card, the picture of a shared link. How it is drawn is src/og/card.ts's part. */
import type { Site } from '#business/entities.ts';
import { headline, startingPrice } from '#layout/site-chrome.ts';
import {
  gauge,
  standingPicture,
  type Gauge,
  type LadderRow,
  type LocatorView,
  type MapView,
  type PictureView,
} from '#ui/parts.ts';
import type { PageView } from '#ui/page-view.ts';
import { cardWords } from './words.ts';

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
export function houseCard(site: Site): Partial<Card> {
  const [first, rest] = headline(site);
  const short = rest !== '' && first.length <= LEAD;
  return {
    lead: short ? first : '',
    title: short ? rest : site.business.line,
    picture: standingPicture(site, 'hero-loaded'),
  };
}

/** The card of a page that may be indexed, the house's for all others; what the page leaves open is filled in. */
export function cardOf(site: Site, { head, card }: PageView): Card & { alt: string } {
  const words = cardWords(site.language);
  const wanted: Partial<Card> =
    head.robots === 'index, follow'
      ? { title: head.title.replace(` | ${site.business.name}`, ''), ...card }
      : houseCard(site);
  const full: Card = {
    name: site.business.name,
    lead: '',
    title: site.business.name,
    answer: words.answer(startingPrice(site)),
    note: site.business.promises.soon,
    // An eighth stands beside the price that it means.
    load: wanted.answer === undefined ? gauge(site.language, 1, 1) : undefined,
    picture: undefined,
    locator: undefined,
    map: undefined,
    ladder: [],
    marks: [],
    ...wanted,
  };
  const bare = !full.picture && !full.locator && !full.map && full.ladder.length === 0;
  const complete = bare ? { ...full, picture: standingPicture(site, 'hero-cleared') } : full;
  return { ...complete, alt: altOf(site.language, complete) };
}

/** What is to be read on a card, and what a map or a ladder on it says; a picture only stands beside the words. */
const altOf = (language: string, { lead, title, answer, note, marks, picture, locator, map, ladder }: Card): string =>
  [
    `${lead} ${title}`.trim(),
    answer,
    marks.map(({ label, taken }) => cardWords(language).taken(label, taken)).join(', '),
    note,
    picture ? '' : (locator?.label ?? map?.label ?? ladder.map((row) => row.price).join(', ')),
  ]
    .filter(Boolean)
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
