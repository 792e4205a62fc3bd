/** `/pricing`. Prices, terms, examples and ways to pay less are content/pricing.yaml. */
import { capital, listed } from '#lib/words.ts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const pricing = {
  headTitle: (from: string, full: string) => `Junk Removal Prices: ${from} to ${full}`,
  description: (from: string) =>
    `All eight prices, from ${from} for an eighth of the truck. What’s included, what costs extra, what fits, and how to pay less. You approve the price first.`,
  /** What we do, as search engines are told. */
  service: 'Junk removal',
  title: 'Junk removal prices',
  lead: (from: string) =>
    `You pay for the part of the truck you fill, from ${from} for an eighth. Labor, hauling and disposal are included, and you approve the price first.`,
  cardNote: 'By how much of the truck you fill',
  /** Length, width and height in feet; then the body's volume. */
  truck: ({ sides, feet, yards }: { sides: readonly string[]; feet: number; yards: number }) =>
    `Our truck is ${sides.join(' by ')} feet inside: ${feet} cubic feet, or ${yards} cubic yards.`,
  /** Under the promise that gives it its heading. */
  promise:
    'The crew looks at everything and tells you the price. Say no and you pay nothing. Once you’ve agreed, it changes only if the pile does, and we ask you first.',
  minimum: {
    title: (from: string) => `What fits for ${from}`,
    text: ({ feet, width, height, inchesDeep }: { feet: number; width: number; height: number; inchesDeep: number }) =>
      `An eighth of the truck is ${feet} cubic feet: ${width} feet wide, ${height} feet high and ${inchesDeep} inches deep. Any one of these three loads fits.`,
    sum: (feet: string) => `${feet} cubic feet`,
  },
  terms: {
    included: 'What’s included',
    excluded: 'What we don’t do',
    changes: 'What costs extra',
    never: 'What never costs extra',
  },
  heavy: {
    lead: (yards: number) =>
      `Concrete, brick, soil and plaster reach the truck’s weight limit before they fill it, so we price them by weight. This is what an eighth of the truck (${yards} cubic yards) weighs, by published tables.`,
    /** Pounds of an eighth of the truck, and how often the weight of ordinary trash that is. */
    worked: ({ material, eighthPounds, times }: { material: string; eighthPounds: string; times: number }) =>
      `The heaviest is ${lowerFirst(material)}: at least ${eighthPounds} pounds in an eighth of the truck, ${times} times as much as household trash. Tell us the length, width and depth of the pile and we’ll tell you the weight and the price before we load.`,
  },
  /** A line of a worked load: "2 × armchair 20 to 30", in cubic feet. */
  part: ({ count, name, feet }: { count: number; name: string; feet: string }) =>
    `${count > 1 ? `${count} × ` : ''}${lowerFirst(name)} ${feet}`,
  examples: {
    title: (count: number) => `${count} example loads`,
    /** Cubic feet of the parts as they are, and as they are packed. */
    sum: ({ parts, feet, packed }: { parts: readonly string[]; feet: string; packed: string }) =>
      `${capital(listed(parts))}. ${feet} cubic feet, ${packed} once packed.`,
  },
  cheaper: (count: number) => `${count} ways to pay less`,
  labels: {
    /** Read out, not seen. */
    ladder: 'Price list',
    /** Read out, not seen. */
    trucks: 'The truck at four loads',
    estimate: 'Load estimator',
    estimateLead: 'Add what has to go and see the price range. Then text us the list.',
    table: 'All volumes in a table',
    thing: 'Item',
    feet: 'Cubic feet',
    basis: 'Source',
    heavy: 'Heavy material is priced by weight',
    material: 'Material',
    poundsAYard: 'Pounds per cubic yard',
    poundsAnEighth: 'Pounds in an eighth of the truck',
    examplesNote:
      'These are examples, not jobs that happened. Each adds up the volume of its items and allows for tight and loose packing.',
  },
};
