/** Schemas of content/pages/*.md, content/search.yaml and content/home.yaml. */
import { z } from 'astro/zod';
import { SHOWN } from '#lib/text.ts';
import { ascending, description, eighths, type FormMeta, idOf, path, prose, slug, text, unique } from './common.ts';
import { CATEGORIES } from './pages.ts';

/** Kinds of photo to send for a price; each has a line drawing (src/features/company/photo-quote/Sketch.astro). */
export const SHOTS = ['wide', 'close', 'stairs', 'door'] as const;
export type Shot = (typeof SHOTS)[number];
const shot = z.enum(SHOTS);

/**
 * content/pages/*.md: front matter for the top of the page, then its body. A heading (##) starts a section; a list of
 * links at its end is shown as follow-up links. A paragraph whose token has no value yet is left out, and so is a section
 * that is left empty.
 */
export const page = z.strictObject({
  /** Title in the browser tab and in search results. At most 60 characters; Google cuts longer ones. */
  title: prose(6, SHOWN.title),
  /** The headline on the page. */
  headline: prose(4, 60),
  /** Its name in menus, if different from the headline. */
  label: prose(3, 40).optional(),
  description,
  /** The sentence under the headline. */
  lead: prose(20, 200),
  /** Text on the picture of a shared link, if different from the title and the first price. */
  card: z
    .strictObject({
      title: prose(4, 60).optional(),
      /** Large text in place of the first price. */
      answer: prose(4, 40).optional(),
      /** Below it. */
      note: prose(4, 60).optional(),
    })
    .meta({ title: 'Picture of a shared link' })
    .optional(),
  /** Completes "I would like a price for …" in the prepared messages, on a page about one subject. */
  asking: text(4, 60).meta({ title: 'I would like a price for …' }).optional(),
  /** On the contact page: what to say, in order. */
  say: z
    .array(text(5, 80))
    .min(2)
    .max(8)
    .meta({ title: 'What to say', form: { one: 'line' } satisfies FormMeta })
    .optional(),
  /** On the page about paying: the steps, in order. */
  steps: z
    .array(z.strictObject({ title: text(3, 40), text: prose(10, 200) }))
    .min(2)
    .max(6)
    .optional(),
  /** On the page about photos: what to photograph, in order, each with its picture. */
  photos: z
    .array(z.strictObject({ shows: shot.meta({ title: 'Picture' }), title: text(3, 40), text: prose(20, 200) }))
    .min(2)
    .max(6)
    .optional(),
  /** On the page about photos: a sample text conversation, in order. `photos` appear as drawings. */
  example: z
    .array(z.strictObject({ from: z.enum(['you', 'us']), photos: unique(shot).max(4).optional(), text: prose(4, 200) }))
    .min(2)
    .max(6)
    .meta({ title: 'Example of messages', form: { one: 'message' } satisfies FormMeta })
    .optional(),
});
export type TextPage = z.infer<typeof page>;

const category = z.enum(CATEGORIES).meta({ title: 'Kind of work' });
/** content/search.yaml: phrases that find a page, besides its own names. */
export const wording = z.strictObject({
  id: slug,
  /** A page of this site. */
  page: path,
  /** Title in search results. Leave it out for services, places, guides and ZIP codes, which have their own. */
  title: text(3, 40).optional(),
  /** A line under the title; needs a title. */
  text: prose(10, 160).optional(),
  /** Phrases as people type them. One matches if the query has all its words. */
  says: unique(text(2, 60))
    .min(1)
    .meta({ title: 'Ways of asking', form: { one: 'wording' } satisfies FormMeta }),
});
export type Wording = z.infer<typeof wording>;

/** Seasons that the large picture of the home pages is drawn in. */
export const SEASONS = ['autumn', 'winter', 'spring'] as const;
export type Season = (typeof SEASONS)[number];

/** The last band before the footer. */
const closing = z.strictObject({ title: text(8, 60), text: prose(10, 120) });

/** content/home.yaml: what the welcome page (/), the home page (/home) and the list of guides (/blog) say and choose. */
export const home = z.strictObject({
  /** The page at /. */
  welcome: z.strictObject({
    /** The season of the large picture at the top of both home pages. It stays until you choose another. */
    hero: z.enum(SEASONS).meta({ title: 'Season of the picture' }),
    /** The sentence under the headline (which is `line` in business.yaml). */
    lead: prose(40, 200),
    /** Short promises. "Licensed and insured", the hours and the rating are added automatically. */
    promises: unique(text(5, 40))
      .min(1)
      .max(6)
      .meta({ form: { one: 'promise' } satisfies FormMeta }),
    /** One card for each kind of work. */
    cards: z
      .array(
        z.strictObject({
          category,
          text: prose(20, 140),
          /** Featured services, by id. */
          services: unique(idOf('services')).min(1).max(4),
          /** How full the truck usually gets, in eighths. */
          load: z.strictObject({ from: eighths, to: eighths }).check(ascending),
        }),
      )
      .min(1)
      .max(5),
    closing,
  }),
  /** The page at /home. */
  home: z.strictObject({
    headline: text(8, 60),
    /** The sentence under the headline. */
    lead: prose(40, 200),
    /** Why us, in three answers. */
    benefits: z.array(z.strictObject({ title: text(4, 40), text: prose(20, 140) })).length(3),
    /** What we haul: a kind of work, a sentence, the services that stand for it. */
    shelves: z
      .array(z.strictObject({ category, text: prose(10, 100), services: unique(idOf('services')).min(1).max(4) }))
      .min(1)
      .max(5)
      .meta({ title: 'What we haul', form: { one: 'kind of work' } satisfies FormMeta }),
    /** A card for people with a whole house to empty. Leave it out if you don't do that. */
    house: z
      .strictObject({
        title: text(8, 60),
        text: prose(20, 200),
        /** Homes whose price the card shows: lines of the load estimator, by id. */
        homes: unique(idOf('estimator')).min(1).max(4),
        /** Where the card leads, by id. */
        services: unique(idOf('services')).min(1).max(3),
      })
      .meta({ title: 'A whole house' })
      .optional(),
    /** Before and after: services that have a pair of pictures. */
    pairs: z
      .array(z.strictObject({ service: idOf('services'), title: text(4, 40), text: text(20, 160) }))
      .max(4)
      .meta({ title: 'Before and after', form: { one: 'pair' } satisfies FormMeta }),
    /** Captions by county id, shown instead of the number of municipalities. */
    captions: z.record(idOf('counties').meta({ title: 'County' }), text(3, 40).meta({ title: 'Caption' })),
    /** Guides to read before the call, by id. */
    guides: unique(idOf('posts')).max(8),
    closing,
  }),
  /** The page at /blog. */
  blog: z.strictObject({
    /** Guides at the top of the page, with their pictures. */
    featured: unique(idOf('posts')).max(3),
    /** Guides at the top of their groups, the most useful first. The others follow, newest first. */
    first: unique(idOf('posts')),
  }),
});
export type Home = z.infer<typeof home>;
