/** `/pricing`. Prices, terms, examples and ways to pay less are content/pricing.yaml. */
import { capital, listed, spelled } from '#lib/words.ts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const pricing = {
  headTitle: (from: string, full: string) => `Junk Removal Prices: ${from} to ${full}, Every Step`,
  description: (from: string) =>
    `The whole price ladder in dollars, eight steps of a stated truck, what ${from} buys, what is included, what can change a price and what never does.`,
  /** What we do, as search engines are told. */
  service: 'Junk removal',
  title: 'Every price, before you call.',
  lead: (from: string) =>
    `Junk removal by volume: you pay for the part of the truck you fill, in eighths, from ${from}. You approve the price before anything is lifted.`,
  cardNote: 'Eight steps of one truck',
  samples: {
    allButFirst: (from: string, others: number) =>
      `The first step, ${from}, is our price. The other ${spelled(others)} are sample figures until the owner confirms them.`,
    some: (samples: number, steps: number) =>
      `${capital(spelled(samples))} of the ${spelled(steps)} steps ${samples === 1 ? 'is a sample figure' : 'are sample figures'} until the owner confirms ${samples === 1 ? 'it' : 'them'}.`,
  },
  /** Length, width and height in feet; then the body's volume. */
  truck: ({ sides, feet, yards }: { sides: readonly string[]; feet: number; yards: number }) =>
    `The truck body is ${sides.join(' by ')} feet: ${feet} cubic feet, or ${yards} cubic yards. "Half a truck" means nothing until somebody states the truck.`,
  promise: {
    title: 'You approve the price before we lift.',
    text: 'The crew looks, names the step and the dollars, and waits. A no costs nothing. What was agreed changes only if the pile does, and then you are asked again.',
  },
  minimum: {
    title: (from: string) => `What ${from} buys`,
    text: ({ feet, width, height, inchesDeep }: { feet: number; width: number; height: number; inchesDeep: number }) =>
      `An eighth of the truck: ${feet} cubic feet, a stack ${width} feet wide, ${height} feet high and ${inchesDeep} inches deep. Three loads that fit, to scale through the back doors; how far in they reach does not show.`,
    sum: (feet: string) => `${feet} cubic feet`,
  },
  terms: {
    included: 'Included',
    excluded: 'Not included',
    changes: 'What can change a price',
    never: 'What never does',
  },
  heavy: {
    lead: (yards: number) =>
      `Some loads are full long before they look it. An eighth of the truck is ${yards} cubic yards; this is what it weighs, loose, by published tables that do not always agree.`,
    /** Pounds of a cubic yard, of an eighth of the truck, and how often the weight of ordinary trash that is. */
    worked: ({
      material,
      yardPounds,
      yards,
      eighthPounds,
      times,
    }: {
      material: string;
      yardPounds: string;
      yards: number;
      eighthPounds: string;
      times: number;
    }) =>
      `${material}: ${yardPounds} pounds × ${yards} cubic yards = ${eighthPounds} pounds at the least, ${times} times an eighth of ordinary trash. So we ask for length, width and depth first, agree the weight with the price, and load a part of the bed.`,
  },
  /** A line of a worked load: "2 × armchair 20 to 30", in cubic feet. */
  part: ({ count, name, feet }: { count: number; name: string; feet: string }) =>
    `${count > 1 ? `${count} × ` : ''}${lowerFirst(name)} ${feet}`,
  examples: {
    title: (count: number) => `${count} loads, worked out`,
    /** Cubic feet of the parts as they are, and as they are packed. */
    sum: ({ parts, feet, packed }: { parts: readonly string[]; feet: string; packed: string }) =>
      `${listed(parts)}: ${feet} cubic feet, packed ${packed}.`,
  },
  cheaper: (count: number) => `${count} ways to pay less`,
  labels: {
    /** Read out, not seen. */
    ladder: 'Price ladder',
    /** Read out, not seen. */
    trucks: 'The truck, four times',
    estimate: 'Count it yourself',
    estimateLead: 'Count what has to go and see how full the truck gets. Then send us the list as it stands.',
    table: 'The same figures as a table',
    thing: 'Thing',
    feet: 'Cubic feet',
    basis: 'Basis',
    heavy: 'Heavy things go by weight',
    material: 'Material',
    poundsAYard: 'Pounds a cubic yard',
    poundsAnEighth: 'Pounds an eighth',
    examplesNote:
      'Examples, not jobs that happened. Each adds up the cubic feet of its parts, allows for tight and for loose packing, and takes the step in between.',
  },
};
