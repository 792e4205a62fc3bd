/** The content of the site as it is written: plain rows, linked by id only. */
import type { Business, Faq, Job, Pricing, Review } from '#schema/business.ts';
import type { Fact, Facility, Item } from '#schema/facts.ts';
import type { Load } from '#schema/estimator.ts';
import type { Picture, Post, Redirect, Service } from '#schema/pages.ts';
import type { County, Location, Municipality, Rules, Tiles, Town, Zip } from '#schema/places.ts';

/** A Markdown file: front matter, its id (the file name) and its body. */
export type Document<Data> = Data & {
  id: string;
  /** Markdown. */
  body: string;
  /** The body as HTML, tokens unfilled. */
  html: string;
};

/** A row with the file it stands in, for messages. */
export type Filed<Data> = Data & { file: string };

export interface Rows {
  business: Business;
  pricing: Pricing;
  faq: Faq[];
  reviews: Review[];
  jobs: Job[];
  items: Item[];
  counties: County[];
  municipalities: Municipality[];
  locations: Location[];
  zips: Zip[];
  rules: Rules[];
  tiles: Tiles[];
  facilities: Facility[];
  pictures: Picture[];
  estimator: Load[];
  redirects: Redirect[];
  facts: Filed<Fact>[];
  services: Document<Service>[];
  towns: Document<Town>[];
  posts: Document<Post>[];
}
