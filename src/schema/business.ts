/** content/business.yaml, pricing.yaml, faq.yaml, reviews.yaml and jobs.yaml: what the company says of itself. */
import { z } from 'astro/zod';
import { meantSite } from '#lib/meant.ts';
import { wordCount } from '#lib/words.ts';
import {
  day,
  eighths,
  figure,
  licenseId,
  moment,
  unique,
  path,
  phone,
  printed,
  prose,
  ascending,
  sample,
  slug,
  takenFor,
  text,
  url,
  zip,
} from './common.ts';
import { hours } from './hours.ts';

/** What a voice assistant may read out. */
const answer = (min: number, max: number) =>
  prose(min, max).refine((value) => wordCount(printed(value)) < 30, {
    error: 'is too long to be read out: write fewer than 30 words',
  });

/** A license the law asks for. Leave the whole entry out until you hold the paper. */
const license = z.strictObject({
  /** Number as printed on the license. */
  number: text(2, 40),
  /** Where a customer can look it up. */
  url: url.optional(),
});

/** What may stand in until the owner gives the real value. */
const SAMPLES = [
  'name',
  'phone',
  'email',
  'site',
  'line',
  'securityUntil',
  'about',
  'hours',
  'address',
  'payment',
  'terms.sameDay',
  'terms.arrival',
  'terms.cancelling',
  'terms.languages',
  'terms.insurance',
  'terms.damage',
  'terms.card',
  'terms.tax',
] as const;

/** A promise in a few words. */
const promise = text(10, 120).refine((value) => !/[.!?]$/.test(value), { error: 'must end without a period' });

/** What is true for a few hours or days: "Today has room until 4 pm". Pages show it from the one minute to the other. */
const notice = z
  .strictObject({
    /** A line without a link. */
    text: prose(4, 60),
    /** Both on the clock of `timezone` in hours: '2026-11-25 16:00'. At `until` it is gone, whenever the site was built. */
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from < until, {
    error: 'must end after it has begun\nWrite the earlier minute as from, the later as until',
  });

/** content/business.yaml: one record, the only place for name, phone and hours. */
export const business = z.strictObject({
  /** Name as customers say it. The wordmark is drawn from it; other texts write {name}. */
  name: text(2, 36),
  /** The line under the name, and the headline of the welcome page: its first sentence, then the others below it. */
  line: text(4, 80),
  /** One sentence for search engines and the footer. */
  about: prose(40, 200),
  /** Phone and text messages, one number for both. */
  phone,
  /** Quotes by e-mail. */
  email: z.email({ error: 'must be an e-mail address, for example quote@company.com' }),
  /** The site's own address, without a slash at the end. */
  site: url.refine((value) => /^https:\/\/[a-z0-9.-]+$/.test(value), {
    error: takenFor('must be the name of the host alone, for example https://www.company.com', meantSite),
  }),
  /** Which of these fields are stand-ins. Empty the list when all are real. */
  samples: z.array(z.enum(SAMPLES)),
  hours,
  /** A line that every page shows in its time. Leave it out while there is nothing to say. */
  notice: notice.optional(),
  /** The public rating, with where and when it was read as soon as you know. Leave the line out while you have none. */
  rating: z
    .strictObject({
      value: figure(1, 5),
      count: z.int().min(1).max(1_000_000),
      source: text(3, 60).optional(),
      url: url.optional(),
      asOf: day.optional(),
    })
    .optional(),
  /** Where the business is, as far as it is public. */
  address: z.strictObject({ locality: text(2, 40), region: z.enum(['NY', 'NJ', 'CT']) }),
  /** What we promise on every job, in one wording: pages and texts ({promise.soon}) say it from here. Without a period. */
  promises: z.strictObject({
    licensed: promise,
    /** How soon. */
    soon: promise,
    /** What one price covers. */
    included: promise,
    /** Who decides on the price, and when. */
    approve: promise,
    /** What a no costs. */
    free: promise,
    /** What a photo gets. */
    photo: promise,
  }),
  /** Means of payment, once decided. The checkout page leaves the block out until then. */
  payment: unique(text(3, 40)).min(1).optional(),
  /** What only the owner knows. Each is shown where it belongs as soon as it stands here; until then its block is left out. */
  terms: z.strictObject({
    /** Until when a call can still mean today, for example "Call before 2 pm for the same day." */
    sameDay: text(15, 200).optional(),
    /** How wide the window is, and whether the crew calls ahead. */
    arrival: text(15, 240).optional(),
    /** What calling off or moving an appointment costs. */
    cancelling: text(15, 240).optional(),
    /** Languages spoken on the phone. */
    languages: unique(text(3, 20)).min(1).optional(),
    /** Who insures you and up to what sum, and how a building gets its certificate. */
    insurance: text(15, 240).optional(),
    /** Who comes: your own crew, since when, how many trucks. */
    crew: text(15, 300).optional(),
    /** What you do when something was damaged. */
    damage: text(15, 300).optional(),
    /** Whether a card costs more. */
    card: text(15, 160).optional(),
    /** Whether sales tax comes on top. */
    tax: text(15, 200).optional(),
    /** Places you really bring things to. */
    destinations: z.array(z.strictObject({ name: text(3, 80), what: text(5, 120), url: url.optional() })).optional(),
  }),
  /** Papers the law asks for, by the id that a county gives its license. Each missing one is named first by the launch check. */
  licenses: z.record(licenseId, license),
  /**
   * Until when reports of a security hole to `email` will be read, at most a year ahead: what /.well-known/security.txt
   * promises. Launch check reminds you two months before.
   */
  securityUntil: day,
  /** Path that receives {channel, page} at each Call, Text or E-mail tap. Leave out: nothing is sent. */
  contactEvents: path.optional(),
  /** Whether browsers keep pages to read without a connection. false removes all of it from every visitor's device. */
  offline: z.boolean(),
  /** What people say to a voice assistant, and the answer it should give, under 30 words. */
  voice: z.array(z.strictObject({ ask: text(10, 90), answer: answer(20, 220) })).min(3),
});
export type Business = z.infer<typeof business>;

/** Lines of estimator.yaml by id, with how many of each. */
const things = z.record(slug, z.int().min(1).max(99));
const feet = figure(0, 12);

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
  /** How a load packs, as a share of the sum of its parts: best and worst case. For the load estimator. */
  loading: z.strictObject({ tight: figure(0.5, 1), loose: figure(1, 1.5), sample }),
  /** Eight steps, an eighth of the truck each, prices rising. */
  steps: z
    .array(
      z.strictObject({
        eighths,
        /** Whole dollars. */
        price: z.int({ error: 'must be whole dollars, for example 149' }).min(1).max(9999),
        sample,
      }),
    )
    .length(8, { error: 'must have exactly eight steps, one for each eighth of the truck' }),
  /** Heavy material: the pounds that each eighth carries at its price, and the dollars for each further `per` pounds. */
  weight: z.strictObject({
    pounds: z.int().min(50).max(5000),
    price: z.int().min(1).max(999),
    per: z.int().min(1).max(2000),
    sample,
  }),
  /** What every price includes. */
  included: z.array(z.strictObject({ text: prose(5, 120), sample })).min(3),
  /** What it does not include. */
  excluded: z.array(z.strictObject({ text: prose(5, 120), sample })).min(2),
  /** What can change a price before you approve it, and what cannot. */
  changes: z.array(z.strictObject({ text: prose(5, 200), sample })).min(2),
  never: z.array(z.strictObject({ text: prose(5, 160), sample })).min(2),
  /** What the first step holds, drawn as seen through the back doors. */
  minimum: z
    .array(z.strictObject({ what: text(10, 80), things, seen: z.array(z.tuple([feet, feet, feet, feet])).min(1) }))
    .length(3),
  /** Loads that the estimator offers to start with; the first thing of each is drawn. */
  presets: z
    .array(
      z.strictObject({
        name: text(3, 20),
        things: things.refine((counts) => Object.keys(counts).length > 0, { error: 'must name at least one thing' }),
      }),
    )
    .min(1)
    .max(6),
  /** Loads worked out as examples; volume and price are computed. */
  examples: z
    .array(
      z.strictObject({
        what: text(10, 160),
        /** Municipality id. */
        place: slug,
        /** Service the example belongs to. */
        service: slug,
        eighths,
        things,
      }),
    )
    .min(10, { error: 'must have at least ten examples' }),
  /** Pounds a cubic yard of loose material, by published tables. */
  heavy: z
    .array(
      z.strictObject({
        material: text(3, 60),
        pounds: z.strictObject({ from: pounds, to: pounds }).check(ascending),
        /** Ids of the facts the two figures come from. */
        facts: unique(slug).min(1),
        service: slug.optional(),
      }),
    )
    .min(4),
  /** Honest ways to pay less, the free one first. */
  cheaper: z
    .array(
      z.strictObject({
        title: text(5, 50),
        text: text(40, 200),
        /** A page of this site. */
        page: path,
        action: text(5, 40),
      }),
    )
    .min(5),
});
export type Pricing = z.infer<typeof pricing>;

/** content/faq.yaml: the five questions of the home page and of the FAQ record for search engines. */
export const faq = z.strictObject({
  id: slug,
  q: prose(10, 100),
  /** Under 30 words, the answer first. */
  a: answer(40, 220),
});
export type Faq = z.infer<typeof faq>;

/** content/reviews.yaml: what customers wrote, word for word, with date and source. */
export const review = z.strictObject({
  id: slug,
  quote: text(20, 400),
  /** First name and initial, as published. */
  author: text(2, 40),
  stars: z.int().min(1).max(5),
  /** Municipality id. */
  place: slug,
  /** Service id. */
  service: slug,
  date: day.optional(),
  /** Where it was published, for example Google. */
  source: text(2, 60).optional(),
  sample,
});
export type Review = z.infer<typeof review>;

/** content/jobs.yaml: finished jobs for the portfolio. */
export const job = z.strictObject({
  id: slug,
  title: text(8, 80),
  /** What was there and what became of it. Two or three sentences. */
  story: text(60, 400),
  /** Municipality id. */
  place: slug,
  zip: zip.optional(),
  service: slug,
  eighths,
  /** From the first thing lifted to the broom. */
  minutes: z.int({ error: 'must be whole minutes, for example 90' }).min(5).max(900).optional(),
  /**
   * What is to be seen on its two photos, src/assets/pictures/jobs/{id}-before.jpg and {id}-after.jpg (or .webp).
   * Without photos the pictures of its service stand in, and the page says so.
   */
  photos: z.strictObject({ before: text(20, 140), after: text(20, 140) }).optional(),
  date: day.optional(),
  sample,
});
export type Job = z.infer<typeof job>;
