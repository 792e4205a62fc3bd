/** `/pricing` and `/checkout`: the ladder, what a price includes, how paying works. */
import { head } from '#seo/head.ts';
import { ladderOffers, PICTURE, serviceNode } from '#seo/schema.ts';
import type { Site, WorkedPart } from '#model/entities.ts';
import { PAGES } from '#model/routes.ts';
import { dollars } from '#lib/money.ts';
import { listed } from '#lib/words.ts';
import { fullPrice, startingPrice, type Link } from './chrome.ts';
import { contact } from './contact.ts';
import { estimatorTable, estimatorView, type EstimatorTable, type EstimatorView } from './estimator.ts';
import {
  gauge,
  ladder,
  placeLink,
  priceRange,
  share,
  standingPicture,
  type Gauge,
  type LadderRow,
  type PictureView,
} from './ingredients.ts';
import { yardTip, type Tip } from './tips.ts';
import type { PageView } from './page.ts';
import { plain, Prose, type Source } from './prose.ts';

export interface PricingView extends PageView {
  lead: string;
  price: string;
  samplesNote: string | undefined;
  truck: string;
  yard: Tip;
  ladder: LadderRow[];
  picture: PictureView;
  /** The truck at a quarter, half, three quarters and full. */
  trucks: { picture: PictureView; label: string; price: string }[];
  promise: { title: string; text: string };
  /** Inside of the truck in feet. */
  inside: { width: number; height: number };
  examplesTitle: string;
  examplesNote: string;
  cheaperTitle: string;
  minimum: {
    title: string;
    text: string;
    loads: { text: string; sum: string; seen: [number, number, number, number][] }[];
  };
  included: string[];
  excluded: string[];
  changes: string[];
  never: string[];
  heavy: {
    lead: string;
    rows: {
      material: string;
      link: string | undefined;
      yard: string;
      eighth: string;
      bar: { from: number; to: number };
    }[];
    worked: string;
  };
  examples: { what: string; place: Link; sum: string; gauge: Gauge; price: string; service: Link }[];
  volumes: Source[];
  estimate: string;
  estimator: EstimatorView;
  table: EstimatorTable;
  cheaper: { title: string; text: string; href: string; action: string }[];
}

/** "52.7", "80 to 90": cubic feet or pounds, whole where they are large. */
function range({ low, high }: { low: number; high: number }): string {
  const shown = (value: number) =>
    (value < 60 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en-US');
  return shown(low) === shown(high) ? shown(low) : `${shown(low)} to ${shown(high)}`;
}

const yards = (value: number) => String(Math.round(value * 10) / 10);

/** "2 × armchair 20 to 30" */
const partLine = ({ count, name, low, high }: WorkedPart): string =>
  `${count > 1 ? `${count} × ` : ''}${name.charAt(0).toLowerCase()}${name.slice(1)} ${range({ low, high })}`;

/** The arithmetic of the heaviest material against ordinary trash, in words. */
function heavyWorked({ heavy }: Site, eighthYards: number): string {
  const [trash, ...others] = heavy;
  const most = others.toSorted((a, b) => b.pounds.to - a.pounds.to)[0];
  if (!trash || !most) return '';
  const times = Math.round(most.pounds.from / trash.pounds.to);
  return `${most.material}: ${range({ low: most.pounds.from, high: most.pounds.from })} pounds × ${yards(eighthYards)} cubic yards = ${range({ low: most.eighth.from, high: most.eighth.from })} pounds at the least, ${times} times an eighth of ordinary trash. So we ask for length, width and depth first, agree the weight with the price, and load a part of the bed.`;
}

export function pricingView(site: Site): PricingView {
  const from = startingPrice(site);
  const prose = new Prose(site);
  const { pricing, truck } = site;
  const picture = standingPicture(site, 'fleet/truck-three');
  const first = site.steps[0];
  const eighthYards = truck.yards / 8;
  const heaviest = Math.max(...site.heavy.map(({ eighth }) => eighth.to));
  const table = estimatorTable(site, prose);
  for (const fact of site.facts)
    if (fact.scope === 'trade' && fact.id.startsWith('vol-')) prose.html(`{fact:${fact.id}}`);
  return {
    head: head(site, {
      title: `Junk Removal Prices: ${from} to ${fullPrice(site)}, Every Step`,
      description: `The whole price ladder in dollars, eight steps of a stated truck, what ${from} buys, what is included, what can change a price and what never does.`,
      path: PAGES.pricing,
      indexed: true,
      graph: {
        about: serviceNode(site, { name: 'Junk removal', offers: ladderOffers(site, share), image: PICTURE }),
        picture,
      },
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site),
    card: {
      title: 'Every price, before you call.',
      ladder: ladder(site),
      load: gauge(1, 8),
      answer: priceRange(site, 1, 8),
      note: 'Eight steps of one truck',
    },
    title: 'Every price, before you call.',
    lead: `Junk removal by volume: you pay for the part of the truck you fill, in eighths, from ${from}. You approve the price before anything is lifted.`,
    price: from,
    samplesNote: site.steps.some((step) => step.sample)
      ? `The first step, ${from}, is our price. The other seven are sample figures until the owner confirms them.`
      : undefined,
    truck: `The truck body is ${pricing.truck.length} by ${pricing.truck.width} by ${pricing.truck.height} feet: ${Math.round(truck.feet)} cubic feet, or ${Math.round(truck.yards * 10) / 10} cubic yards. "Half a truck" means nothing until somebody states the truck.`,
    yard: yardTip(site),
    ladder: ladder(site),
    picture,
    trucks: (
      [
        [2, 'fleet/truck-quarter'],
        [4, 'fleet/truck-half'],
        [6, 'fleet/truck-three'],
        [8, 'fleet/truck-full'],
      ] as const
    ).map(([eighths, id]) => ({
      picture: standingPicture(site, id),
      label: share(eighths),
      price: dollars(site.steps[eighths - 1]?.price ?? 0),
    })),
    promise: {
      title: 'You approve the price before we lift.',
      text: 'The crew looks, names the step and the dollars, and waits. A no costs nothing. What was agreed changes only if the pile does, and then you are asked again.',
    },
    inside: pricing.truck,
    examplesTitle: `${site.examples.length} loads, worked out`,
    examplesNote:
      'Examples, not jobs that happened. Each adds up the cubic feet of its parts, allows for tight and for loose packing, and takes the step in between.',
    cheaperTitle: `${pricing.cheaper.length} ways to pay less`,
    minimum: {
      title: `What ${from} buys`,
      text: `An eighth of the truck: ${Math.round(first?.cubicFeet ?? 0)} cubic feet, a stack ${pricing.truck.width} feet wide, ${pricing.truck.height} feet high and ${Math.round((pricing.truck.length / 8) * 12)} inches deep. Three loads that fit, to scale through the back doors; how far in they reach does not show.`,
      loads: site.minimum.map(({ what, feet, seen }) => ({ text: what, sum: `${range(feet)} cubic feet`, seen })),
    },
    included: pricing.included.map((line) => plain(site, line.text)),
    excluded: pricing.excluded.map((line) => plain(site, line.text)),
    changes: pricing.changes.map((line) => plain(site, line.text)),
    never: pricing.never.map((line) => plain(site, line.text)),
    heavy: {
      lead: `Some loads are full long before they look it. An eighth of the truck is ${yards(eighthYards)} cubic yards; this is what it weighs, loose, by published tables that do not always agree.`,
      rows: site.heavy.map(({ material, service, pounds, eighth, facts }) => ({
        material,
        link: service?.path,
        yard: prose.line(
          `${range({ low: pounds.from, high: pounds.to })} ${facts.map((fact) => `{fact:${fact.id}}`).join('')}`,
        ),
        eighth: range({ low: eighth.from, high: eighth.to }),
        bar: { from: Math.round((eighth.from / heaviest) * 300), to: Math.round((eighth.to / heaviest) * 300) },
      })),
      worked: heavyWorked(site, eighthYards),
    },
    examples: site.examples.map(({ what, place, service, eighths, parts, feet, estimate: worked }) => ({
      what,
      place: placeLink(place),
      service: { label: service.short, href: service.path },
      sum: `${listed(parts.map(partLine))}: ${range(feet)} cubic feet, packed ${range(worked.feet)}.`,
      gauge: gauge(eighths, eighths),
      price: dollars(site.steps[eighths - 1]?.price ?? 0),
    })),
    estimate: 'Count what has to go and see how full the truck gets. Then send us the list as it stands.',
    estimator: estimatorView(site),
    table,
    volumes: prose.sources,
    cheaper: pricing.cheaper.map(({ title, text, page, action }) => ({ title, text, href: page, action })),
  };
}

export interface CheckoutView extends PageView {
  picture: PictureView;
  lead: string;
  steps: { title: string; text: string }[];
  payment: string[];
  /** What calling off costs, once the owner has said it. */
  cancelling: string | undefined;
  questions: { title: string; text: string }[];
}

export function checkoutView(site: Site): CheckoutView {
  const questions = [
    {
      title: 'What if more goes in than agreed?',
      text: 'Then you added to the pile. You see the next step first and say yes or no to it.',
    },
    { title: 'And if less goes in?', text: 'You pay the lower step.' },
    {
      title: 'What does the receipt show?',
      text: 'The share of the truck, the price of that step and the day. Tell us before we write it if an executor or a landlord needs more on it.',
    },
    {
      title: 'Is there anything to pay before you come?',
      text: 'No. Looking is free, and so is saying no.',
    },
  ];
  return {
    head: head(site, {
      title: 'How Paying Works',
      description:
        'Nothing is charged on this website. You approve the price on site, we load, and you pay when the floor is empty. How it goes, step by step.',
      path: PAGES.checkout,
      indexed: false,
      graph: { type: 'CheckoutPage', questions: questions.map(({ title, text }) => ({ q: title, plain: text })) },
    }),
    crumbs: [
      { label: 'Home', href: PAGES.home },
      { label: 'Prices', href: PAGES.pricing },
    ],
    contact: contact(site),
    title: 'How paying works',
    picture: standingPicture(site, 'fleet/crew'),
    lead: 'Nothing is charged on this site. There is no cart and no card form, here or anywhere on it.',
    steps: [
      {
        title: 'You send the list',
        text: 'Call, text a photo or e-mail. You hear a step of the ladder, or a range of two.',
      },
      {
        title: 'We look',
        text: 'On site, free. The crew names the step and the dollars. If you say no, that is the end of it.',
      },
      { title: 'You approve', text: 'Before anything is lifted.' },
      {
        title: 'We load, you look, you pay',
        text: 'Check the rooms first. If less went into the truck than agreed, say so before you pay.',
      },
    ],
    payment: site.business.payment ?? [],
    cancelling: site.business.terms.cancelling,
    questions,
  };
}

export interface PaymentSuccessView extends PageView {
  picture: PictureView;
  lead: string;
  next: { title: string; text: string }[];
}

export function paymentSuccessView(site: Site): PaymentSuccessView {
  return {
    head: head(site, {
      title: 'Thank You',
      description:
        'Your payment was taken by the crew. What to do with the receipt, and whom to call today if anything is missing, scratched or was left behind.',
      path: PAGES.paymentSuccess,
      indexed: false,
    }),
    crumbs: [{ label: 'Home', href: PAGES.home }],
    contact: contact(site, 'a question about a finished job'),
    title: 'Gone. Thank you.',
    picture: standingPicture(site, 'fleet/truck-empty'),
    lead: 'If you paid the crew, your receipt comes from them. Keep it: it shows the share of the truck and the day.',
    next: [
      { title: 'Something was left behind', text: 'Call or text the number below with a photo of the spot.' },
      {
        title: 'Something went that should have stayed',
        text: 'Call at once, before the truck is emptied. The sooner we know, the better the chance.',
      },
      {
        title: 'Something was scratched',
        text: site.business.terms.damage ?? 'Photograph it the same day and send it to us by text or e-mail.',
      },
      { title: 'You need the receipt again', text: 'Write to us from the address or number you booked with.' },
    ],
  };
}
