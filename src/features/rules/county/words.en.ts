/** English text of `/{county}/rules`. */
import { counted, listed, lowerFirst, SHOWN, firstThatFits } from '#lib/text.ts';

export const en = {
  headTitle: (county: string) => `${county} Waste and Recycling Rules`,
  /** Names as many topics as fit in a search result. */
  description: ({ county, topics }: { county: string; topics: readonly string[] }) =>
    firstThatFits(
      SHOWN.description,
      topics.map((_, left) => {
        const named = topics.slice(0, topics.length - left).map(lowerFirst);
        return `What ${county} says about ${listed(left > 0 ? [...named, 'more'] : named)}. Each rule has its source and date.`;
      }),
    ),
  title: (county: string) => `${county} rules`,
  lead: 'Your town decides what it picks up at the curb. These rules are the county’s.',
  rules: (count: number) => `${counted(count, 'rule')} by subject`,
  elsewhere: 'Other rules',
  towns: 'What every town picks up',
  county: (county: string) => `Junk removal in ${county}`,
  facilities: 'Drop-off sites',
};
