/** content/facts/*.yaml, facilities.yaml and items.yaml: what we know about the world, with its source. */
import { z } from 'astro/zod';
import { day, figure, unique, phone, point, prose, ascending, slug, sourceDate, text, url, zip } from './common.ts';

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
  /** How far it reaches. `trade` is for volumes, weights and rules of thumb without a place. */
  scope: z.enum(['national', 'state', 'county', 'municipality', 'trade']),
  /** The places it speaks of: state codes (NY), county ids or municipality ids; empty for national and trade. */
  places: unique(z.string()),
  topic: z.enum(TOPICS),
  /** The statement in our own words, 30 to 340 characters. */
  says: text(30, 340),
  /** The numbers in it, with their units. */
  figures: z.array(
    z
      .strictObject({
        what: text(2, 80),
        value: z.number(),
        /** Upper end of a range. */
        to: z.number().optional(),
        unit: text(1, 30),
      })
      .refine(({ value, to = value }) => value <= to, {
        error: 'must run from the smaller to the larger',
      }),
  ),
  source: z.strictObject({
    title: text(4, 200),
    url,
    /** The source's own date, as exact as it gives it. Leave out when it gives none. */
    dated: sourceDate.optional(),
    /** True where the year in `dated` is our estimate, because the copy gives none. */
    about: z.boolean().optional(),
    /** When we read it. */
    read: day,
  }),
  confidence: z.enum(['high', 'medium', 'low']),
  /** The last day it speaks of, for what happens on days of its own. Once a newer source is read, lists leave it out. */
  until: day.optional(),
  /** Why no page shows it, though it is true: "A lawsuit of 1988; helps no resident". Pages and counts leave it out. */
  shelved: text(10, 120).optional(),
  /** When someone must look again. */
  review: day,
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
  kind: z.enum(['county', 'municipal', 'donation']),
  takes: unique(z.enum(TAKES)).min(1),
  address: text(5, 120).optional(),
  /** A ZIP of our area; its center point is used for distances. */
  zip: zip.optional(),
  /** Only where no ZIP of ours fits. */
  point: point.optional(),
  /** Who may use it: whole counties, single municipalities, or both. */
  serves: z.strictObject({
    counties: unique(slug).optional(),
    municipalities: unique(slug).optional(),
  }),
  phone: phone.optional(),
  url,
  hours: text(4, 160).optional(),
  /** True where it is open on announced days only: no page then sends people there today. */
  eventsOnly: z.boolean().optional(),
  note: text(10, 240).optional(),
  /** Ids of the facts it rests on. */
  facts: unique(slug).min(1),
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
const measured = z.strictObject({ from: amount, to: amount, fact: slug }).check(ascending);

/** content/items.yaml: "do you take it?" */
export const item = z
  .strictObject({
    id: slug,
    name: text(2, 60),
    /** Other words people use for it. */
    synonyms: unique(text(2, 40)),
    answer: z.enum(['yes', 'conditions', 'no']),
    why: prose(20, 260),
    /** What becomes of it. */
    becomes: prose(8, 160).optional(),
    /** Where it goes instead. Required when the answer is no. */
    instead: prose(15, 260).optional(),
    group: z.enum(ITEM_GROUPS),
    service: slug.optional(),
    /** The line of estimator.yaml whose volume it has. */
    line: slug.optional(),
    /** Cubic feet, and the fact they come from, of what has no line there. */
    volume: measured.optional(),
    /** Pounds, and the fact they come from. */
    weight: measured.optional(),
    /** What it counts as at a drop-off; the page lists those places by county. */
    dropOff: unique(z.enum(TAKES)).min(1).optional(),
    /** Facts that state the law on it. */
    law: unique(slug).min(1).max(4).optional(),
  })
  .refine((value) => value.answer !== 'no' || value.instead, {
    path: ['instead'],
    error: 'is missing: an item we refuse must say where it goes instead',
  })
  .refine((value) => value.line === undefined || value.volume === undefined, {
    path: ['volume'],
    error: 'stands beside line, which has a volume already\nTake one of the two out',
  });
export type Item = z.infer<typeof item>;
