/** Pictures in view models. */
import type { Site, StandingPicture } from '#business/entities.ts';

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
