/** Pictures in view models. */
import { type Site, type StandingPicture, TRUCKS } from '#business/entities.ts';
import type { Season } from '#business/schema/text-pages.ts';

export interface PictureView {
  id: string;
  alt: string;
  photo?: boolean | undefined;
}

/** A picture of content/pictures.yaml. @throws Error if it is missing */
export function requiredPicture(site: Site, id: StandingPicture): PictureView {
  const picture = site.pictures.get(id);
  if (!picture) throw new Error(`content/pictures.yaml has no picture "${id}"`);
  return picture;
}

/** The truck with this load; above 8 eighths it is full. */
export const loadedTruck = (site: Site, eighths: number): PictureView =>
  requiredPicture(site, TRUCKS[eighths] ?? 'fleet/truck-8');

const HEROES: Record<Season, StandingPicture> = { autumn: 'hero-loaded', winter: 'hero-winter', spring: 'hero-spring' };

/** The large picture of the home pages, in the season that the owner chose. */
export const heroPicture = (site: Site): PictureView => requiredPicture(site, HEROES[site.home.welcome.hero]);

/** The same house with the junk gone, which is drawn in autumn only; in other seasons the truck on its way home. */
export const clearedPicture = (site: Site): PictureView =>
  requiredPicture(site, site.home.welcome.hero === 'autumn' ? 'hero-cleared' : 'bands/truck-at-dusk');
