/** Guide cards and the pictures of guides. */
import type { Site, Guide } from '#business/entities.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import { plain } from '#ui/sources/prose.ts';
import { en } from './words.en.ts';

/** The guide's own picture, else that of its place or first service. */
export function guidePicture(site: Site, { picture, topic, title, towns, services, counties }: Guide): PictureView {
  const [service, county] = [services[0]?.picture, counties[0]?.picture];
  const place = towns[0]?.main ?? site.municipalities.find(({ name }) => title.includes(name));
  return (
    picture ??
    (topic === 'towns' ? (place?.picture ?? county) : service) ??
    county ??
    requiredPicture(site, 'places/town-hall')
  );
}

export interface GuideCard {
  picture: PictureView;
  topic: string;
  title: string;
  href: string;
  lead: string;
  minutes: string;
  counties: string;
}

export const guideCard = (site: Site, guide: Guide): GuideCard => ({
  picture: guidePicture(site, guide),
  topic: en.topics[guide.topic],
  title: guide.title,
  href: guide.path,
  lead: plain(site, guide.lead),
  minutes: en.minutes(guide.minutes),
  counties: guide.counties.map((county) => county.name).join(', '),
});
