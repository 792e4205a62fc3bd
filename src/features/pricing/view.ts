/** `/pricing`: price ladder, terms, load estimator and examples. */
import type { Site } from '#business/entities.ts';
import { presetLoads } from '#features/pricing/things/things.ts';
import { localizePath } from '#i18n/addresses.ts';
import { capital } from '#lib/text.ts';
import { head } from '#seo/head.ts';
import { ladderOffers, PICTURE, serviceNode } from '#seo/schema.ts';
import { seoWords } from '#seo/words.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import { yards } from '#ui/figures.ts';
import type { Link } from '#ui/link.ts';
import { fullPrice, startingPrice, gauge, ladder, priceRange, type Gauge, type LadderRow } from '#ui/load/gauge.ts';
import { loadText } from '#ui/load/load-text.ts';
import { type OfferView, offersFor } from '#ui/load/offers.ts';
import { loadWords } from '#ui/load/words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { loadedTruck, requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { placeLink } from '#ui/places/links.ts';
import type { TickList } from '#ui/promises.ts';
import { plain } from '#ui/sources/prose.ts';
import { yardTip, type Tip } from '#ui/tooltip/tips.ts';
import type { Words } from './words.en.ts';
import { pricingWords } from './words.ts';

/** A step of the ladder with the truck so full. */
export type TruckStep = LadderRow & { picture: PictureView };

export interface PricingView extends PageView {
  labels: Words['labels'];
  lead: string;
  truck: string;
  yard: Tip;
  ladder: TruckStep[];
  offers: OfferView[];
  picture: PictureView;
  crew: PictureView;
  promise: { title: string; text: string };
  minimum: {
    title: string;
    text: string;
    /** `icons` draws a load of which there is no picture: one for each thing. */
    loads: { text: string; picture: PictureView | undefined; icons: string[] }[];
  };
  /** What a price includes and what changes it. */
  terms: TickList[];
  heavy: { lead: string; link: Link };
  examplesTitle: string;
  examples: { what: string; place: Link; parts: string; gauge: Gauge; price: string; service: Link }[];
  presets: { name: string; load: string }[];
  /** Other ways to a price. */
  ways: Link[];
  cheaperTitle: string;
  cheaper: { title: string; text: string; href: string; action: string }[];
}

const truckSteps = (site: Site): TruckStep[] =>
  ladder(site).map((row) => ({ ...row, picture: loadedTruck(site, row.gauge.to) }));

function minimum(site: Site): PricingView['minimum'] {
  const words = pricingWords(site.language);
  const { length, width, height } = site.pricing.truck;
  return {
    title: words.minimum.title(startingPrice(site)),
    text: words.minimum.text({
      feet: Math.round(site.steps[0]?.cubicFeet ?? 0),
      width,
      height,
      inchesDeep: Math.round((length / site.steps.length) * 12),
    }),
    loads: site.minimum.map(({ picture, ...load }) => ({
      text: capital(loadText(site.language, load)),
      picture,
      icons: load.parts.flatMap(({ group, count }) => Array.from({ length: count }, () => group)),
    })),
  };
}

export type Term = keyof Words['terms'];

/** A list of terms from content/pricing.yaml. */
export const term = (site: Site, id: Term): TickList => ({
  id,
  heading: pricingWords(site.language).terms[id],
  lines: site.pricing[id].map((line) => plain(site, line.text)),
  no: id === 'excluded' || id === 'changes',
});

const terms = (site: Site): PricingView['terms'] =>
  (['included', 'changes', 'excluded', 'never'] as const).map((id) => term(site, id));

const examples = (site: Site): PricingView['examples'] =>
  site.examples.map(({ what, place, service, eighths: { low, high }, parts }) => {
    const words = pricingWords(site.language);
    return {
      what,
      place: placeLink(place),
      service: { label: service.short, href: service.path },
      parts: words.examples.parts(parts.map(loadWords(site.language).part)),
      gauge: gauge(site.language, low, high),
      price: priceRange(site, low, high),
    };
  });

function pricingHead(site: Site, picture: PictureView) {
  const words = pricingWords(site.language);
  const from = startingPrice(site);
  const about = serviceNode(site, {
    name: seoWords(site.language).service,
    offers: ladderOffers(site, loadWords(site.language).share),
    image: PICTURE,
  });
  return head(site, {
    title: words.headTitle(from, fullPrice(site)),
    description: words.description(from),
    path: site.pages.pricing,
    indexed: true,
    graph: { about, picture },
  });
}

export const promise = (site: Site): PricingView['promise'] => ({
  title: plain(site, '{promise.approve}.'),
  text: pricingWords(site.language).promise,
});

function truckSentence(site: Site): string {
  const { length, width, height } = site.pricing.truck;
  const sides = [length, width, height].map(String);
  return pricingWords(site.language).truck({
    sides,
    feet: Math.round(site.truck.feet),
    yards: yards(site.truck.yards),
  });
}

export function pricingView(site: Site): PricingView {
  const words = pricingWords(site.language);
  const picture = requiredPicture(site, 'fleet/truck-6');
  return {
    head: pricingHead(site, picture),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: {
      title: words.title,
      ladder: ladder(site),
      load: gauge(site.language, 1, 8),
      answer: priceRange(site, 1, 8),
      note: words.cardNote,
    },
    labels: words.labels,
    title: words.title,
    lead: words.lead(startingPrice(site)),
    truck: truckSentence(site),
    yard: yardTip(site),
    ladder: truckSteps(site),
    offers: offersFor(site),
    picture,
    crew: requiredPicture(site, 'bands/crew-at-door'),
    promise: promise(site),
    minimum: minimum(site),
    terms: terms(site),
    heavy: { lead: words.heavy.lead, link: { label: words.heavy.weights, href: `${site.pages.sizes}#weights` } },
    examplesTitle: words.examples.title,
    examples: examples(site),
    presets: presetLoads(site),
    ways: [
      { label: words.ways.sizes, href: site.pages.sizes },
      { label: words.ways.photos, href: site.pages.photoQuote },
      { label: words.ways.sheet, href: site.pages.loadSheet },
    ],
    cheaperTitle: words.cheaper,
    cheaper: site.pricing.cheaper.map(({ title, text, page, action }) => ({
      title,
      text,
      href: localizePath(site, page),
      action,
    })),
  };
}

export const pagesIn = onePage('pricing', pricingView);
