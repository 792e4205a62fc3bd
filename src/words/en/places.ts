/** What the pages about one place share: county place, town, hamlet, ZIP code and town hall. */
import { counted } from '#lib/text.ts';

export const places = {
  /** Headline, and label of links to the page. */
  title: (place: string) => `Junk removal in ${place}`,
  /** In search results, at most 60 characters together with the name of the state. */
  headTitle: ({ place, state }: { place: string; state: string }) => `Junk Removal in ${place}, ${state}`,
  /** Behind the title in search results where there is room. */
  headPrice: (price: string) => `from ${price}`,
  /** Stands above the name of the place on the card of a shared link. */
  cardLead: 'Junk removal in',
  /** Completes "I would like a price for …". */
  about: (place: string) => `junk removal in ${place}`,
  sourcedRules: (count: number) => counted(count, 'rule'),
  facilities: 'Drop-off sites near you',
  nextDoor: 'Nearby towns',
  zips: 'ZIP codes',
  hamlets: 'Hamlets and neighborhoods',
};
