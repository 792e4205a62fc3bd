/** content/facts/*.yaml, facilities.yaml and items.yaml: what we know about the world, with its source. */
import { z } from 'astro/zod';
import { THINGS, told } from './answers.ts';
import {
  day,
  figure,
  type FormMeta,
  idOf,
  ourZip,
  unique,
  phone,
  point,
  prose,
  ascending,
  slug,
  sourceDate,
  text,
  url,
} from './common.ts';

export const TOPICS = [
  'bulk-pickup',
  'metal-appliances',
  'electronics',
  'hazardous-waste',
  'yard-waste',
  'construction-debris',
  'mattresses',
  'refrigerants',
  'tires',
  'paint',
  'batteries',
  'propane',
  'mercury',
  'oil',
  'carpet',
  'textiles',
  'food-scraps',
  'shredding',
  'medicine',
  'asbestos-lead',
  'recycling',
  'drop-off',
  'events',
  'contact',
  'county-system',
  'hauler-license',
  'illegal-dumping',
  'donation',
  'tax',
  'safety',
  'volumes-weights',
  'statistics',
  'census',
] as const;
export type Topic = (typeof TOPICS)[number];

/** content/facts/*.yaml, one file a place or law: sourced statements. Only high and medium confidence reach a page. */
export const fact = z.strictObject({
  id: slug,
  /**
   * How far it reaches. `trade` is for volumes, weights and rules of thumb without a place, `elsewhere` for a place that is
   * not, or no longer, served: texts may cite it, and no list shows it.
   */
  scope: z.enum(['national', 'state', 'county', 'municipality', 'trade', 'elsewhere']),
  /** The places it speaks of: state codes (NY), county ids or municipality ids; empty for national, trade and elsewhere. */
  places: unique(z.string()).meta({ form: { one: 'place' } satisfies FormMeta }),
  /** What it is about. Population, maps and figures describe a place and do not count as its rules. */
  topic: z.enum(TOPICS),
  /** The statement in our own words, 30 to 340 characters. */
  says: text(30, 340).meta({ title: 'Statement' }),
  /** The numbers in it, with their units. */
  figures: z.array(
    z
      .strictObject({
        /** What the number counts. */
        what: text(2, 80),
        /** The number, or the lower end of a range. */
        value: z.number(),
        /** Upper end of a range. */
        to: z.number().optional(),
        /** USD, pounds, days. */
        unit: text(1, 30),
      })
      .refine(({ value, to = value }) => value <= to, {
        error: 'must run from the smaller to the larger',
      }),
  ),
  ...told,
  /** Where it says so. */
  source: z.strictObject({
    title: text(4, 200),
    url,
    /** The source's own date, as exact as it gives it. Leave out when it gives none. */
    dated: sourceDate.optional(),
    /** True where the year in `dated` is our estimate, because the copy gives none. */
    about: z.boolean().meta({ title: 'Year is our estimate' }).optional(),
    /** When we read it. */
    read: day.meta({ title: 'Read on' }),
  }),
  /** High for the authority's own page, medium for a copy of it, low for a retelling. Low keeps it off every page. */
  confidence: z.enum(['high', 'medium', 'low']),
  /** The last day it speaks of, for what happens on days of its own. Once a newer source is read, lists leave it out. */
  until: day.meta({ title: 'Speaks of days until' }).optional(),
  /** Why no page shows it, though it is true: "A lawsuit of 1988; helps no resident". Pages and counts leave it out. */
  shelved: text(10, 120).meta({ title: 'Why no page shows it' }).optional(),
  /** When someone must look again. */
  review: day.meta({ title: 'Look again on' }),
});
export type Fact = z.infer<typeof fact>;

export const TAKES = [
  'hazardous-waste',
  'electronics',
  'refrigerants',
  'tires',
  'propane',
  'paint',
  'batteries',
  'metal',
  'bulk',
  'yard-waste',
  'recycling',
  'textiles',
  'furniture',
  'building-materials',
  'mattresses',
  'shredding',
] as const;
export type Take = (typeof TAKES)[number];

/** content/facilities.yaml: where a resident can bring things without us. */
export const facility = z.strictObject({
  id: slug,
  name: text(4, 90),
  /** Who runs it. */
  kind: z.enum(['county', 'municipal', 'donation']),
  takes: unique(z.enum(TAKES)).min(1),
  address: text(5, 120).optional(),
  /** A ZIP of our area; its center point is used for distances. */
  zip: ourZip.optional(),
  /** Only where no ZIP of ours fits. */
  point: point.optional(),
  /** Who may use it: whole counties, single municipalities, or both. */
  serves: z.strictObject({
    counties: unique(idOf('counties')).optional(),
    municipalities: unique(idOf('municipalities')).optional(),
  }),
  phone: phone.optional(),
  /** Its own page. */
  url,
  hours: text(4, 160).optional(),
  /** True where it is open on announced days only: no page then sends people there today. */
  eventsOnly: z.boolean().meta({ title: 'Announced days only' }).optional(),
  /** A remark, in a sentence. */
  note: text(10, 240).optional(),
  /** Ids of the facts it rests on. */
  facts: unique(idOf('facts')).min(1),
});
export type Facility = z.infer<typeof facility>;

export const ITEM_GROUPS = [
  'furniture',
  'mattresses-bedding',
  'appliances',
  'electronics',
  'household',
  'yard',
  'construction',
  'vehicles',
  'commercial',
  'hazardous',
] as const;

const amount = figure(0.01, 100_000);
const measured = z.strictObject({ from: amount, to: amount, fact: idOf('facts') }).check(ascending);

/** content/items.yaml: "do you take it?" */
export const item = z
  .strictObject({
    id: slug,
    name: text(2, 60),
    /** Other words people use for it. */
    synonyms: unique(text(2, 40)).meta({ title: 'Other names', form: { one: 'name' } satisfies FormMeta }),
    /** Whether you take it. */
    answer: z.enum(['yes', 'conditions', 'no']),
    /** What the page says below the answer. */
    why: prose(20, 260),
    /** What becomes of it. */
    becomes: prose(8, 160).meta({ title: 'What becomes of it' }).optional(),
    /** Where it goes instead. Required when the answer is no. */
    instead: prose(15, 260).meta({ title: 'Where it goes instead' }).optional(),
    /** Under which heading the list has it. */
    group: z.enum(ITEM_GROUPS),
    /** The service that takes it. */
    service: idOf('services').optional(),
    /** Pounds, and the fact they come from. */
    weight: measured.optional(),
    /** What it counts as at a drop-off; the page lists those places by county. */
    dropOff: unique(z.enum(TAKES)).min(1).meta({ title: 'At a drop-off' }).optional(),
    /** What it counts as in the rules of towns; leave it out for what goes with bulk trash. */
    thing: z.enum(THINGS).meta({ title: 'In town rules' }).optional(),
    /** Facts that state the law on it. */
    law: unique(idOf('facts')).min(1).max(4).optional(),
  })
  .refine((value) => value.answer !== 'no' || value.instead, {
    path: ['instead'],
    error: 'is missing: an item we refuse must say where it goes instead',
  });
export type Item = z.infer<typeof item>;
