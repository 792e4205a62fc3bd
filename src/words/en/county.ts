/** `/{county}/locations`: the hub of a county. */
import { counted, listed, spelled } from '#lib/words.ts';

const lowerFirst = (text: string) => text.replace(/^\w/, (letter) => letter.toLowerCase());

export const county = {
  /** `lead` is the county's own sentence. */
  lead: ({ lead, price }: { lead: string; price: string }) => `${lead} From ${price}.`,
  /** Read out as the name of the section. */
  about: 'How it works here',
  places: {
    heading: 'What each town takes',
    /** Read out as the name of the section. */
    label: 'Table of municipalities',
    place: 'Place',
    people: 'People',
    inFull: 'In full',
    population: (people: number) => people.toLocaleString('en-US'),
    rules: (count: number) => (count > 0 ? counted(count, 'rule') : 'Ask'),
    /** The same, read out without the row around it. */
    rulesSpoken: ({ place, rules }: { place: string; rules: string }) => `${place}: ${rules}`,
  },
  /** Over those of which we know no rule of their own. */
  others: 'No rule of their own found: call before you put anything out',
  /** Over what others answer in their place. */
  baseline: 'Where your town is silent',
  within: {
    table: (counties: number) =>
      counties === 1 ? 'One table, to filter and sort' : `One table for all ${spelled(counties)} counties`,
    hamlets: (count: number) => counted(count, 'hamlet or neighborhood', 'hamlets and neighborhoods'),
    zips: (count: number) => counted(count, 'ZIP code'),
  },
  facilities: 'Where to bring things yourself',
  rules: "The county's rules",
  official: (county: string) => `Haulers, licenses and fines in ${county}`,
  law: {
    heading: "The state's law",
    /** `topics` are headings of the law's page. */
    text: ({ topics, count, state }: { topics: readonly string[]; count: number; state: string }) =>
      `${listed(topics.map(lowerFirst))}: ${counted(count, 'statement')} on the law of ${state}, each with its source and date.`,
    link: (state: string) => `The law of ${state}`,
  },
  guides: 'Guides',
};
