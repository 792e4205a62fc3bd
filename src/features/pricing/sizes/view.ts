/** `/sizes`: volumes of items and weights of materials, with sources. */
import type { Site } from '#business/entities.ts';
import { sourcedSizes } from '#features/pricing/things/things.ts';
import type { EstimatorRoom } from '#business/schema/estimator.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import { range, yards } from '#ui/figures.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { Prose, type Source } from '#ui/sources/prose.ts';
import { en, type Words } from './words.en.ts';

export interface SizesView extends PageView {
  labels: Words['labels'];
  lead: string;
  picture: PictureView;
  table: ReturnType<typeof sourcedSizes>;
  weights: {
    text: string;
    rows: {
      material: string;
      link: string | undefined;
      yard: string;
      eighth: string;
      bar: { from: number; to: number };
    }[];
  };
  /** Of a service for each room, in the order of the table; undefined without that service. */
  pictures: (PictureView | undefined)[];
  sources: Source[];
}

const ROOM_SERVICES: Record<EstimatorRoom, string> = {
  living: 'couch-removal',
  bedroom: 'mattress-removal',
  kitchen: 'refrigerator-removal',
  office: 'office-cleanout',
  yard: 'patio-furniture-removal',
  boxes: 'cardboard-removal',
  heavy: 'concrete-removal',
  homes: 'cleanouts',
};

/** Longest bar of the weights table, in viewBox units. */
const MAX_BAR = 300;

function weights(site: Site, prose: Prose): SizesView['weights'] {
  const densest = site.heavy.toSorted((a, b) => b.pounds.to - a.pounds.to)[0];
  const maxPounds = Math.max(...site.heavy.map(({ eighth }) => eighth.to));
  const bar = (pounds: number) => Math.round((pounds / maxPounds) * MAX_BAR);
  return {
    text: densest ? en.weights({ material: densest.material, yards: yards(site.truck.yards / site.steps.length) }) : '',
    rows: site.heavy.map(({ material, service, pounds, eighth, facts }) => ({
      material,
      link: service?.path,
      yard: prose.line(
        `${range(site.language, { low: pounds.from, high: pounds.to })} ${facts.map((fact) => `{fact:${fact.id}}`).join('')}`,
      ),
      eighth: range(site.language, { low: eighth.from, high: eighth.to }, 10),
      bar: { from: bar(eighth.from), to: bar(eighth.to) },
    })),
  };
}

function sizesView(site: Site): SizesView {
  const prose = new Prose(site);
  const picture = requiredPicture(site, 'fleet/truck-4');
  // The order of these two calls sets the order of the footnotes.
  const table = sourcedSizes(site, prose);
  const heavy = weights(site, prose);
  const count = site.estimator.length;
  return {
    head: head(site, {
      title: en.headTitle(count),
      description: en.description(count),
      path: site.pages.sizes,
      indexed: true,
      graph: { picture },
    }),
    breadcrumbs: breadcrumbsOf(site, 'pricing'),
    contact: contact(site),
    card: { title: en.title, picture },
    title: en.title,
    lead: en.lead({ count, from: startingPrice(site) }),
    labels: en.labels,
    picture,
    table,
    pictures: table.rooms.map(({ id }) => site.services.find((service) => service.id === ROOM_SERVICES[id])?.picture),
    weights: heavy,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('sizes', sizesView);
