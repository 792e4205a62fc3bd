/** content/estimator.yaml: what people have, and the room it takes in a truck. */
import { z } from 'astro/zod';
import { figure, ascending, type FormMeta, idOf, slug, text, unique } from './common.ts';

/** Where people look for a thing, in this order. */
export const ESTIMATOR_ROOMS = ['living', 'bedroom', 'kitchen', 'office', 'yard', 'boxes', 'heavy', 'homes'] as const;
export type EstimatorRoom = (typeof ESTIMATOR_ROOMS)[number];

/** What a thing is drawn as. Letters only: the printed table joins it to the id. */
export const ESTIMATOR_GROUPS = [
  'rooms',
  'seating',
  'loungers',
  'armchairs',
  'chairs',
  'swivels',
  'ottomans',
  'beds',
  'mattresses',
  'storage',
  'shelves',
  'cabinets',
  'chests',
  'tables',
  'desks',
  'appliances',
  'fridges',
  'freezers',
  'stoves',
  'dishwashers',
  'microwaves',
  'smalls',
  'vacuums',
  'fans',
  'radiators',
  'cooling',
  'dehumidifiers',
  'tanks',
  'screens',
  'tubes',
  'computers',
  'laptops',
  'servers',
  'printers',
  'speakers',
  'lamps',
  'mirrors',
  'aquariums',
  'wheelchairs',
  'exercise',
  'games',
  'music',
  'grands',
  'safes',
  'vending',
  'boxes',
  'bags',
  'books',
  'suitcases',
  'rolls',
  'bath',
  'toilets',
  'sinks',
  'doors',
  'windows',
  'boards',
  'pallets',
  'signs',
  'grills',
  'mowers',
  'engines',
  'outside',
  'bins',
  'umbrellas',
  'pots',
  'playsets',
  'pools',
  'sheds',
  'decks',
  'fences',
  'plants',
  'logs',
  'wheels',
  'tires',
  'boats',
  'sectionals',
  'rockers',
  'benches',
  'stools',
  'vanities',
  'sideboards',
  'hutches',
  'bunks',
  'cribs',
  'heaters',
  'boilers',
  'oiltanks',
  'condensers',
  'consoles',
  'chandeliers',
  'carseats',
  'strollers',
  'sewing',
  'coolers',
  'racks',
  'ladders',
  'paints',
  'hoops',
  'pickups',
  'keyboards',
  'treadmills',
  'cycles',
  'pingpong',
  'arcades',
  'stumps',
  'units',
  'totes',
  'sliders',
  'garages',
  'showers',
  'firepits',
  'blowers',
  'barrows',
  'parasols',
  'slides',
  'trampolines',
  'hottubs',
  'pergolas',
  'firs',
  'scooters',
  'other',
] as const;

const feet = figure(0.01, 2000);

/** One line of the load estimator. Its volume rests on a fact, or on outside measures that the page shows. */
export const load = z
  .strictObject({
    id: slug,
    name: text(3, 40),
    /** Other words people use for this size: "king size mattress". The names of its item count too. */
    names: unique(text(2, 40))
      .min(1)
      .meta({ title: 'Other names', form: { one: 'name' } satisfies FormMeta })
      .optional(),
    /** The item of items.yaml that it is. The first line of an item is what people mean who name no size. */
    item: idOf('items').optional(),
    /** Under which room the estimator and its table list it. */
    room: z.enum(ESTIMATOR_ROOMS),
    /** What kind of thing it is: the estimator draws it by its kind. */
    group: z.enum(ESTIMATOR_GROUPS),
    /** Cubic feet, by a published table. */
    volume: z
      .strictObject({ from: feet, to: feet, fact: idOf('facts') })
      .check(ascending)
      .optional(),
    /** Outside measures in feet: length, width, height. */
    size: z
      .tuple([feet.meta({ title: 'Length' }), feet.meta({ title: 'Width' }), feet.meta({ title: 'Height' })])
      .optional(),
  })
  .refine((row) => (row.volume === undefined) !== (row.size === undefined), {
    error: 'must have either a volume with its fact, or a size',
  });
export type Load = z.infer<typeof load>;
