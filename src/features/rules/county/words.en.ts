/** `/{county}/rules`: what a county says of waste. The rules themselves are content/facts. */
import { counted, listed, lowerFirst, SHOWN, firstThatFits } from '#lib/text.ts';

export const en = {
  headTitle: (county: string) => `${county} Waste and Recycling Rules`,
  /** As many of the subjects, from the first, as a search result shows. */
  description: ({ county, topics }: { county: string; topics: readonly string[] }) =>
    firstThatFits(
      SHOWN.description,
      topics.map((_, left) => {
        const told = topics.slice(0, topics.length - left).map(lowerFirst);
        return `What ${county} says about ${listed(left > 0 ? [...told, 'more'] : told)}. Each rule has its source and date.`;
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

export type Words = typeof en;
