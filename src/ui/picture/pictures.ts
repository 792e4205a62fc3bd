/** Pictures as views name them. */
import type { Site, StandingPicture } from '#business/entities.ts';

/** A picture and what is to be seen on it. */
export interface PictureView {
  id: string;
  alt: string;
  /** True for a photo. */
  photo?: boolean | undefined;
}

/** A picture that stands for no single record; the model guarantees those that pages name. */
export function standingPicture(site: Site, id: StandingPicture): PictureView {
  const picture = site.pictures.get(id);
  if (!picture) throw new Error(`content/pictures.yaml has no picture "${id}"`);
  return picture;
}
