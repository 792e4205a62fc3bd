/** `/styleguide`: every component in every state, filled from the real content. */
import { head } from '#seo/head.ts';
import type { Site } from '#model/entities.ts';
import { wordsOf } from '#words/words.ts';
import { contact } from './contact.ts';
import { trail } from './frame.ts';
import { guideCard, type GuideCard } from './guides.ts';
import { reviewView, type ReviewView } from './reviews.ts';
import {
  factGroups,
  gauge,
  ladder,
  locator,
  map,
  nearList,
  pairOf,
  serviceCard,
  type FactGroup,
  type Gauge,
  type LadderRow,
  type LocatorView,
  type MapView,
  type NearList,
  type PairView,
  type ServiceCard,
} from './parts.ts';
import type { PageView } from './page.ts';
import { answered, Prose, type Answered, type Source } from './prose.ts';

export interface StyleguideView extends PageView {
  /** As it stands in the wordmark. */
  name: string;
  lead: string;
  gauges: Gauge[];
  ladder: LadderRow[];
  services: ServiceCard[];
  pairs: PairView[];
  map: MapView;
  locator: LocatorView;
  facts: FactGroup[];
  facilities: NearList;
  questions: Answered[];
  reviews: ReviewView[];
  guides: GuideCard[];
  sources: Source[];
}

/** Empty, sure, more or less, full: the states of the gauge, in eighths. */
const LOADS: readonly [from: number, to: number][] = [
  [0, 0],
  [1, 1],
  [2, 4],
  [5, 5],
  [6, 8],
  [8, 8],
];

/** @throws Error when the content has no municipality with facts: the page would have nothing to show */
export function styleguideView(site: Site): StyleguideView {
  const place = site.municipalities.find((municipality) => municipality.facts.length > 2);
  if (!place) throw new Error('The styleguide needs a municipality with three facts in content/facts');
  const prose = new Prose(site);
  const questions = answered(site, prose, site.faq.slice(0, 2));
  for (const fact of place.facts.slice(0, 3)) prose.line(`{fact:${fact.id}}`);
  const all = wordsOf(site);
  const words = all.styleguide;
  return {
    head: head(site, {
      title: words.title,
      description: words.description(site.business.name),
      path: site.pages.styleguide,
      indexed: false,
    }),
    breadcrumbs: trail(site),
    contact: contact(site),
    title: words.title,
    lead: words.lead,
    name: site.business.name,
    gauges: LOADS.map(([from, to]) => gauge(all, from, to)),
    ladder: ladder(site),
    services: site.services.slice(0, 4).map((service) => serviceCard(site, service)),
    pairs: site.services.flatMap((service) => pairOf(all, service, service.short, words.pair)).slice(0, 1),
    map: map(all, place.county.map, place.county),
    locator: locator(all, place.label, place.county, [place]),
    facts: factGroups(all, place.facts).slice(0, 2),
    facilities: nearList(all, place, ['county', 'municipal', 'donation'], 2),
    questions,
    reviews: site.reviews.slice(0, 1).map(reviewView(wordsOf(site))),
    guides: site.guides.slice(0, 2).map((guide) => guideCard(site, guide)),
    sources: prose.sources,
  };
}
