/** `/about` */
import type { Site } from '#business/entities.ts';
import { aboutProof, crewPhotos, type ProofRow } from '#features/company/proof.ts';
import { type TextPageView, textPageView } from '#layout/text-page.ts';
import { localBusiness, ownerOf, PICTURE } from '#seo/schema.ts';
import type { Link } from '#ui/link.ts';
import { onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { ratingInShort, ratingSource } from '#ui/work/reviews.ts';

interface AboutView extends TextPageView {
  picture: PictureView;
  rating: Link | undefined;
  ratingSource: ReturnType<typeof ratingSource>;
  proof: ProofRow[];
  band: PictureView;
  /** More photos of crew and trucks; the first is beside the headline. */
  photos: PictureView[];
}

export function aboutView(site: Site): AboutView {
  const rating = ratingInShort(site);
  const [photo, ...photos] = crewPhotos(site);
  const picture = photo ?? requiredPicture(site, 'company/about');
  const about = { ...localBusiness(site), ...ownerOf(site), ...(photo ? { image: PICTURE } : {}) };
  return {
    ...textPageView(site, 'about', { graph: { type: 'AboutPage', about, picture }, picture: 'company/about' }),
    picture,
    rating: rating === undefined ? undefined : { label: rating, href: site.pages.reviews },
    ratingSource: ratingSource(site),
    proof: aboutProof(site),
    band: requiredPicture(site, 'bands/donation-shop'),
    photos,
  };
}

export const pagesIn = onePage('about', aboutView);
