/** Promises and terms shown as checklists. */
import { isKnown } from '#business/tokens.ts';
import type { Site } from '#business/entities.ts';
import { plain } from '#ui/sources/prose.ts';
import { uiWords } from './words.ts';

/** A checklist; `id` is its anchor. */
export interface TickList {
  id: string;
  heading: string;
  lines: string[];
  /** True for crossed-out lines: excluded or extra cost. */
  no: boolean;
}

/** Fills tokens; texts whose tokens have no value yet are omitted. */
export const fillKnown = (site: Site, texts: readonly string[]): string[] =>
  texts.filter((text) => isKnown(site, text)).map((text) => plain(site, text));

/** Promises that apply everywhere. */
export const promiseLines = (site: Site): string[] => {
  const { soon, licensed, included, approve, free } = site.business.promises;
  return [soon, licensed, included, approve, free];
};

/** Terms of booking, payment and cancellation. @param insured whether to mention insurance certificates */
export function bookingLines(site: Site, insured: boolean): string[] {
  const booking = uiWords(site.language).booking;
  const { promises, terms } = site.business;
  return [
    // The hour until which a call means today says how soon, too.
    ...(terms.sameDay ? [] : [promises.soon]),
    promises.licensed,
    ...fillKnown(site, [
      '{terms.sameday}',
      '{terms.arrival}',
      ...(insured ? ['{terms.insurance}'] : []),
      booking.paying,
      '{terms.card}',
      '{terms.cancelling}',
    ]),
  ];
}
