/** `/locations/law`: the states' law, and what the counties say to haulers. */
import { counted, listed } from '#lib/text.ts';

export const en = {
  /** In search results, at most 60 characters; `states` are their letters. */
  headTitle: (states: readonly string[]) => `Junk, Waste and Recycling Law: ${listed(states)}`,
  /** The same where so many states are too long. */
  countedHeadTitle: (states: number) => `Junk, Waste and Recycling Law: ${counted(states, 'State')}`,
  description:
    'State law on mattresses, refrigerators, electronics, paint, tires and debris, and who may haul it. Each rule has its source and date.',
  title: 'Waste and recycling law by state',
  lead: 'Your town decides what it picks up. The state decides what can’t go in the trash and who may haul it.',
  card: {
    answer: (states: readonly string[]) => states.join(', '),
    countedAnswer: (states: number) => counted(states, 'state'),
    note: 'Each rule with its source and date',
  },
  counties: 'County rules',
};

export type Words = typeof en;
