/** `/locations/law`: the states' law, and what the counties say to haulers. */
import { counted, listed } from '#lib/words.ts';

export const law = {
  /** In search results, at most 60 characters; `states` are their letters. */
  headTitle: (states: readonly string[]) => `Junk, Waste and Recycling Law: ${listed(states)}`,
  /** The same where so many states are too long. */
  countedHeadTitle: (states: number) => `Junk, Waste and Recycling Law: ${counted(states, 'State')}`,
  description:
    'What the states say about mattresses, refrigerators, electronics, paint, tires and debris, and who may haul it: each line with its source and date.',
  title: 'The law, state by state',
  lead: 'A town hall decides what it collects. The state decides what may go into a truck, and who may drive it.',
  card: {
    answer: (states: readonly string[]) => states.join(', '),
    countedAnswer: (states: number) => counted(states, 'state'),
    note: 'Each line with its source and date',
  },
  county: {
    lead: 'What households may bring where, and every town hall, are on the page of the county itself.',
    more: (county: string) => `Everything else about ${county}`,
  },
};
