/** Content of a page's share card; drawn by card.ts. */
import type { Site } from '#business/entities.ts';
import type { PageView } from '#ui/page-view.ts';
import { type Card, defaultCard } from '#ui/card.ts';
import { cardWords } from './words.ts';
import { startingPrice, gauge } from '#ui/load/gauge.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';

/** The page's card, or the site's default card if the page is not indexed. Missing parts are filled in. */
export function cardOf(site: Site, { head, card }: PageView): Card & { alt: string } {
  const words = cardWords(site.language);
  const content: Partial<Card> =
    head.robots === 'index, follow'
      ? { title: head.title.replace(` | ${site.business.name}`, ''), ...card }
      : defaultCard(site);
  const full: Card = {
    name: site.business.name,
    lead: '',
    title: site.business.name,
    answer: words.answer(startingPrice(site)),
    note: site.business.promises.soon,
    // The default answer is the price of an eighth.
    load: content.answer === undefined ? gauge(site.language, 1, 1) : undefined,
    picture: undefined,
    locator: undefined,
    map: undefined,
    ladder: [],
    marks: [],
    ...content,
  };
  const isTextOnly = !full.picture && !full.locator && !full.map && full.ladder.length === 0;
  const complete = isTextOnly ? { ...full, picture: requiredPicture(site, 'hero-cleared') } : full;
  return { ...complete, alt: altOf(site.language, complete) };
}

/** Alternative text: the card's words, and the label of a map or ladder. */
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
