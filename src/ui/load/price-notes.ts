/** What stands beside every price: tax, stairs, heavy material. */
import type { Site } from '#business/entities.ts';
import { isKnown } from '#business/tokens.ts';
import { dollars } from '#lib/money.ts';
import { plain } from '#ui/sources/prose.ts';
import { loadWords } from './words.ts';

/** The owner's sentences; one about what he has not told yet is left out. */
export const priceNotes = (site: Site): string[] =>
  site.pricing.notes.filter(({ text }) => isKnown(site, text)).map(({ text }) => plain(site, text));

export const heavyPrice = (site: Site): string =>
  loadWords(site.language).heavyPrice({ ...site.pricing.weight, price: dollars(site.pricing.weight.price) });
