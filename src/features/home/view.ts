/** `/home`: the home page. */
import type { County, Site } from '#business/entities.ts';
import { OPENING } from '#seo/graph.ts';
import { head } from '#seo/head.ts';
import { localBusiness, webSite } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { pairOf, type PairView } from '#ui/before-after/pair.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { type OfferView, offersFor } from '#ui/load/offers.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { clearedPicture, heroPicture, requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { serviceCard, type ServiceCard } from '#ui/services/service-card.ts';
import { categoryWords } from '#ui/services/words.ts';
import { answered, plain, Prose, type AnsweredQuestion, type Source } from '#ui/sources/prose.ts';
import { ratingLine, reviewView, type ReviewView } from '#ui/work/reviews.ts';
import { workWords } from '#ui/work/words.ts';
import type { Words } from './words.en.ts';
import { homeWords } from './words.ts';

export interface HomeView extends PageView {
  labels: Words['labels'];
  lead: string;
  benefits: { title: string; text: string }[];
  offers: OfferView[];
  haul: { title: string; text: string; services: ServiceCard[]; href: string }[];
  /** A whole house to empty; undefined if the owner does not offer that. */
  house: { title: string; text: string; homes: { name: string; price: string }[]; links: Link[] } | undefined;
  pairs: PairView[];
  portfolio: Link;
  towns: Link[];
  counties: (Link & { picture: PictureView; count: string })[];
  places: Link;
  hero: PictureView;
  donation: PictureView;
  rating: string | undefined;
  reviews: ReviewView[];
  allReviews: Link;
  voice: { ask: string; answer: string }[];
  faq: string;
  questions: AnsweredQuestion[];
  guides: Link[];
  closing: { title: string; text: string };
  sources: Source[];
}

/** Reviews on the page. */
const MAX_REVIEWS = 2;

function homeHead(site: Site, hero: PictureView, questions: AnsweredQuestion[]) {
  const words = homeWords(site.language);
  const hours = site.formats.weekInShort(site.business.hours.week);
  return head(site, {
    title: words.headTitle(startingPrice(site)),
    description: describeArea(site, (area) => words.description(area, hours)),
    path: site.pages.home,
    indexed: true,
    graph: {
      about: localBusiness(site),
      also: [webSite(site)],
      picture: hero,
      questions,
      spoken: [...OPENING, '[aria-labelledby=voice] li', '[aria-labelledby=faq] .fold-body'],
    },
  });
}

const countyTile = (site: Site, county: County): HomeView['counties'][number] => ({
  label: county.name,
  href: county.path,
  picture: county.picture,
  count: site.home.home.captions.get(county) ?? homeWords(site.language).municipalities(county.municipalities.length),
});

function guideLinks(site: Site): Link[] {
  const words = homeWords(site.language);
  return [
    { label: words.items(site.items.length), href: site.pages.items },
    { label: words.rules, href: site.pages.rules },
    ...site.home.home.guides.map((guide) => ({ label: guide.title, href: guide.path })),
  ];
}

function houseCard(site: Site): HomeView['house'] {
  const { house } = site.home.home;
  return (
    house && {
      title: house.title,
      text: plain(site, house.text),
      homes: site.estimator
        .filter(({ id }) => house.homes.includes(id))
        .map(({ id, name }) => ({ name, price: plain(site, `{price:${id}}`) })),
      links: house.services.map(({ name, path }) => ({ label: name, href: path })),
    }
  );
}

export function homeView(site: Site): HomeView {
  const words = homeWords(site.language);
  const { headline, lead, benefits, shelves, pairs, closing } = site.home.home;
  const prose = new Prose(site);
  const questions = answered(site, prose, site.faq);
  const hero = heroPicture(site);
  return {
    head: homeHead(site, hero, questions),
    breadcrumbs: [{ label: site.business.name, href: site.pages.welcome }],
    contact: contact(site),
    card: { title: headline, picture: clearedPicture(site) },
    labels: words.labels,
    title: headline,
    lead: plain(site, lead),
    offers: offersFor(site),
    benefits: benefits.map(({ title, text }) => ({ title, text: plain(site, text) })),
    haul: shelves.map(({ category, text, services }) => ({
      title: categoryWords(site.language).categories[category],
      text: plain(site, text),
      services: services.map((service) => serviceCard(site, service)),
      href: `${site.pages.services}#${category}`,
    })),
    house: houseCard(site),
    pairs: pairs.flatMap(({ service, title, text }) => pairOf(site.language, service, title, text)),
    portfolio: { label: words.jobs, href: site.pages.portfolio },
    towns: site.towns.map((town) => ({ label: town.name, href: town.path })),
    counties: site.counties.map((county) => countyTile(site, county)),
    places: { label: words.places, href: site.pages.locations },
    hero,
    donation: requiredPicture(site, 'bands/donation-shop'),
    rating: ratingLine(site),
    reviews: site.reviews.slice(0, MAX_REVIEWS).map(reviewView(site.language)),
    allReviews: { label: workWords(site.language).allReviews, href: site.pages.reviews },
    voice: site.business.voice.map(({ ask, answer }) => ({ ask, answer: plain(site, answer) })),
    faq: words.questions,
    questions,
    guides: guideLinks(site),
    closing: { title: closing.title, text: plain(site, closing.text) },
    sources: prose.sources,
  };
}

export const pagesIn = onePage('home', homeView);
