/** `/services/{service}`: one service. */
import type { Site, Service } from '#business/entities.ts';
import { OPENING } from '#seo/graph.ts';
import { type Head, head } from '#seo/head.ts';
import { serviceNode, loadOffer, PICTURE } from '#seo/schema.ts';
import { type PairView, pairOf } from '#ui/before-after/pair.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type Gauge, gauge, priceRange } from '#ui/load/gauge.ts';
import { type OfferView, offersFor } from '#ui/load/offers.ts';
import type { PageView, PagesIn } from '#ui/page-view.ts';
import { loadedTruck, type PictureView } from '#ui/picture/pictures.ts';
import { placeLink } from '#ui/places/links.ts';
import { type TickList, bookingLines } from '#ui/promises.ts';
import { type ServiceCard, serviceCard } from '#ui/services/service-card.ts';
import { categoryWords } from '#ui/services/words.ts';
import { type AnsweredQuestion, type Source, plain, Prose, answered } from '#ui/sources/prose.ts';
import { type Tip, refrigerantTip } from '#ui/tooltip/tips.ts';
import { type WorkView, workOf } from '#ui/work/work.ts';
import type { Words } from './words.en.ts';
import { serviceWords } from './words.ts';

interface ServiceView extends PageView {
  category: Link;
  lead: string;
  picture: PictureView;
  /** With the largest usual load. */
  truck: PictureView;
  /** Explains a technical term. */
  tip: Tip | undefined;
  pairs: PairView[];
  gauge: Gauge;
  price: string;
  /** "Usual load: a quarter of the truck." */
  usualLoad: string;
  priceNote: string;
  offers: OfferView[];
  headings: Words['headings'];
  body: string;
  steps: { title: string; text: string }[];
  example: { what: string; gauge: Gauge; price: string };
  /** Included, extra cost and booking. */
  terms: TickList[];
  prepare: string[];
  refuses: string[];
  questions: AnsweredQuestion[];
  items: { name: string; answer: string; href: string }[];
  related: ServiceCard[];
  lists: { heading: string; links: Link[] }[];
  work: WorkView;
  sources: Source[];
}

const serviceHead = (site: Site, service: Service, questions: AnsweredQuestion[]): Head =>
  head(site, {
    title: plain(site, service.title),
    description: plain(site, service.description),
    path: service.path,
    indexed: true,
    graph: {
      about: serviceNode(site, {
        name: service.name,
        offers: loadOffer(site, service.load.from, service.load.to),
        image: PICTURE,
      }),
      picture: service.picture,
      questions,
      spoken: OPENING,
    },
  });

/** Gauge and price of a load. */
const priced = (site: Site, { from, to }: Service['load']) => ({
  gauge: gauge(site.language, from, to),
  price: priceRange(site, from, to),
});

function termsOf(site: Site, { included = [], extra = [], category }: Service): TickList[] {
  const { headings } = serviceWords(site.language);
  const lines = (texts: readonly string[]) => texts.map((text) => plain(site, text));
  const { pricing } = site;
  return [
    {
      id: 'included',
      heading: headings.included,
      lines: lines([...pricing.included.map(({ text }) => text), ...included]),
      no: false,
    },
    {
      id: 'extra',
      heading: headings.extra,
      lines: lines([...extra, ...pricing.changes.map(({ text }) => text)]),
      no: true,
    },
    { id: 'booking', heading: headings.booking, lines: bookingLines(site, category === 'commercial'), no: false },
  ];
}

/** Related services, guides and towns. */
function relatedLinks(site: Site, service: Service): Pick<ServiceView, 'related' | 'lists'> {
  const words = serviceWords(site.language);
  const related = new Set([...service.related, ...service.namedBy]);
  related.delete(service);
  return {
    related: [...related].slice(0, 4).map((other) => serviceCard(site, other)),
    lists: [
      {
        heading: words.guides,
        links: service.guides.slice(0, 5).map((guide) => ({ label: guide.title, href: guide.path })),
      },
      { heading: words.towns, links: service.towns.map((town) => placeLink(town.main)) },
    ],
  };
}

export function serviceView(site: Site, service: Service): ServiceView {
  const words = serviceWords(site.language);
  const prose = new Prose(site);
  const body = prose.html(service.html);
  const prepare = service.prepare.map((line) => prose.line(line));
  const refuses = service.refuses.map((line) => prose.line(line));
  const questions = answered(site, prose, service.questions);
  const load = priced(site, service.load);
  const { what, from, to } = service.example;
  return {
    head: serviceHead(site, service, questions),
    breadcrumbs: breadcrumbsOf(site, 'services'),
    contact: contact(site, service.asking),
    card: {
      title: service.name,
      picture: service.picture,
      load: load.gauge,
      answer: load.price,
      note: load.gauge.label.replace(/^\w/, (letter) => letter.toUpperCase()),
    },
    title: service.name,
    category: {
      label: categoryWords(site.language).categories[service.category],
      href: `${site.pages.services}#${service.category}`,
    },
    lead: plain(site, service.lead),
    picture: service.picture,
    truck: loadedTruck(site, service.load.to),
    tip: service.id === 'refrigerator-removal' ? refrigerantTip(site.language) : undefined,
    pairs: pairOf(site.language, service, words.pair.title, words.pair.text(service.pair?.before.photo ?? false)).map(
      (pair) => ({ ...pair, service: undefined }),
    ),
    ...load,
    usualLoad: words.usualLoad(load.gauge.label),
    priceNote: words.priceNote,
    offers: offersFor(site, service),
    headings: words.headings,
    body,
    steps: service.steps.map(({ title, text }) => ({ title, text: plain(site, text) })),
    terms: termsOf(site, service),
    example: { what: plain(site, what), ...priced(site, { from, to }) },
    prepare,
    refuses,
    questions,
    items: service.items.map(({ name, answer, path }) => ({
      name,
      answer: categoryWords(site.language).answers[answer],
      href: path,
    })),
    ...relatedLinks(site, service),
    work: workOf(site, service),
    sources: prose.sources,
  };
}

export const pagesIn: PagesIn<ServiceView> = (site) =>
  site.services.map((service) => ({ path: service.path, view: () => serviceView(site, service) }));
