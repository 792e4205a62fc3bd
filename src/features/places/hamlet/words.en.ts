/** English text of `/location/{slug}`. */
import { counted, listed } from '#lib/text.ts';

const kinds = { hamlet: 'hamlet', neighborhood: 'neighborhood' };

type Kind = keyof typeof kinds;

export const en = {
  /** Meta description, at most 160 characters; `within` has municipalities, or the state if they do not fit. */
  description: ({ name, within, price }: { name: string; within: readonly string[]; price: string }) =>
    `Junk removal in ${name} from ${price}, today or tomorrow, most days. ${name} is in ${listed(within)}, which sets the bulk pickup rules.`,
  lead: ({
    name,
    price,
    kind,
    within,
    county,
    population,
    squareMiles,
  }: {
    name: string;
    price: string;
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
    const sized = size.length > 0 ? ` (${size.join(', ')})` : '';
    return `We haul junk anywhere in ${name} from ${price}, today or tomorrow, most days. ${name} is a ${kinds[kind]} in ${listed(within)}, ${county}${sized}.`;
  },
  rules: {
    heading: 'Town rules',
    /** `townHall` is the official name of the municipality, `count` the number of its rules. */
    text: ({ townHall, place, count }: { townHall: string; place: string; count: number }) =>
      `${place} follows the bulk pickup rules of the ${townHall}.${count > 0 ? ` We list ${counted(count, 'rule')} with phone numbers and sources.` : ''}`,
    link: (place: string) => `${place} town rules`,
  },
  siblings: 'Also in this town',
};
