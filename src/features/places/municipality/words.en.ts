/** English text of `/{county}/locations/{slug}`. */
import { counted, listed } from '#lib/text.ts';

export const en = {
  /** Meta description, at most 160 characters. */
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
    return `Junk removal in ${place} from ${price}, today or tomorrow, most days. Call or text a photo. ZIP ${listed(zips)}${nextDoor}.`;
  },
  /** `sentence` describes the place. */
  lead: ({ place, sentence, price }: { place: string; sentence: string; price: string }) =>
    `We haul junk anywhere in ${place} from ${price}, today or tomorrow, most days. ${sentence}`,
  townHall: {
    /** Accessible name of the section. */
    label: 'Free pickup',
    rules: ({ place, count }: { place: string; count: number }) =>
      `What ${place} picks up or takes: ${counted(count, 'rule')}, with days, phone numbers and sources.`,
    none: (place: string) => `We found no pickup rules for ${place}. Ask the town hall what it picks up free.`,
    link: (place: string) => `${place} town rules`,
  },
  /** Accessible name of the section. */
  about: 'About',
  prices: 'What it costs',
  within: 'Part of',
  villages: 'Villages in this town',
  across: 'Across the water',
};
