/** `/{county}/locations/{slug}`: junk removal in one municipality. */
import { counted, listed } from '#lib/words.ts';

export const countyPlace = {
  /** In search results, at most 160 characters; the fewer neighbors are named, the shorter. */
  description: ({
    place,
    price,
    zips,
    neighbors,
  }: {
    place: string;
    price: string;
    zips: readonly string[];
    neighbors: readonly string[];
  }) => {
    const nextDoor = neighbors.length > 0 ? `, next door to ${listed(neighbors)}` : '';
    return `${place}: junk removal from ${price}, same or next day most days. ZIP ${listed(zips)}${nextDoor}.`;
  },
  /** `sentence` says what kind of place it is, and where; see parts. */
  lead: ({ sentence, price }: { sentence: string; price: string }) =>
    `${sentence} We come the same day or the next, most days, from ${price}.`,
  townHall: {
    /** Read out as the name of the section. */
    label: 'The free way first',
    rules: ({ place, count }: { place: string; count: number }) =>
      `Before you pay for a truck: the ${place} page lists ${counted(count, 'sourced rule')} on what the municipality itself takes.`,
    none: (place: string) =>
      `We have not found ${place}'s own rules in a source we trust. Ask the town hall what it takes free before you pay for a truck.`,
    link: (place: string) => `Town hall rules: ${place}`,
  },
  /** Read out as the name of the section. */
  about: 'About',
  services: 'What people here ask for',
  prices: 'What it costs',
  within: 'Lies in',
  villages: 'Villages inside it',
  across: 'Across the water',
};
