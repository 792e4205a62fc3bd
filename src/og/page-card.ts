/** What stands on a page's social card, the picture of a shared link. How it is drawn is src/og/card.ts's part. */
import type { Site } from '#business/entities.ts';
import type { PageView } from '#ui/page-view.ts';
import { type Card, houseCard } from '#ui/card.ts';
import { cardWords } from './words.ts';
import { startingPrice, gauge } from '#ui/load/gauge.ts';
import { standingPicture } from '#ui/picture/pictures.ts';

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
