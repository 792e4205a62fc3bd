/** `/zip/{zip}`: one ZIP code, and what the ZIP finder answers. */
import { listed } from '#lib/words.ts';

export const zip = {
  /** In search results, at most 60 characters, with the state's letters behind it where there is room. */
  headTitle: ({ zip, city }: { zip: string; city: string }) => `Junk Removal in ZIP ${zip}, ${city}`,
  /** In search results, at most 160 characters. `covers` may be empty; `more` is true where it leaves places out. */
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
    return `ZIP ${zip} (${city}, ${state})${what} removal from ${price}, the nearest drop-off sites and whose rules apply.`;
  },
  /** What we do there, for search engines. */
  service: 'Junk removal',
  /** Completes "junk removal in …". */
  place: ({ zip, city }: { zip: string; city: string }) => `${city} (${zip})`,
  /** Must end in the ZIP code, which is printed large. */
  title: ({ zip, city }: { zip: string; city: string }) => `${city}, ZIP code ${zip}`,
  lead: ({ zip, price }: { zip: string; price: string }) =>
    `Yes, we come to ${zip}. Junk removal the same day or the next, most days, from ${price}.`,
  covers: {
    /** Read out as the name of the section. */
    label: 'Places it covers',
    heading: 'Whose rules apply',
    /** `rules` is their number: "3 sourced rules". */
    townHall: (rules: string) => `Town hall: ${rules}`,
    /** The same, read out without the line around it. */
    townHallSpoken: ({ place, rules }: { place: string; rules: string }) => `${place} town hall: ${rules}`,
    noRules: 'no sourced rule yet',
  },
  postOfficeBox: (zip: string) =>
    `${zip} is a post-office-box ZIP. Give us the street address: the house behind the box has another ZIP or lies in this one's post-office town.`,
  singleCustomer: (zip: string) =>
    `${zip} belongs to a single large customer of the Postal Service. Give us the street address.`,
  dropOff: 'Nearest drop-off',
  donation: 'Nearest places that take gifts',
  siblings: 'Other ZIP codes of these towns',
  /** What the ZIP finder answers first. */
  found: (zip: string) => `We come to ${zip} the same day or the next, most days.`,
};
