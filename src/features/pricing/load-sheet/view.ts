/** `/load-sheet`: a printable list from the load estimator, or a blank form. */
import type { Site } from '#business/entities.ts';
import {
  thingSizes,
  loadSheetIslandView,
  type ThingTable,
  type LoadSheetIslandView,
} from '#features/pricing/things/things.ts';
import { promise, term } from '#features/pricing/view.ts';
import { head } from '#seo/head.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { ladder, type LadderRow } from '#ui/load/gauge.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { fillKnown, type TickList } from '#ui/promises.ts';
import type { Words } from './words.en.ts';
import { loadSheetWords } from './words.ts';

interface LoadSheetView extends PageView {
  labels: Words['labels'];
  company: string;
  lead: string;
  picture: PictureView;
  /** Shown without JavaScript. */
  scripts: string;
  links: Link[];
  fields: string[];
  ladder: LadderRow[];
  sizes: ThingTable;
  /** Sentences about when the price is set. */
  set: string[];
  terms: TickList[];
  /** The page about photos; `address` is for print. */
  photos: { href: string; address: string };
  island: LoadSheetIslandView;
}

export function loadSheetView(site: Site): LoadSheetView {
  const { headTitle, description, title, lead, scripts, links, fields, labels } = loadSheetWords(site.language);
  const { business } = site;
  return {
    head: head(site, { title: headTitle, description, path: site.pages.loadSheet, indexed: false }),
    breadcrumbs: breadcrumbsOf(site, 'pricing'),
    contact: contact(site),
    title,
    labels,
    company: business.name,
    lead,
    picture: requiredPicture(site, 'fleet/truck-6'),
    scripts,
    links: [
      { label: links.estimator, href: `${site.pages.pricing}#estimate` },
      { label: links.prices, href: site.pages.pricing },
      { label: links.photos, href: site.pages.photoQuote },
    ],
    fields,
    ladder: ladder(site),
    sizes: thingSizes(site),
    set: [promise(site).text, ...fillKnown(site, ['{terms.tax}'])],
    terms: [term(site, 'changes'), term(site, 'included'), term(site, 'never')],
    photos: {
      href: site.pages.photoQuote,
      address: (business.site + site.pages.photoQuote).replace(/^https:\/\//, ''),
    },
    island: loadSheetIslandView(site),
  };
}

export const pagesIn = onePage('loadSheet', loadSheetView);
