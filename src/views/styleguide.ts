/** `/styleguide`: every component in every state, filled from the real content. */
import { head } from '#seo/head.ts';
import type { Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { contact } from './contact.ts';
import { guideCard, type GuideCard } from './guides.ts';
import { reviewView, type ReviewView } from './home.ts';
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
} from './ingredients.ts';
import type { PageView } from './page.ts';
import { answered, Prose, type Answered, type Source } from './prose.ts';

export interface StyleguideView extends PageView {
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

/** @throws Error when the content has no municipality with facts: the page would have nothing to show */
export function styleguideView(site: Site): StyleguideView {
  const place = site.municipalities.find((municipality) => municipality.facts.length > 2);
  if (!place) throw new Error('The styleguide needs a municipality with three facts in content/facts');
  const prose = new Prose(site);
  const questions = answered(site, prose, site.faq.slice(0, 2));
  for (const fact of place.facts.slice(0, 3)) prose.line(`{fact:${fact.id}}`);
  return {
    head: head(site, {
      title: 'Styleguide',
      description: `Every component of the ${site.business.name} site in every state, for whoever changes it. Not listed in search engines, not in the sitemap.`,
      path: PAGES.styleguide,
      indexed: false,
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    title: 'Styleguide',
    lead: 'Every component in every state, filled from the real content. For whoever changes the site.',
    gauges: [gauge(0, 0), gauge(1, 1), gauge(2, 4), gauge(5, 5), gauge(6, 8), gauge(8, 8)],
    ladder: ladder(site),
    services: site.services.slice(0, 4).map((service) => serviceCard(site, service)),
    pairs: site.services.flatMap((service) => pairOf(service, service.short, 'Full, then cleared.')).slice(0, 1),
    map: map(place.county.map, place.county),
    locator: locator(place.label, place.county, [place]),
    facts: factGroups(place.facts).slice(0, 2),
    facilities: nearList(place, ['county', 'municipal', 'donation'], 2),
    questions,
    reviews: site.reviews.slice(0, 1).map(reviewView),
    guides: site.guides.slice(0, 2).map((guide) => guideCard(site, guide)),
    sources: prose.sources,
  };
}
