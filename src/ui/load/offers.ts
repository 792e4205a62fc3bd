/** The owner's offers on the pages they concern. */
import { offerPrice } from '#business/estimate.ts';
import type { Service, Site } from '#business/entities.ts';
import { daysAfter } from '#lib/dates.ts';
import { dollars } from '#lib/money.ts';
import { instantOf } from '#lib/moments.ts';
import { loadWords } from './words.ts';

export interface OfferView {
  /** "$25 off Mattress Removal, through December 15, 2026." */
  text: string;
  /** "That makes it $124 to $204." Only on the page of the service that it is for. */
  price: string | undefined;
  /** Instants, "2026-11-25T05:00Z": a script shows it between them. */
  from: string;
  until: string;
}

/** @param service whose page it is; on other pages all offers are told */
export function offersFor(site: Site, service?: Service): OfferView[] {
  const { offer: words, range } = loadWords(site.language);
  const { timezone } = site.business.hours;
  const at = (day: string) => instantOf(`${day} 00:00`, timezone);
  return site.offers
    .filter((offer) => service === undefined || offer.service === undefined || offer.service === service)
    .map(({ off, name, service: only, from, until }) => {
      const { low, high } = offerPrice(service?.load ?? { from: 1, to: 1 }, off, site.truck);
      return {
        text: words.text({ off: dollars(off), name, day: site.formats.fullDate(until) }),
        price: service && only === service ? words.price(range(dollars(low), dollars(high))) : undefined,
        from: at(from),
        until: at(daysAfter(until, 1)),
      };
    });
}
