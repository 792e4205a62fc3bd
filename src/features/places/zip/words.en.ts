/** English text of `/zip/{zip}` and of the box on it. */
import { listed } from '#lib/text.ts';

export const en = {
  /** Title, at most 60 characters; the state is appended if it fits. */
  headTitle: ({ zip, city }: { zip: string; city: string }) => `Junk Removal in ZIP ${zip}, ${city}`,
  /** Meta description, at most 160 characters. `covers` may be empty; `more` means it is incomplete. */
  description: ({
    zip,
    city,
    state,
    covers,
    more,
    price,
  }: {
    zip: string;
    city: string;
    state: string;
    covers: readonly string[];
    more: boolean;
    price: string;
  }) => {
    const what = covers.length > 0 ? ` covers ${listed(covers)}${more ? ' and more' : ''}. Junk` : ': junk';
    return `ZIP ${zip} in ${city}, ${state}${what} removal from ${price}, which town’s pickup rules apply, and the nearest drop-off sites.`;
  },
  /** Completes "junk removal in …". */
  place: ({ zip, city }: { zip: string; city: string }) => `${city} (${zip})`,
  /** Must end with the ZIP code, which is shown large. */
  title: ({ zip, city }: { zip: string; city: string }) => `${city}, ZIP code ${zip}`,
  lead: ({ zip, price }: { zip: string; price: string }) =>
    `Yes, we come to ${zip}. Junk removal from ${price}, today or tomorrow, most days.`,
  covers: {
    heading: 'Town pickup rules',
    /** Accessible name of the link; `rules` as in "3 rules". */
    townHallSpoken: ({ place, rules }: { place: string; rules: string }) => `${place} town rules: ${rules}`,
    noRules: 'none found, ask the town',
  },
  postOfficeBox: (zip: string) =>
    `${zip} is for post office boxes. Give us your street address, which may have another ZIP code.`,
  singleCustomer: (zip: string) => `${zip} belongs to one large mail customer. Give us your street address.`,
  siblings: 'Other ZIP codes in these towns',
  /** What the box says of a ZIP code. */
  found: (zip: string) => `We can come to ${zip} today or tomorrow, most days.`,
};

export type Words = typeof en;
