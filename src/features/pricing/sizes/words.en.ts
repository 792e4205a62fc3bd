/** English text of `/sizes`. */
import { counted } from '#lib/text.ts';

export const en = {
  headTitle: (count: number) => `How Big Is Junk? ${count} Items in Cubic Feet`,
  description: (count: number) =>
    `How many cubic feet a couch, a mattress or a piano takes up in a junk truck: ${count} items, each with its source. What wood, brick, concrete and dirt weigh.`,
  title: 'How big is it?',
  lead: ({ count, from }: { count: number; from: string }) =>
    `You pay for the part of the truck you fill, from ${from} for an eighth. Here’s how much room ${count} items take up.`,
  /** `material` is the heaviest; `yards` is an eighth of the truck in cubic yards. */
  weights: ({ material, yards }: { material: string; yards: number }) =>
    `We price heavy material by weight. An eighth of the truck is ${yards} cubic yards. ${material} weighs the most. Tell us how long, wide and deep the pile is, and we’ll figure the weight and tell you the price before we load.`,
  labels: {
    count: (items: number) => counted(items, 'item'),
    items: 'Cubic feet of each item',
    /** Name of the buttons that add an item to the list. */
    add: 'Add',
    thing: 'Item',
    feet: 'Cubic feet',
    measures: 'Size',
    weights: 'What heavy material weighs',
    material: 'Material',
    poundsAYard: 'Pounds per cubic yard',
    poundsAnEighth: 'Pounds in an eighth of the truck',
  },
};

export type Words = typeof en;
