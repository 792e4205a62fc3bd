/** English text of `/{county}/locations`. */
import { counted } from '#lib/text.ts';

export const en = {
  /** `lead` comes from content. */
  lead: ({ lead, price }: { lead: string; price: string }) => `${lead} Our prices start at ${price}.`,
  about: 'How it works here',
  places: {
    heading: 'Choose your town',
  },
  /** Heading of municipalities without rules of their own. */
  others: 'We haven’t found bulk pickup rules for these places, so call before you put anything out',
  /** Heading of the county and state rules. */
  baseline: 'County and state rules',
  within: {
    table: 'What every town picks up, in one table',
    hamlets: (count: number) => counted(count, 'hamlet or neighborhood', 'hamlets and neighborhoods'),
    zips: (count: number) => counted(count, 'ZIP code'),
  },
  facilities: 'Drop-off sites',
  guides: 'Guides',
};
