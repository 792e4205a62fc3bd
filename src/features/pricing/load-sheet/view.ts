/** `/load-sheet`: one page to print, with a list from the load estimator or with lines to fill in by hand. */
import { head } from '#seo/head.ts';
import type { Site } from '#business/entities.ts';
import { contact } from '#ui/contact/contact.ts';
import {
  estimatorSizes,
  sheetView,
  type EstimatorTable,
  type SheetView,
} from '#features/pricing/estimator/estimator.ts';
import { trail } from '#ui/breadcrumbs.ts';
import { type Link } from '#ui/link.ts';
import { ladder, type LadderRow } from '#ui/load/gauge.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { promise, term } from '#features/pricing/view.ts';
import { fillKnown, type TickList } from '#ui/promises.ts';
import type { Words } from './words.en.ts';
import { loadSheetWords } from './words.ts';

export interface LoadSheetView extends PageView {
  labels: Words['labels'];
  company: string;
  /** Where there is no list: how to come by one, and what to do without. */
  lead: string;
  /** Said where scripts are off. */
  scripts: string;
  links: Link[];
  /** What is filled in by hand. */
  fields: string[];
  ladder: LadderRow[];
  sizes: EstimatorTable;
  /** When the price is set, in sentences. */
  set: string[];
  terms: TickList[];
  /** Where to read which photos to send: a link, and the address as people type it. */
  photos: { href: string; address: string };
  island: SheetView;
}

export function loadSheetView(site: Site): LoadSheetView {
  const { headTitle, description, title, lead, scripts, links, fields, labels } = loadSheetWords(site.language);
  const { business } = site;
  return {
    head: head(site, { title: headTitle, description, path: site.pages.loadSheet, indexed: false }),
    breadcrumbs: trail(site, 'pricing'),
    contact: contact(site),
    title,
    labels,
    company: business.name,
    lead,
    scripts,
    links: [
      { label: links.estimator, href: `${site.pages.pricing}#estimate` },
      { label: links.prices, href: site.pages.pricing },
      { label: links.photos, href: site.pages.photoQuote },
    ],
    fields,
    ladder: ladder(site),
    sizes: estimatorSizes(site),
    set: [promise(site).text, ...fillKnown(site, ['{terms.tax}'])],
    terms: [term(site, 'changes'), term(site, 'included'), term(site, 'never')],
    photos: {
      href: site.pages.photoQuote,
      address: (business.site + site.pages.photoQuote).replace(/^https:\/\//, ''),
    },
    island: sheetView(site),
  };
}

export const pagesIn = onePage('loadSheet', loadSheetView);
