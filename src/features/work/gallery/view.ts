/** `/gallery`: all pictures and load sizes. */
import { STANDING_PICTURES, type Site } from '#business/entities.ts';
import { dollars } from '#lib/money.ts';
import { head } from '#seo/head.ts';
import { pairOf, type PairView } from '#ui/before-after/pair.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { gauge, type Gauge } from '#ui/load/gauge.ts';
import { loadWords } from '#ui/load/words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { en, type Words } from './words.en.ts';

interface GalleryView extends PageView {
  labels: Words['labels'];
  lead: string;
  /** Links to the sections of the page. */
  jumps: Link[];
  pairs: PairView[];
  dioramas: { picture: PictureView; service: Link; mark: string | undefined }[];
  /** Pictures of counties, trucks and places. */
  scenes: { picture: PictureView; mark: string | undefined }[];
  loads: { label: string; gauge: Gauge; services: Link[] }[];
}

const SECTIONS = ['pairs', 'dioramas', 'scenes', 'loads'] as const;

function galleryView(site: Site): GalleryView {
  const markOf = ({ photo }: PictureView) => (photo ? en.photo : undefined);
  const scenes = [
    ...site.counties.map((county) => county.picture),
    ...STANDING_PICTURES.map((id) => requiredPicture(site, id)),
  ];
  const pairs = site.services.flatMap(({ pair }) => (pair ? [pair.before, pair.after] : []));
  const hasPhotos = [...scenes, ...pairs, ...site.services.map(({ picture }) => picture)].some(({ photo }) => photo);
  return {
    head: head(site, {
      title: en.headTitle(site.services.length),
      description: en.description(hasPhotos),
      path: site.pages.gallery,
      indexed: true,
      graph: { type: 'ImageGallery' },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    labels: en.labels,
    title: en.title,
    lead: en.lead(hasPhotos),
    jumps: SECTIONS.map((id) => ({ label: en.jumps[id], href: `#${id}` })),
    pairs: site.services.flatMap((service) =>
      pairOf(site.language, service, service.short, en.pair(service.pair?.before.photo ?? false)),
    ),
    dioramas: site.services.map((service) => ({
      picture: service.picture,
      service: { label: service.short, href: service.path },
      mark: markOf(service.picture),
    })),
    scenes: scenes.map((picture) => ({ picture, mark: markOf(picture) })),
    loads: site.steps.map((step) => ({
      label: en.load(loadWords(site.language).share(step.eighths), dollars(step.price)),
      gauge: gauge(site.language, step.eighths, step.eighths),
      services: site.services
        .filter((service) => Math.min(service.load.to, 8) === step.eighths)
        .map((service) => ({ label: service.short, href: service.path })),
    })),
  };
}

export const pagesIn = onePage('gallery', galleryView);
