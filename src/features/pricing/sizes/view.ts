/** `/sizes`: how much room each thing takes, what heavy material weighs, and what both figures rest on. */
import { head } from '#seo/head.ts';
import type { Site } from '#business/entities.ts';
import { contact } from '#ui/contact/contact.ts';
import { estimatorTable } from '#features/pricing/estimator/estimator.ts';
import { range, yards } from '#ui/figures.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import { standingPicture, type PictureView } from '#ui/picture/pictures.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { Prose, type Source } from '#ui/sources/prose.ts';
import { en, type Words } from './words.en.ts';

export interface SizesView extends PageView {
  labels: Words['labels'];
  lead: string;
  picture: PictureView;
  table: ReturnType<typeof estimatorTable>;
  estimate: Link;
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
  sources: Source[];
}

/** Longest bar of the table of weights, in units of its drawing. */
const BAR = 300;

function weights(site: Site, prose: Prose): SizesView['weights'] {
  const most = site.heavy.toSorted((a, b) => b.pounds.to - a.pounds.to)[0];
  const heaviest = Math.max(...site.heavy.map(({ eighth }) => eighth.to));
  const bar = (pounds: number) => Math.round((pounds / heaviest) * BAR);
  return {
    text: most ? en.weights({ material: most.material, yards: yards(site.truck.yards / site.steps.length) }) : '',
    rows: site.heavy.map(({ material, service, pounds, eighth, facts }) => ({
      material,
      link: service?.path,
      yard: prose.line(
        `${range(site.language, { low: pounds.from, high: pounds.to })} ${facts.map((fact) => `{fact:${fact.id}}`).join('')}`,
      ),
      eighth: range(site.language, { low: eighth.from, high: eighth.to }),
      bar: { from: bar(eighth.from), to: bar(eighth.to) },
    })),
  };
}

export function sizesView(site: Site): SizesView {
  const words = en;
  const prose = new Prose(site);
  const picture = standingPicture(site, 'fleet/truck-half');
  // In this order, which is that of the footnotes.
  const table = estimatorTable(site, prose);
  const heavy = weights(site, prose);
  const count = site.estimator.length;
  return {
    head: head(site, {
      title: words.headTitle(count),
      description: words.description(count),
      path: site.pages.sizes,
      indexed: true,
      graph: { picture },
    }),
    breadcrumbs: trail(site, 'pricing'),
    contact: contact(site),
    card: { title: words.title, picture },
    title: words.title,
    lead: words.lead({ count, from: startingPrice(site) }),
    labels: words.labels,
    picture,
    table,
    estimate: { label: words.estimate, href: `${site.pages.pricing}#estimate` },
    weights: heavy,
    sources: prose.sources,
  };
}

export const pagesIn = onePage('sizes', sizesView);
