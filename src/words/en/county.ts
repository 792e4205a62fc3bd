/** `/{county}/locations`: the hub of a county. */
import { counted, spelled } from '#lib/words.ts';

export const county = {
  /** `lead` is the county's own sentence. */
  lead: ({ lead, price }: { lead: string; price: string }) => `${lead} Our prices start at ${price}.`,
  /** Read out as the name of the section. */
  about: 'How it works here',
  places: {
    heading: 'What each town picks up',
    /** Read out as the name of the section. */
    label: 'Table of municipalities',
    /** The line that opens the table. */
    table: (places: number) => `${counted(places, 'town')} in one table`,
    place: 'Place',
    inFull: 'All rules',
    rules: (count: number) => (count > 0 ? counted(count, 'rule') : 'Ask'),
    /** The same, read out without the row around it. */
    rulesSpoken: ({ place, rules }: { place: string; rules: string }) => `${place}: ${rules}`,
  },
  /** Over those of which we know no rule of their own. */
  others: 'We haven’t found bulk pickup rules for these places, so call before you put anything out',
  /** Over what others answer in their place. */
  baseline: 'County and state rules',
  within: {
    table: (counties: number) =>
      counties === 1 ? 'All towns in one table' : `All ${spelled(counties)} areas in one table`,
    hamlets: (count: number) => counted(count, 'hamlet or neighborhood', 'hamlets and neighborhoods'),
    zips: (count: number) => counted(count, 'ZIP code'),
  },
  facilities: 'Drop-off sites',
  rules: 'County rules',
  official: (county: string) => `Haulers, licenses and fines in ${county}`,
  law: {
    heading: 'State law',
    /** `topics` are headings of the law's page, too many to name. */
    text: ({ count, state }: { topics: readonly string[]; count: number; state: string }) =>
      `${counted(count, `${state} rule`)} on what can’t go in the trash, where you can take it and who can haul it, with sources and dates.`,
    link: (state: string) => `${state} law`,
  },
  guides: 'Guides',
};
