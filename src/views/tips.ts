/** What a visitor would ask about in passing: the words behind the dashed terms. */
import type { Site } from '#model/entities.ts';
import { startingPrice } from './chrome.ts';

export interface Tip {
  id: string;
  label: string;
  text: string;
}

export const insuredTip = (): Tip => ({
  id: 'insured',
  label: 'Licensed and insured',
  text: 'Ask us, or anybody else who comes, for the license number and a certificate of insurance before a thing is lifted. A building’s manager will ask for the certificate in writing.',
});

export const yardTip = (site: Site): Tip => ({
  id: 'yard',
  label: 'What is a cubic yard?',
  text: `A cubic yard is a box three feet each way, 27 cubic feet: about as much as a washer. Our truck holds ${Math.round(site.truck.yards * 10) / 10}.`,
});

export const minimumTip = (site: Site): Tip => ({
  id: 'minimum',
  label: `What ${startingPrice(site)} buys`,
  text: `An eighth of the truck, ${Math.round(site.truck.feet / 8)} cubic feet: a queen mattress and its box spring, or sixteen medium boxes. Loading, driving and the tipping fee of ordinary loads are in it.`,
});

export const refrigerantTip = (): Tip => ({
  id: 'refrigerant',
  label: 'Refrigerant',
  text: 'The gas that makes a refrigerator or an air conditioner cold. It comes out before the metal is scrapped; the law on that, with its source, stands on this page.',
});
