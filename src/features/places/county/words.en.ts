/** `/{county}/locations`: the hub of a county. */
import { counted, lowerFirst } from '#lib/text.ts';

export const en = {
  /** `lead` is the county's own sentence. */
  lead: ({ lead, price }: { lead: string; price: string }) => `${lead} Our prices start at ${price}.`,
  /** Read out as the name of the section. */
  about: 'How it works here',
  places: {
    heading: 'Choose your town',
  },
  /** Over those of which we know no rule of their own. */
  others: 'We haven’t found bulk pickup rules for these places, so call before you put anything out',
  /** Over what others answer in their place. */
  baseline: 'County and state rules',
  within: {
    table: 'What every town picks up, in one table',
    hamlets: (count: number) => counted(count, 'hamlet or neighborhood', 'hamlets and neighborhoods'),
    zips: (count: number) => counted(count, 'ZIP code'),
  },
  facilities: 'Drop-off sites',
  rules: {
    heading: 'County rules',
    /** `topics` are headings of their page. */
    text: ({ topics, count }: { topics: readonly string[]; count: number }) =>
      `${counted(count, 'rule')} with sources and dates: ${topics.map(lowerFirst).join(', ')}.`,
  },
  law: {
    heading: 'State law',
    /** `topics` are headings of the law's page, too many to name. */
    text: ({ count, state }: { topics: readonly string[]; count: number; state: string }) =>
      `${counted(count, `${state} rule`)} on what can’t go in the trash, where you can take it and who can haul it, with sources and dates.`,
  },
  guides: 'Guides',
};

export type Words = typeof en;
