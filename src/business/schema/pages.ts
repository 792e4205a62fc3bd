/** content/services/*.md and posts/*.md: one Markdown file a service or guide. The file name is its address. */
import { z } from 'astro/zod';
import { SHOWN } from '#lib/text.ts';
import { things } from './pricing.ts';
import {
  day,
  description,
  eighthsOfTrucks,
  type FormMeta,
  idOf,
  oldAddress,
  ourPicture,
  unique,
  path,
  pictureId,
  prose,
  ascending,
  question,
  slug,
  text,
  title,
} from './common.ts';

export const CATEGORIES = ['household', 'construction', 'commercial', 'cleanouts', 'specialty'] as const;
export type Category = (typeof CATEGORIES)[number];

export const SITUATIONS = ['moving', 'estate', 'renovation', 'storm', 'landlord', 'office', 'decluttering'] as const;
export type Situation = (typeof SITUATIONS)[number];

export const ROOMS = [
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'basement',
  'attic',
  'garage',
  'yard',
  'driveway',
  'office',
  'shop',
  'storage',
  'building',
] as const;
export type Room = (typeof ROOMS)[number];

/** Things with their number, and a pile in cubic feet: sofa+2-armchair+20-feet. */
const LOAD = /^(\d{1,4}-)?[a-z][a-z0-9-]*(\+(\d{1,4}-)?[a-z][a-z0-9-]*)*$/;

/** content/services/*.md */
export const service = z.strictObject({
  /** As its page and lists call it. */
  name: text(4, 50),
  /** For menus and tiles. */
  short: text(3, 26).meta({ title: 'Short name' }),
  /** Under which heading the list of services has it. */
  category: z.enum(CATEGORIES),
  title,
  description,
  /** The sentence under the headline. */
  lead: prose(40, 200),
  /** Usual load, in eighths of the truck; above 8 it takes more than one truckload. */
  load: z.strictObject({ from: eighthsOfTrucks, to: eighthsOfTrucks }).check(ascending).meta({ title: 'Usual load' }),
  /** Reasons to call; the services page lists it under the first two. */
  situations: unique(z.enum(SITUATIONS)).min(1).meta({ title: 'Reasons to call' }),
  /** Where in a house it is. */
  rooms: unique(z.enum(ROOMS)).min(1),
  /**
   * Other names of this service in an address, which the file name does not say: with [sofa], /services/sofa, sofas and
   * sofa-removal lead here. Those of the file name do by themselves (piano, pianos, piano-cleanout).
   */
  also: unique(slug)
    .min(1)
    .meta({ title: 'Other names in an address', form: { one: 'name' } satisfies FormMeta })
    .optional(),
  /** Words people search for. */
  objects: unique(text(2, 40))
    .min(3)
    .meta({ title: 'Words people search for', form: { one: 'word' } satisfies FormMeta }),
  /** Completes "I would like a price for …" in the prepared text message. */
  asking: text(4, 60).meta({ title: 'I would like a price for …' }),
  /** What this job includes beside what every price includes (pricing.yaml). Leave out where that is all. */
  included: z
    .array(prose(5, 120))
    .min(1)
    .max(3)
    .meta({ title: 'Also included', form: { one: 'line' } satisfies FormMeta })
    .optional(),
  /** What can cost extra on this job, beside what can on any (pricing.yaml). */
  extra: z
    .array(prose(5, 160))
    .min(1)
    .max(3)
    .meta({ title: 'What can cost extra', form: { one: 'line' } satisfies FormMeta })
    .optional(),
  /** What the customer can do before we come. */
  prepare: z
    .array(prose(10, 200))
    .min(3)
    .max(5)
    .meta({ title: 'Before we come', form: { one: 'line' } satisfies FormMeta }),
  /** What we do not take on this job. */
  refuses: z
    .array(prose(5, 140))
    .min(2)
    .max(5)
    .meta({ title: 'What we do not take', form: { one: 'line' } satisfies FormMeta }),
  /** Up to three other services. */
  related: unique(idOf('services')).max(3).meta({ title: 'Related services' }),
  /** The room of the before and after pictures, `pairs/{room}-before` and `-after`; leave it out where there are none. */
  pair: slug.meta({ title: 'Room of the pictures' }).optional(),
  /** What the crew does, in order. */
  steps: z
    .array(z.strictObject({ title: text(3, 30), text: prose(30, 200) }))
    .min(4)
    .max(5),
  /**
   * One load of this kind by way of example, not a job that happened. `load` is what the room and the price are worked
   * out from: things with their number, and cubic feet of what has no line in estimator.yaml (sofa+2-armchair+20-feet).
   */
  example: z.strictObject({
    /** The load in words. */
    what: prose(20, 220),
    load: z
      .string({ error: 'must be text such as sofa+2-armchair+20-feet' })
      .regex(LOAD, {
        error: 'must be things joined by +, such as sofa+2-armchair+20-feet, without spaces',
      })
      .meta({ title: 'Load, for the arithmetic' }),
  }),
  questions: z.array(question).min(3).max(5),
});
export type Service = z.infer<typeof service>;

/** content/pictures.yaml: alternative texts of the pictures in src/assets/pictures; the id is the file's path there. */
export const picture = z.strictObject({
  id: pictureId,
  /** What is to be seen. */
  alt: text(20, 140).meta({ title: 'What the picture shows' }),
  /** True for a photo, which no page then calls an illustration. */
  photo: z.boolean().meta({ title: 'A photo' }).optional(),
  /** The load in the truck, where it shows one: the price page shows it once `minimum` (pricing.yaml) holds just that. */
  things: things.optional(),
});
export type Picture = z.infer<typeof picture>;

/** content/redirects.yaml: an address that is no page (gone, or usual elsewhere), and the page that it leads to. */
export const redirect = z.strictObject({
  id: slug,
  /** The address that is no page, as it was on the old site. With a slash and a star at its end it stands for everything below it. */
  from: oldAddress,
  /** The page that it leads to. */
  to: path,
  /**
   * What it is printed on, for example "Refrigerator magnet". The host then counts every visit that comes from there, and
   * `npm run print` draws the code for it.
   */
  paper: text(3, 40)
    .meta({
      title: 'Printed on',
      form: {
        hint: 'For example Refrigerator magnet. The host then counts every visit that comes from there, and the kit has the code to print.',
      } satisfies FormMeta,
    })
    .optional(),
});
export type Redirect = z.infer<typeof redirect>;

export const GUIDE_TOPICS = ['towns', 'costs', 'recycling', 'rules', 'pricing', 'preparation', 'donation'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** content/posts/*.md */
export const post = z.strictObject({
  /** As `title` elsewhere, but without tokens: lists of guides print it as it stands. */
  title: text(8, SHOWN.title),
  description,
  /** The sentence under the headline. */
  lead: prose(40, 200),
  topic: z.enum(GUIDE_TOPICS),
  /** Where it holds. */
  counties: unique(idOf('counties')).min(1),
  /** The day it first went live. */
  published: day,
  /** Set it to today whenever you change the guide. */
  updated: day,
  /** Services that the guide leads to, the first one first. */
  services: unique(idOf('services')).max(4),
  /** Town pages that it leads to. */
  towns: unique(idOf('towns')).max(4),
  /** Leave it out for that of its town or its first service. */
  picture: ourPicture.optional(),
  /** How we checked: what was read, what could not be confirmed, what to call about. */
  checked: text(60, 420).meta({ title: 'How we checked' }),
  questions: z.array(question).max(5).optional(),
});
export type Post = z.infer<typeof post>;
