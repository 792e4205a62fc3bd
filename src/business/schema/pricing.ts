/** content/pricing.yaml: the price list and what is in a price. */
import { z } from 'astro/zod';
import { day, eighths, figure, type FormMeta, idOf, unique, path, prose, ascending, sample, text } from './common.ts';

/** Lines of estimator.yaml by id, with how many of each. */
export const things = z
  .record(idOf('estimator').meta({ title: 'Item' }), z.int().min(1).max(99).meta({ title: 'How many' }))
  .refine((value) => Object.keys(value).length > 0, { error: 'must name at least one item' })
  .meta({ title: 'Items', form: { hint: '', one: 'item' } satisfies FormMeta });
const inside = figure(1, 60);
const pounds = figure(1, 10_000);

/** content/pricing.yaml: the truck and the ladder. Every price on the site is computed from here. */
export const pricing = z.strictObject({
  /** Inside of the truck body in feet. */
  truck: z.strictObject({
    length: inside,
    width: inside,
    height: inside,
    sample,
  }),
  /** Eight steps, an eighth of the truck each, prices rising. */
  steps: z
    .array(
      z.strictObject({
        eighths,
        /** Whole dollars, without the sign. */
        price: z.int({ error: 'must be whole dollars, for example 149' }).min(1).max(9999),
        sample,
      }),
    )
    .length(8, { error: 'must have exactly eight steps, one for each eighth of the truck' })
    .meta({ title: 'Prices' }),
  /** The pounds of heavy material that each eighth carries at its price, and what more of them costs. */
  weight: z
    .strictObject({
      pounds: z.int().min(50).max(5000).meta({ title: 'Pounds in each eighth' }),
      /** Whole dollars. */
      price: z.int().min(1).max(999).meta({ title: 'Price of more' }),
      /** For how many further pounds that price is. */
      per: z.int().min(1).max(2000).meta({ title: 'Per pounds' }),
      sample,
    })
    .meta({ title: 'Heavy material' }),
  /** What every price includes. */
  included: z
    .array(z.strictObject({ text: prose(5, 120), sample }))
    .min(3)
    .meta({ title: 'Included in every price', form: { one: 'line' } satisfies FormMeta }),
  /** What it does not include. */
  excluded: z
    .array(z.strictObject({ text: prose(5, 120), sample }))
    .min(2)
    .meta({ title: 'Not included', form: { one: 'line' } satisfies FormMeta }),
  /** What can change a price before the customer approves it. */
  changes: z
    .array(z.strictObject({ text: prose(5, 200), sample }))
    .min(2)
    .meta({ title: 'What can change a price', form: { one: 'line' } satisfies FormMeta }),
  /** What cannot change it. */
  never: z
    .array(z.strictObject({ text: prose(5, 160), sample }))
    .min(2)
    .meta({ title: 'What never changes a price', form: { one: 'line' } satisfies FormMeta }),
  /** What stands beside every price: tax, stairs, heavy material. */
  notes: z
    .array(z.strictObject({ text: prose(0, 200), sample }))
    .max(4)
    .meta({ title: 'Beside every price', form: { one: 'line' } satisfies FormMeta }),
  /** What the first step holds. Pages name and draw it from these lists, or show the picture of just that (pictures.yaml). */
  minimum: z
    .array(z.strictObject({ things }))
    .length(3)
    .meta({ title: 'What the first price holds', form: { one: 'load' } satisfies FormMeta }),
  /** Loads that the estimator offers to start with; the first thing of each is drawn. */
  presets: z
    .array(
      z.strictObject({
        name: text(3, 20),
        things: things
          .refine((counts) => Object.keys(counts).length > 0, { error: 'must name at least one thing' })
          .meta({ minProperties: 1 }),
      }),
    )
    .min(1)
    .max(6)
    .meta({ title: 'Loads to start with', form: { one: 'load' } satisfies FormMeta }),
  /** Loads worked out as examples; volume and price are computed. */
  examples: z
    .array(
      z.strictObject({
        what: text(10, 160).meta({ title: 'Load' }),
        /** Municipality id. */
        place: idOf('municipalities').meta({ title: 'Town' }),
        /** Service the example belongs to. */
        service: idOf('services'),
        things,
      }),
    )
    .meta({ title: 'Example loads' }),
  /** Pounds a cubic yard of loose material, by published tables. */
  heavy: z
    .array(
      z.strictObject({
        material: text(3, 60),
        pounds: z.strictObject({ from: pounds, to: pounds }).check(ascending),
        /** Ids of the facts the two figures come from. */
        facts: unique(idOf('facts')).min(1),
        service: idOf('services').optional(),
      }),
    )
    .min(4)
    .meta({ title: 'Weights of materials', form: { one: 'material' } satisfies FormMeta }),
  /**
   * Money off between two days, for one service, one item, or every load. Pages show each from its first to its last day,
   * by themselves. Leave the list out while you have none.
   */
  offers: z
    .array(
      z
        .strictObject({
          /** Whole dollars off the price of the load. */
          off: z.int({ error: 'must be whole dollars, for example 25' }).min(1).max(999).meta({ title: 'Dollars off' }),
          /** For this service only. */
          service: idOf('services').optional(),
          /** For this item only, on the page of its service. */
          item: idOf('items').optional(),
          /** First and last day, both included. */
          from: day.meta({ title: 'First day' }),
          until: day.meta({ title: 'Last day' }),
        })
        .refine(({ from, until }) => from <= until, {
          error: 'must end on its first day or later\nWrite the earlier day as from, the later as until',
        })
        .refine(({ service, item }) => service === undefined || item === undefined, {
          error: 'names a service and an item\nKeep one of them, or neither for every load',
        }),
    )
    .min(1)
    .max(3)
    .meta({ title: 'Offers', form: { one: 'offer' } satisfies FormMeta })
    .optional(),
  /** Honest ways to pay less, the free one first. */
  cheaper: z
    .array(
      z.strictObject({
        title: text(5, 50),
        text: text(40, 200),
        /** A page of this site. */
        page: path,
        /** What the link says. */
        action: text(5, 40),
      }),
    )
    .min(5)
    .meta({ title: 'Ways to pay less', form: { one: 'way' } satisfies FormMeta }),
});
export type Pricing = z.infer<typeof pricing>;
