/** What the load estimator and the load gauge say. A share is "a quarter" or "half", of the truck. */

export const gauge = {
  /** Read out; `load` as "a quarter of the truck". */
  label: (load: string) => `Load gauge: ${load}`,
  empty: 'empty truck',
};

export const estimator = {
  less: 'One less',
  more: 'One more',
  share: (low: string, high: string) => `${low === high ? low : `${low} to ${high}`} of the truck`,
  shareOrMore: (low: string) => `${low} of the truck, or more than a full one`,
  overFull: 'more than a full truck',
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  /** In cubic feet. */
  volume: (low: number, high: number, share: string) => `About ${low} to ${high} cubic feet: ${share}.`,
  empty: 'Count what has to go. The truck fills as you do.',
  note: 'A range, not a price: the crew looks, says the step, and lifts nothing before you agree.',
  text: 'Text this list',
  mail: 'E-mail it',
  subject: (share: string) => `Price for ${share}`,
  message: ({ company, list, share, price }: { company: string; list: string; share: string; price: string }) =>
    `Hello ${company}, I would like a price for: ${list}. Your estimator says ${share}, ${price}. Photos follow. My ZIP code and the floor: `,
  copyList: 'Copy the list',
  /** What the clipboard gets. */
  copied: (list: string, share: string, price: string) => `${list}. ${share}, ${price}.`,
  /** What the notice calls it. */
  listName: 'The estimate',
  copyLink: 'Copy a link',
  linkName: 'The link to this list',
  again: 'Start again',
};
