/** English text of `/pricing`. */
import { capital } from '#lib/text.ts';

export const en = {
  headTitle: (from: string, full: string) => `Junk Removal Prices: ${from} to ${full}`,
  description: (from: string) =>
    `All eight prices, from ${from} for an eighth of the truck. What’s included, what costs extra, what fits, and how to pay less. You approve the price first.`,
  title: 'Junk removal prices',
  lead: (from: string) =>
    `You pay for the part of the truck you fill, from ${from} for an eighth. Labor, loading, hauling and disposal are included.`,
  cardNote: 'By how much of the truck you fill',
  /** `sides` are length, width and height in feet. */
  truck: ({ sides, feet, yards }: { sides: readonly string[]; feet: number; yards: number }) =>
    `Our truck is ${sides.join(' by ')} feet inside: ${feet} cubic feet, or ${yards} cubic yards.`,
  promise:
    'The crew looks at everything and tells you the price. Say no and you pay nothing. Once you say yes, the price only goes up if you add something, and we ask you first.',
  minimum: {
    title: (from: string) => `What ${from} gets you`,
    text: ({ feet, width, height, inchesDeep }: { feet: number; width: number; height: number; inchesDeep: number }) =>
      `An eighth of the truck is ${feet} cubic feet: ${width} feet wide, ${height} feet high and ${inchesDeep} inches deep. Each of these loads takes up about that much space.`,
  },
  terms: {
    included: 'What’s included',
    excluded: 'What we don’t do',
    changes: 'What costs extra',
    never: 'What never costs extra',
  },
  heavy: {
    lead: 'Concrete, brick, dirt and plaster reach the truck’s weight limit before they fill it, so we price them by weight.',
    weights: 'What each material weighs',
  },
  ways: {
    sizes: 'Pick from all sizes, room by room',
    photos: 'Rather send a photo? See which photos to take',
    sheet: 'Print a list to fill in by hand',
  },
  examples: {
    title: 'Example loads',
    parts: (parts: readonly string[]) => `${capital(parts.join('; '))}.`,
  },
  cheaper: 'Ways to pay less',
  labels: {
    /** Accessible name. */
    ladder: 'Price list',
    presets: 'Or start with a typical load:',
    heavy: 'Heavy material is priced by weight',
    /** Summary of the collapsed rows. */
    moreExamples: 'More example loads',
    moreCheaper: 'More ways to pay less',
    examplesNote: 'These are examples, not real jobs. A price is a range where an item comes in several sizes.',
  },
};

export type Words = typeof en;
