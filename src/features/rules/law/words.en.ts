/** English text of `/locations/law`. */
import { counted, listed } from '#lib/text.ts';

export const en = {
  /** Title, at most 60 characters; `states` are their abbreviations. */
  headTitle: (states: readonly string[]) => `Junk, Waste and Recycling Law: ${listed(states)}`,
  /** Used when the list of states is too long. */
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
