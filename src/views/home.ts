/** `/home` and `/seo-home`: the full home page, with pictures and as text. */
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { localBusiness, webSite } from '#seo/schema.ts';
import type { Review, Site } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import type { Category } from '#schema/pages.ts';
import { fullDate } from '#lib/dates.ts';
import { counted } from '#lib/words.ts';
import { describeArea, openHours, startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import {
  ladder,
  placeLink,
  serviceCard,
  type LadderRow,
  type ServiceCard,
  standingPicture,
  type PictureView,
  pairOf,
  type PairView,
} from './ingredients.ts';
import type { PageView } from './page.ts';
import { answered, plain, Prose, type Answered, type Source } from './prose.ts';

export const CATEGORY_LABEL: Record<Category, string> = {
  household: 'Household and furniture',
  construction: 'Construction and yard',
  commercial: 'Commercial',
  cleanouts: 'Cleanouts',
  specialty: 'Specialty',
};

export interface ReviewView {
  quote: string;
  author: string;
  stars: number;
  place: Link;
  service: Link;
  /** "November 21, 2026, Google" or "Sample review" */
  origin: string;
  sample: boolean;
}

export const reviewView = (review: Review): ReviewView => ({
  quote: review.quote,
  author: review.author,
  stars: review.stars,
  place: placeLink(review.place),
  service: { label: review.service.short, href: review.service.path },
  origin: review.sample
    ? 'Sample, not a customer'
    : [review.date ? fullDate(review.date) : '', review.source ?? ''].filter(Boolean).join(', '),
  sample: review.sample ?? false,
});

/** "4.9 from 327 reviews", with source and day once the owner gives them. */
export function ratingLine({ business: { rating } }: Site): string {
  const origin = [rating.source, rating.asOf ? `as of ${fullDate(rating.asOf)}` : undefined].filter(Boolean).join(', ');
  return `${rating.value} from ${counted(rating.count, 'review')}${origin ? ` (${origin})` : ''}`;
}

export interface HomeView extends PageView {
  lead: string;
  price: string;
  benefits: { title: string; text: string }[];
  haul: { title: string; text: string; services: ServiceCard[]; href: string }[];
  pairs: PairView[];
  towns: Link[];
  counties: (Link & { picture: PictureView; count: string })[];
  hero: PictureView;
  cleared: PictureView;
  rating: string;
  reviews: ReviewView[];
  voice: { ask: string; answer: string }[];
  questions: Answered[];
  ladder: LadderRow[];
  guides: Link[];
  closing: { title: string; text: string };
  sources: Source[];
}

/** Guides that answer what people ask before they call. */
const HOME_GUIDES = [
  'what-an-eighth-of-a-truck-holds',
  'where-to-donate-furniture',
  'mattress-disposal-westchester',
  'estate-cleanout-checklist',
];

export function homeView(site: Site): HomeView {
  const from = startingPrice(site);
  const prose = new Prose(site);
  const questions = answered(site, prose, site.faq);
  const byCategory = (category: Category, ids: string[]) =>
    ids.flatMap((id) => {
      const service = site.services.find((candidate) => candidate.id === id && candidate.category === category);
      return service ? [serviceCard(site, service)] : [];
    });
  const pair = (id: string, title: string, text: string) =>
    site.services.filter((candidate) => candidate.id === id).flatMap((found) => pairOf(found, title, text));
  const hero = standingPicture(site, 'hero-loaded');
  return {
    head: head(site, {
      title: `Same-Day Junk Removal & Cleanouts from ${from}`,
      description: describeArea(
        site,
        (area) =>
          `What we haul, where we go, what it costs and what we will not take. ${area}, open every day 8 to 8. Call, text or e-mail.`,
      ),
      path: PAGES.home,
      indexed: true,
      graph: {
        about: localBusiness(site),
        also: [webSite(site)],
        picture: hero,
        questions,
        spoken: [...OPENING, '[aria-labelledby=voice] li', '[aria-labelledby=faq] dd'],
      },
    }),
    crumbs: [{ label: 'Welcome', href: PAGES.welcome }],
    contact: contact(site),
    card: { title: 'Full this morning. Empty tonight.', picture: standingPicture(site, 'hero-cleared') },
    title: 'Full this morning. Empty tonight.',
    lead: `Tell us what it is and which floor it is on. We come the same day or the next, most days, say the price, and lift nothing before you agree. From ${from}.`,
    price: from,
    benefits: [
      {
        title: 'The price first',
        text: 'Eight steps, one for each eighth of the truck. You see the step, you say yes, then we lift.',
      },
      {
        title: 'Today or tomorrow',
        text: `${openHours(site)}. Most days there is still room in the truck when you call.`,
      },
      {
        title: 'Given away before thrown away',
        text: 'Donation and recycling come first. What a charity refuses, we tell you at the door.',
      },
    ],
    haul: [
      {
        title: CATEGORY_LABEL.household,
        text: 'One piece or a whole floor.',
        services: byCategory('household', [
          'furniture-removal',
          'mattress-removal',
          'refrigerator-removal',
          'electronics-removal',
        ]),
        href: `${PAGES.services}#household`,
      },
      {
        title: CATEGORY_LABEL.construction,
        text: 'After the contractor, before the dumpster.',
        services: byCategory('construction', [
          'renovation-debris-removal',
          'concrete-removal',
          'deck-removal',
          'storm-debris-removal',
        ]),
        href: `${PAGES.services}#construction`,
      },
      {
        title: CATEGORY_LABEL.commercial,
        text: 'Before the lease ends or the tenant comes.',
        services: byCategory('commercial', [
          'office-cleanout',
          'retail-store-cleanout',
          'warehouse-cleanout',
          'property-management-junk-removal',
        ]),
        href: `${PAGES.services}#commercial`,
      },
      {
        title: CATEGORY_LABEL.cleanouts,
        text: 'A room, a house, an estate.',
        services: byCategory('cleanouts', [
          'estate-cleanout',
          'basement-cleanout',
          'garage-cleanout',
          'move-out-cleanout',
        ]),
        href: `${PAGES.services}#cleanouts`,
      },
    ],
    pairs: [
      ...pair(
        'garage-cleanout',
        'The garage',
        'Shelves, boxes, a mower that will not start. Metal and cardboard go one way, the rest another.',
      ),
      ...pair(
        'basement-cleanout',
        'The basement',
        'A piano, a sofa that came down before the wall did, and boxes nobody has opened since.',
      ),
    ],
    towns: site.towns.map((town) => ({ label: town.name, href: town.path })),
    counties: site.counties.map((county) => ({
      label: county.name,
      href: county.path,
      picture: county.picture,
      count:
        county.municipalities.length > 1
          ? counted(county.municipalities.length, 'municipality', 'municipalities')
          : 'Connecticut',
    })),
    hero,
    cleared: standingPicture(site, 'hero-cleared'),
    rating: ratingLine(site),
    reviews: site.reviews.slice(0, 2).map(reviewView),
    voice: site.business.voice.map(({ ask, answer }) => ({ ask, answer: plain(site, answer) })),
    questions,
    ladder: ladder(site),
    guides: [
      { label: `Do you take it? ${site.items.length} answers`, href: PAGES.items },
      { label: 'What each town hall takes free', href: PAGES.rules },
      ...site.guides
        .filter(({ id }) => HOME_GUIDES.includes(id))
        .map((guide) => ({ label: guide.title, href: guide.path })),
    ],
    closing: { title: 'What is it, and which floor?', text: 'Two answers and a photo are enough for a price.' },
    sources: prose.sources,
  };
}

export interface TextHomeView extends HomeView {
  areas: { name: string; href: string; text: string }[];
  refuses: { name: string; instead: string }[];
  services: { category: string; links: Link[] }[];
}

export function textHomeView(site: Site): TextHomeView {
  const home = homeView(site);
  return {
    ...home,
    head: head(site, {
      title: 'The Whole Site on One Page, as Text',
      description: `What we take, where we go, what it costs, when we come and what we refuse, on one page without pictures. Junk removal from ${home.price}.`,
      path: PAGES.textHome,
      canonicalPath: PAGES.home,
      indexed: false,
      graph: { questions: home.questions, spoken: [...OPENING, '[aria-labelledby=faq] dd'] },
    }),
    areas: site.counties.map((county) => ({
      name: county.label,
      href: county.path,
      text: county.municipalities.map((place) => place.label).join(', '),
    })),
    refuses: site.items
      .filter((item) => item.answer === 'no')
      .map((item) => ({ name: item.name, instead: plain(site, item.instead ?? '') })),
    services: (Object.keys(CATEGORY_LABEL) as Category[]).map((category) => ({
      category: CATEGORY_LABEL[category],
      links: site.services
        .filter((service) => service.category === category)
        .map((service) => ({ label: service.name, href: service.path })),
    })),
  };
}
