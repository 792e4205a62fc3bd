/** What we promise on every job, and the terms that help a visitor decide. */
import { isKnown } from '#business/tokens.ts';
import type { Site } from '#business/entities.ts';
import { plain } from '#ui/sources/prose.ts';
import { uiWords } from './words.ts';

/** A list under a heading; `id` is its place on the page. */
export interface TickList {
  id: string;
  heading: string;
  lines: string[];
  /** True of what does not happen, or costs more. */
  no: boolean;
}

/** Texts with their tokens filled; one that needs what the owner has not told yet is left out. */
export const told = (site: Site, texts: readonly string[]): string[] =>
  texts.filter((text) => isKnown(site, text)).map((text) => plain(site, text));

/** What holds wherever we come. */
export const promiseLines = (site: Site): string[] => {
  const { soon, licensed, included, approve, free } = site.business.promises;
  return [soon, licensed, included, approve, free];
};

/** How soon, when exactly, how to pay and how to call it off. @param insured whether a building will ask for papers */
export function bookingLines(site: Site, insured: boolean): string[] {
  const booking = uiWords(site.language).booking;
  const { soon, licensed } = site.business.promises;
  return [
    soon,
    licensed,
    ...told(site, [
      '{terms.sameday}',
      '{terms.arrival}',
      ...(insured ? ['{terms.insurance}'] : []),
      booking.paying,
      '{terms.card}',
      '{terms.cancelling}',
    ]),
  ];
}
