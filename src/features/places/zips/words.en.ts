/** English text of `/zip`. */
import { counted } from '#lib/text.ts';

export const en = {
  headTitle: (count: number) => `ZIP Codes We Serve: All ${count}`,
  /** Meta description, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Every ZIP code we serve in ${area}. Each has its page: the towns it covers, their pickup rules and the nearest drop-off site.`,
  title: 'Find your ZIP code',
  lead: 'Enter your ZIP code or find it below. Some ZIP codes cover several towns, each with its own pickup rules.',
  /** Accessible name of the links. */
  jumps: 'ZIP codes by county',
  byName: 'Find your town by name',
  card: { answer: (count: number) => counted(count, 'ZIP code'), note: 'Each with its towns and drop-off sites' },
};

export type Words = typeof en;
