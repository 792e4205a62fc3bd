/** `/location/{slug}`: a hamlet or neighborhood that is not a municipality. */
import { counted, listed } from '#lib/words.ts';

const kinds = { hamlet: 'hamlet', neighborhood: 'neighborhood' };
type Kind = keyof typeof kinds;

export const location = {
  /** In search results, at most 160 characters; `within` names municipalities, or the state where they do not fit. */
  description: ({
    name,
    kind,
    within,
    price,
  }: {
    name: string;
    kind: Kind;
    within: readonly string[];
    price: string;
  }) =>
    `${name} is a ${kinds[kind]} in ${listed(within)}. Junk removal from ${price}, and which town hall sets the rules on bulk trash there.`,
  lead: ({
    kind,
    within,
    county,
    population,
    squareMiles,
  }: {
    kind: Kind;
    within: readonly string[];
    county: string;
    population: number | undefined;
    squareMiles: number | undefined;
  }) => {
    const size = [
      ...(population ? [counted(population, 'person', 'people')] : []),
      ...(squareMiles ? [`${squareMiles} square miles`] : []),
    ];
    const sized = size.length > 0 ? `: ${listed(size)} by the census outline` : '';
    return `A ${kinds[kind]} in ${listed(within)}, ${county}${sized}. It has no town hall of its own.`;
  },
  rules: {
    /** Read out as the name of the section. */
    label: 'Whose rules',
    /** `townHall` is its official name, `count` the number of its rules that we list. */
    text: ({ townHall, place, count }: { townHall: string; place: string; count: number }) =>
      `${townHall} sets the rules for bulk trash in ${place}.${count > 0 ? ` We list ${counted(count, 'of them', 'of them')} with sources.` : ''}`,
    link: (place: string) => `Rules of ${place}`,
  },
  services: 'What people ask for',
  municipality: 'Its municipality',
  siblings: 'In the same town',
};
