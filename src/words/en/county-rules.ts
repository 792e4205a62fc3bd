/** `/{county}/rules`: what a county says of waste. The rules themselves are content/facts. */
import { counted } from '#lib/words.ts';

export const countyRules = {
  headTitle: (county: string) => `${county} Waste and Recycling Rules`,
  description: (county: string) =>
    `Where ${county} takes what your town doesn’t, who may use its sites, what to sort out and who may haul. Each rule has its source and date.`,
  title: (county: string) => `${county} rules`,
  lead: 'Your town decides what it picks up at the curb. These rules are the county’s.',
  rules: (count: number) => `${counted(count, 'rule')} by subject`,
  facilities: 'Drop-off sites',
  elsewhere: 'Other rules',
  link: (county: string) => `${county} rules`,
  towns: 'What every town picks up',
  county: (county: string) => `Junk removal in ${county}`,
};
