/** What the load estimator and the load gauge say. A share is "a quarter" or "half", of the truck. */
import { ofTruck } from '#lib/words.ts';

export const gauge = {
  /** Read out; `load` as "a quarter of the truck". */
  label: (load: string) => `Load gauge: ${load}`,
  empty: 'empty truck',
};

export const estimator = {
  less: 'One less',
  more: 'One more',
  share: (low: string, high: string) => (low === high ? ofTruck(low) : `${low} to ${ofTruck(high)}`),
  shareOrMore: (low: string) => `${ofTruck(low)}, or more than a full one`,
  overFull: 'more than a full truck',
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  /** In cubic feet. */
  volume: (low: number, high: number, share: string) => `About ${low} to ${high} cubic feet: ${share}.`,
  empty: 'Tap + to add an item.',
  note: 'This is a price range. The crew confirms the price before we lift anything.',
  text: 'Text this list',
  mail: 'E-mail it',
  subject: (share: string) => `Price for ${share}`,
  message: ({ company, list, share, price }: { company: string; list: string; share: string; price: string }) =>
    `Hi ${company}, I’d like a price for: ${list}. Your estimator says ${share}, ${price}. Photos to follow. My ZIP code and floor: `,
  copyList: 'Copy the list',
  /** What the clipboard gets. */
  copied: (list: string, share: string, price: string) => `${list}. ${share}, ${price}.`,
  /** What the notice calls it. */
  listName: 'The estimate',
  copyLink: 'Copy a link',
  linkName: 'The link to this list',
  again: 'Start over',
};
