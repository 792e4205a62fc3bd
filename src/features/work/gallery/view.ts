/** `/gallery`: all pictures and load sizes. */
import { TRUCKS, type Service, type Site } from '#business/entities.ts';
import { dollars } from '#lib/money.ts';
import { head } from '#seo/head.ts';
import { pairOf, type PairView } from '#ui/before-after/pair.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { loadWords } from '#ui/load/words.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { requiredPicture, type PictureView } from '#ui/picture/pictures.ts';
import { PLACES, type Scene, type Span, WORK } from './scenes.ts';
import { en, type Words } from './words.en.ts';

interface Tile {
  picture: PictureView;
  caption: string;
  span: Span;
}

interface GalleryView extends PageView {
  labels: Words['labels'];
  lead: string;
  picture: PictureView;
  /** Links to the sections of the page. */
  jumps: Link[];
  pairs: (PairView & { service: Link })[];
  dioramas: { picture: PictureView; service: Link; mark: string | undefined }[];
  work: Tile[];
  loads: { picture: PictureView; label: string; price: string }[];
  prices: Link;
  places: Tile[];
}

const SECTIONS = ['pairs', 'dioramas', 'work', 'loads'] as const;

const captioned = (picture: PictureView, caption: string): string => (picture.photo ? en.photoOf(caption) : caption);

const tile = (site: Site, id: Scene, span: Span): Tile => {
  const picture = requiredPicture(site, id);
  return { picture, caption: captioned(picture, en.captions[id]), span };
};

function pairsOf(site: Site, service: Service): GalleryView['pairs'] {
  const link = { label: service.short, href: service.path };
  const text = service.pair?.before.photo ? en.photo : '';
  return pairOf(site.language, service, service.short, text).map((pair) => ({
    ...pair,
    service: link,
    before: { ...pair.before, label: en.before(pair.before.gauge.label) },
    after: { ...pair.after, label: en.after },
  }));
}

function galleryView(site: Site): GalleryView {
  const picture = requiredPicture(site, 'hero-loaded');
  const scenes = [picture, ...[...WORK, ...PLACES].map(([id]) => requiredPicture(site, id))];
  const pairs = site.services.flatMap(({ pair }) => (pair ? [pair.before, pair.after] : []));
  const pictures = [...scenes, ...pairs, ...site.counties, ...site.services].map((one) =>
    'picture' in one ? one.picture : one,
  );
  const hasPhotos = pictures.some(({ photo }) => photo);
  const { share } = loadWords(site.language);
  const [empty, ...loaded] = TRUCKS.map((id) => requiredPicture(site, id));
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
    picture,
    jumps: SECTIONS.map((id) => ({ label: en.jumps[id], href: `#${id}` })),
    pairs: site.services.flatMap((service) => pairsOf(site, service)),
    dioramas: site.services.map(({ picture, short, path }) => ({
      picture,
      service: { label: short, href: path },
      mark: picture.photo ? en.photo : undefined,
    })),
    work: WORK.map(([id, span]) => tile(site, id, span)),
    loads: [
      ...(empty ? [{ picture: empty, ...en.empty }] : []),
      ...site.steps.flatMap(({ eighths, price }) => {
        const picture = loaded[eighths - 1];
        return picture ? [{ picture, label: share(eighths), price: dollars(price) }] : [];
      }),
    ],
    prices: { label: en.prices, href: site.pages.pricing },
    places: [
      ...site.counties.map(({ picture, name }) => ({
        picture,
        caption: captioned(picture, name),
        span: 'single' as const,
      })),
      ...PLACES.map(([id, span]) => tile(site, id, span)),
    ],
  };
}

export const pagesIn = onePage('gallery', galleryView);
