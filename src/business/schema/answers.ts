/** `answers` of a fact: what it tells a resident, in fields. Rows, cards and steps are written from them. */
import { z } from 'astro/zod';
import { day, figure, type FormMeta, idOf, phone, text, time, unique, url } from './common.ts';

/** Rows of every town hall page and columns of the comparison. */
export const RULE_KINDS = ['bulk', 'appliances', 'electronics', 'hazardous-waste', 'yard-waste', 'debris'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** Beside the rows, what counties and states answer on their own pages. */
export const ANSWER_KINDS = [...RULE_KINDS, 'tires', 'mattresses'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** `curb`: collected at home. `trash`: goes into the household trash. `drop-off`: only if you bring it. `event`: on announced days. `private`: left to a hauler you hire. `no`: refused. */
export const METHODS = ['curb', 'drop-off', 'trash', 'event', 'private', 'no'] as const;

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const WEEKS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Kinds of thing, narrower than a row. */
export const THINGS = [
  'furniture',
  'mattresses',
  'carpet',
  'household-items',
  'wood',
  'metal',
  'scrap-metal',
  'fridges',
  'working-fridges',
  'air-conditioners',
  'refrigerant-appliances',
  'washers-dryers',
  'stoves',
  'dishwashers',
  'water-heaters',
  'large-appliances',
  'small-appliances',
  'microwaves',
  'lawn-mowers',
  'tvs',
  'tube-tvs',
  'monitors',
  'computers',
  'printers',
  'small-electronics',
  'paint',
  'latex-paint',
  'oil-paint',
  'chemicals',
  'pesticides',
  'pool-chemicals',
  'flammables',
  'automotive-fluids',
  'motor-oil',
  'household-batteries',
  'alkaline-batteries',
  'rechargeable-batteries',
  'car-batteries',
  'fluorescent-bulbs',
  'mercury',
  'propane',
  'fire-extinguishers',
  'medicine',
  'leaves',
  'grass',
  'branches',
  'logs',
  'garden-waste',
  'christmas-trees',
  'lumber',
  'drywall',
  'concrete',
  'brick',
  'asphalt',
  'roofing',
  'plaster',
  'tile',
  'doors-windows',
  'toilets',
  'bathtubs',
  'fencing',
  'decking',
  'siding',
  'insulation',
  'soil',
  'rocks',
  'tires',
  'bulky-plastic',
] as const;
export type Thing = (typeof THINGS)[number];

const weekday = z.enum(WEEKDAYS);
const month = z.int().min(1).max(12);

/** When it is collected, or a site is open for it, in one part of a place. */
const days = z.strictObject({
  /** The part of the place, in its own names: "north of Mill Road", "routes 1 to 5". Leave it out where it holds everywhere. */
  area: text(2, 80).optional(),
  on: unique(weekday).min(1).meta({ title: 'Weekdays' }).optional(),
  /** Which of them in the month. */
  week: unique(z.enum(WEEKS)).min(1).meta({ title: 'Weeks of the month' }).optional(),
  every: z.enum(['week', 'two-weeks', 'month', 'quarter', 'half-year', 'year']).optional(),
  /** On the same day as this collection. */
  with: z
    .enum(['trash', 'first-trash', 'second-trash', 'last-trash', 'recycling'])
    .meta({ title: 'With another collection' })
    .optional(),
  /** From when to when, for announced days: '09:00'. A site's hours stand in facilities.yaml. */
  from: time.optional(),
  to: time.optional(),
});

export const LIMIT_UNITS = [
  'items',
  'pieces-of-furniture',
  'appliances',
  'bags',
  'bundles',
  'cans',
  'pounds-each',
  'pounds-in-all',
  'feet-long',
  'inches-thick',
  'cubic-yards',
  'gallons',
  'tires',
  'loads',
  'minutes',
] as const;
export const LIMIT_PERIODS = ['pickup', 'day', 'week', 'month', 'year', 'visit'] as const;
export const FEE_UNITS = [
  'item',
  'sticker',
  'pickup',
  'load',
  'carload',
  'cubic-yard',
  'visit',
  'year',
  'gallon',
  'pound',
  'ton',
] as const;

/** A most: of pieces, pounds, feet. */
const limit = z.strictObject({
  value: figure(0.1, 100_000),
  unit: z.enum(LIMIT_UNITS),
  per: z.enum(LIMIT_PERIODS).optional(),
});

const fee = z.strictObject({
  /** Dollars. 0 only where the source says free, no charge or no fee. Leave it out where the source names a fee without its amount. */
  usd: figure(0, 10_000).optional(),
  per: z.enum(FEE_UNITS).optional(),
  /** What it is for, where not for all. */
  for: unique(z.enum(THINGS)).min(1).optional(),
});

/** What comes before. */
const booking = z.strictObject({
  by: unique(z.enum(['call', 'online', 'email', 'form', 'app', 'sticker', 'permit'])).min(1),
  /** At the latest: on a weekday, at a time, or so long before. */
  on: weekday.optional(),
  at: time.optional(),
  hours: z.int().min(1).max(200).meta({ title: 'Hours before' }).optional(),
  days: z.int().min(1).max(90).meta({ title: 'Days before' }).optional(),
});

export const answer = z.strictObject({
  /** The rows it answers. */
  kinds: unique(z.enum(ANSWER_KINDS)).min(1),
  /** How it is taken. Leave it out where the fact only adds to another one of the same place: a fee, a day, a limit. */
  how: z.enum(METHODS).optional(),
  /** Who answers, where that is not who the fact is about. */
  by: z.enum(['county', 'state', 'utility']).optional(),
  /** Which things of that kind, where not all of them. */
  things: unique(z.enum(THINGS)).min(1).optional(),
  /** Things of that kind that are not taken this way. */
  except: unique(z.enum(THINGS)).min(1).optional(),
  days: z.array(days).min(1).optional(),
  /** Announced days, such as '2027-04-24'. Those that are over are not printed. */
  dates: unique(day).min(1).optional(),
  /** Month in which new days are usually announced: 1 to 12. */
  announced: month.optional(),
  /** First and last month: 4 and 10 for April to October. */
  season: z.strictObject({ from: month, to: month }).optional(),
  /** When it goes out: not before this time on the day before, and by this time on the day. */
  out: z.strictObject({ after: time.optional(), by: time.optional() }).optional(),
  limits: z.array(limit).min(1).optional(),
  fees: z.array(fee).min(1).optional(),
  booking: booking.optional(),
  /** What to do with it first. */
  prepare: unique(
    z.enum([
      'bundle',
      'bag-in-paper',
      'in-open-cans',
      'at-curb-loose',
      'take-apart',
      'wrap-mattresses',
      'wrap-upholstery',
      'doors-off',
      'refrigerant-out',
      'metal-apart',
      'beside-trash',
      'dry-out-paint',
      'labeled',
      'cut-up',
      'no-nails',
    ]),
  )
    .min(1)
    .optional(),
  /** What to bring. */
  bring: unique(z.enum(['proof-of-residency', 'photo-id', 'permit', 'decal']))
    .min(1)
    .optional(),
  /** Who or what is turned away. */
  refuses: unique(
    z.enum(['commercial-vehicles', 'rental-trucks', 'trailers', 'contractors', 'businesses', 'apartments']),
  )
    .min(1)
    .optional(),
  /** Only homes in buildings of up to so many families. */
  homes: z.int().min(1).max(100).meta({ title: 'Families in the building' }).optional(),
  /** The part of the place that it holds for: "unincorporated Greenburgh". Leave it out where it holds everywhere. */
  area: text(2, 80).optional(),
  /** Where it is brought. */
  at: idOf('facilities').meta({ title: 'Drop-off site' }).optional(),
  /** The page to book on, or with the days. */
  link: url.optional(),
  /** What no field can say, in a few words, each of them in the fact's own statement. */
  note: text(3, 90).optional(),
});
export type Answer = z.infer<typeof answer>;

/** Offices a resident calls, the one who knows most about pickups first. */
export const OFFICES = [
  'sanitation',
  'public-works',
  'highway',
  'recycling',
  'hall',
  'clerk',
  'hauler',
  'hotline',
  'site',
] as const;
export type Office = (typeof OFFICES)[number];

/** Who to call. */
export const officeContact = z.strictObject({
  office: z.enum(OFFICES),
  phone,
  /** Extension. */
  ext: text(1, 6).optional(),
});

/** What a fact tells in fields beside its statement. */
export const told = {
  /** What it tells about getting rid of something. */
  answers: z
    .array(answer)
    .min(1)
    .meta({ form: { one: 'answer' } satisfies FormMeta })
    .optional(),
  /** Who to call about pickups or this site. */
  contact: officeContact.optional(),
  /** Who collects: the town's own crew, a contractor of the town, or a carter each household hires. */
  collector: z.enum(['own', 'contractor', 'private']).meta({ title: 'Who collects' }).optional(),
  /** A page or app of the municipality that tells the pickup day by address or section. */
  lookup: url.meta({ title: 'Tells the day by address' }).optional(),
};
