/** content/business.yaml, faq.yaml, reviews.yaml and jobs.yaml: what the company says of itself. */
import { z } from 'astro/zod';
import { suggestOrigin } from '#lib/suggest.ts';
import { wordCount } from '#lib/text.ts';
import {
  day,
  eighths,
  figure,
  type FormMeta,
  idOf,
  licenseId,
  moment,
  ourPicture,
  ourZip,
  paper,
  unique,
  path,
  phone,
  printed,
  prose,
  sample,
  slug,
  takenFor,
  text,
  url,
} from './common.ts';
import { hours } from './hours.ts';

/** What a voice assistant may read out. */
const answer = (min: number, max: number) =>
  prose(min, max).refine((value) => wordCount(printed(value)) < 30, {
    error: ({ input }) => {
      const count = wordCount(printed(String(input)));
      return `is too long to be read out: ${count} words, and at most 29 fit\nTake out ${count - 29} or more`;
    },
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
  'terms.reply',
  'terms.sameDay',
  'terms.arrival',
  'terms.cancelling',
  'terms.languages',
  'terms.insurance',
  'terms.damage',
  'terms.card',
  'terms.tax',
  'terms.afar',
] as const;

/** A promise in a few words. */
const promise = text(10, 120).refine((value) => !/[.!?]$/.test(value), { error: 'must end without a period' });

/** What is true for a few hours or days: "Today has room until 4 pm". Pages show it from the one minute to the other. */
const notice = z
  .strictObject({
    /** A line without a link. */
    text: prose(4, 60),
    /** Day and time where the business is: '2026-11-25 16:00'. */
    from: moment.meta({ title: 'Show it from' }),
    /** Then it is gone by itself. It changes no hours: to close on a day, add the day to the hours, too. */
    until: moment.meta({ title: 'Until' }),
  })
  .refine(({ from, until }) => from < until, {
    error: 'must end after it has begun\nWrite the earlier minute as from, the later as until',
  });

/** content/business.yaml: one record, the only place for name, phone and hours. */
export const business = z.strictObject({
  /** Name as customers say it. The wordmark is drawn from it; other texts write {name}. */
  name: text(2, 36),
  /** The line under the name, and the headline of the welcome page: its first sentence, then the others below it. */
  line: text(4, 80).meta({ title: 'Line under the name' }),
  /** One sentence for search engines and the footer. */
  about: prose(40, 200).meta({ title: 'About, in one sentence' }),
  /** Phone and text messages, one number for both. */
  phone,
  /** Quotes by email. */
  email: z.email({ error: 'must be an email address, for example quote@company.com' }),
  /** The site's own address, without a slash at the end. */
  site: url
    .refine((value) => /^https:\/\/[a-z0-9.-]+$/.test(value), {
      error: takenFor('must be the name of the host alone, for example https://www.company.com', suggestOrigin),
    })
    .meta({ title: 'Address of the site' }),
  /** Which of these fields are stand-ins. Empty the list when all are real. */
  samples: z.array(z.enum(SAMPLES)).meta({ title: 'Still stand-ins' }),
  /** When you are open. Pages, the contact card and search engines all read it here. */
  hours,
  /** A line that every page shows in its time. Leave it out while there is nothing to say. */
  notice: notice.optional(),
  /** The public rating, with where and when it was read as soon as you know. Leave the line out while you have none. */
  rating: z
    .strictObject({
      /** From 1 to 5 stars. */
      value: figure(1, 5).meta({ title: 'Stars' }),
      /** From how many reviews. */
      count: z.int().min(1).max(1_000_000).meta({ title: 'Number of reviews' }),
      /** Where it is, for example Google. */
      source: text(3, 60).optional(),
      url: url.optional(),
      /** The day you read it there. */
      asOf: day.meta({ title: 'Read on' }).optional(),
    })
    .optional(),
  /**
   * The page on which customers can write a review, for example the link that your business profile gives you. `npm run
   * print` prints it as a code on a card for every customer. Leave it out while you have none.
   */
  reviewsAt: url
    .meta({
      title: 'Page to write a review on',
      form: {
        hint: 'For example the link that your business profile gives you. The review card of the kit has it as a code.',
      } satisfies FormMeta,
    })
    .optional(),
  /** A page elsewhere on which customers can book. Every page links to it beside call, text and email. Leave it out while you have none. */
  booking: url
    .meta({
      title: 'Page to book on',
      form: {
        hint: 'Every page links to it beside call, text and email. Leave it empty while you have none.',
      } satisfies FormMeta,
    })
    .optional(),
  /** Where the business is, as far as it is public. */
  address: z.strictObject({
    locality: text(2, 40).meta({ title: 'Place' }),
    region: z.enum(['NY', 'NJ', 'CT']).meta({ title: 'State' }),
  }),
  /** What we promise on every job, in one wording: pages and texts ({promise.soon}) say it from here. Without a period. */
  promises: z.strictObject({
    /** That you are licensed and insured. */
    licensed: promise,
    /** How soon you come. */
    soon: promise.meta({ title: 'How soon' }),
    /** What one price covers. */
    included: promise.meta({ title: 'What the price covers' }),
    /** Who decides on the price, and when. */
    approve: promise.meta({ title: 'Who approves the price' }),
    /** That a quote costs nothing. */
    free: promise.meta({ title: 'Free quotes' }),
    /** What a photo gets the customer. */
    photo: promise,
  }),
  /** Means of payment, once decided. The checkout page leaves the block out until then. */
  payment: unique(text(3, 40))
    .min(1)
    .meta({ title: 'Ways to pay', form: { one: 'way to pay' } satisfies FormMeta })
    .optional(),
  /** What only you know. Each is shown where it belongs as soon as it is here; until then pages do without. */
  terms: z.strictObject({
    /** How soon you answer a text message: "We answer texts within 15 minutes while we're open." */
    reply: text(15, 90).meta({ title: 'Answering texts' }).optional(),
    /** Until when a call can still mean today, for example "Call before 2 pm for the same day." */
    sameDay: text(15, 200).optional(),
    /** How wide the window is, and whether the crew calls ahead. */
    arrival: text(15, 240).meta({ title: 'Arrival window' }).optional(),
    /** What calling off or moving an appointment costs. */
    cancelling: text(15, 240).meta({ title: 'Canceling' }).optional(),
    /** Languages spoken on the phone. */
    languages: unique(text(3, 20)).min(1).optional(),
    /** How a building gets its certificate of insurance, and up to what sum you are insured. Who insures you goes below proof. */
    insurance: text(15, 240).optional(),
    /** Who comes: your own crew, since when, how many trucks. */
    crew: text(15, 300).optional(),
    /** What you do when something was damaged. */
    damage: text(15, 300).meta({ title: 'Damage' }).optional(),
    /** Whether a card costs more. */
    card: text(15, 160).meta({ title: 'Cards' }).optional(),
    /** Whether sales tax comes on top. */
    tax: text(15, 200).meta({ title: 'Sales tax' }).optional(),
    /** How someone pays who isn't there on the day. */
    afar: text(15, 200).meta({ title: 'Paying from afar' }).optional(),
    /** Places you really bring things to. */
    destinations: z
      .array(
        z.strictObject({
          name: text(3, 80),
          /** What you bring there. */
          what: text(5, 120),
          url: url.optional(),
        }),
      )
      .meta({ title: 'Where everything goes', form: { one: 'place' } satisfies FormMeta })
      .optional(),
  }),
  /** What a visitor who has doubts can see or check. Only what is real: each is shown as soon as it is here, and nothing in its place. */
  proof: z.strictObject({
    /** Who owns the company. */
    owner: z
      .strictObject({
        name: text(3, 40),
        /** A photo of the owner, described in pictures.yaml with photo: true. */
        picture: ourPicture.meta({ title: 'Photo' }).optional(),
      })
      .optional(),
    /** Photos of your crew and your trucks, described in pictures.yaml with photo: true. The first takes the place of the drawing on the about page. */
    photos: unique(ourPicture)
      .min(1)
      .max(5)
      .meta({ title: 'Crew and trucks', form: { one: 'photo' } satisfies FormMeta })
      .optional(),
    /** Who insures you. */
    insurer: text(3, 60).optional(),
    /** A sample of your certificate of insurance: the path of a file in public/papers, such as /papers/certificate.pdf. */
    certificate: paper.meta({ title: 'Sample certificate of insurance' }).optional(),
    /** Your W-9, likewise. Everyone can read it: it must show an EIN and no Social Security number. */
    w9: paper.meta({ title: 'W-9' }).optional(),
  }),
  /** Papers the law asks for, by the id that a county gives its license. Each missing one is named first by the launch check. */
  licenses: z
    .record(licenseId.meta({ title: 'License', form: { idOf: 'counties.license.id' } satisfies FormMeta }), license)
    .meta({
      form: {
        hint: 'One entry for each license. Enter one only when you hold the paper: its number is then in the footer of every page.',
      } satisfies FormMeta,
    }),
  /**
   * Until when reports of a security hole to `email` will be read, at most a year ahead: what /.well-known/security.txt
   * promises. Launch check reminds you two months before.
   */
  securityUntil: day.meta({ title: 'Security reports are read until' }),
  /** Path that receives {channel, page} at each Call, Text or Email tap. Leave out: nothing is sent. */
  contactEvents: path.meta({ title: 'Path that counts taps' }).optional(),
  /** Whether browsers keep pages to read without a connection. Off (false) removes all of it from every visitor's device. */
  offline: z.boolean().meta({ title: 'Pages without a connection' }),
  /** Off (false), no page in another language (content/es) is on the site, and their addresses lead to the English. */
  translations: z.boolean().meta({ title: 'Pages in other languages' }).optional(),
  /** What people say to a voice assistant, and the answer it should give, under 30 words. */
  voice: z
    .array(z.strictObject({ ask: text(10, 90).meta({ title: 'Question' }), answer: answer(20, 220) }))
    .min(3)
    .meta({ title: 'Answers read out', form: { one: 'question' } satisfies FormMeta }),
});
export type Business = z.infer<typeof business>;

/** content/faq.yaml: the five questions of the home page and of the FAQ record for search engines. */
export const faq = z.strictObject({
  id: slug,
  q: prose(10, 100).meta({ title: 'Question' }),
  /** Under 30 words, the answer first. */
  a: answer(40, 220).meta({ title: 'Answer' }),
});
export type Faq = z.infer<typeof faq>;

/** content/reviews.yaml: what customers wrote, word for word, with date and source. */
export const review = z.strictObject({
  id: slug,
  /** Word for word, as the customer wrote it. */
  quote: text(20, 400),
  /** The language it is in, where that is not English: es, pt, zh; "und" if you cannot tell. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
      error: 'must be the code of a language, for example es, pt or zh-Hant',
    })
    .meta({ title: 'Language' })
    .optional(),
  /** First name and initial, as published. */
  author: text(2, 40).meta({ title: 'Customer' }),
  /** From 1 to 5. */
  stars: z.int().min(1).max(5),
  /** Municipality id. */
  place: idOf('municipalities').meta({ title: 'Town' }),
  /** Service id. */
  service: idOf('services'),
  /** The day it was published. Only a sample may lack it. */
  date: day.optional(),
  /** Where it was published, for example Google. Only a sample may lack it. */
  source: text(2, 60).optional(),
  /** Where it can be read, if it has an address of its own. */
  url: url.optional(),
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
  place: idOf('municipalities').meta({ title: 'Town' }),
  zip: ourZip.optional(),
  service: idOf('services'),
  /** How full the truck was, in eighths: 1 (an eighth) to 8 (full). */
  eighths: eighths.meta({ title: 'Eighths of the truck' }),
  /** How many minutes the job took, to the sweep-up. */
  minutes: z.int({ error: 'must be whole minutes, for example 90' }).min(5).max(900).optional(),
  /**
   * What is to be seen on its two photos, src/assets/pictures/jobs/{id}-before.jpg and {id}-after.jpg (or .webp).
   * Without photos the pictures of its service stand in, and the page says so.
   */
  photos: z
    .strictObject({
      before: text(20, 140).meta({ title: 'What the photo before shows' }),
      after: text(20, 140).meta({ title: 'What the photo after shows' }),
    })
    .meta({
      form: {
        photos: true,
        hint: 'Two photos of the same view, taken from the same place, each at least 1,200 pixels long. No faces or house numbers. Without photos the pictures of the service are shown, marked as illustrations.',
      } satisfies FormMeta,
    })
    .optional(),
  /** The day of the job. */
  date: day.optional(),
  sample,
});
export type Job = z.infer<typeof job>;
