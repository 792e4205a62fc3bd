/** A guide as a card. */
import type { Site, Guide } from '#business/entities.ts';
import { en } from './words.en.ts';
import { plain } from '#ui/sources/prose.ts';
import { type PictureView, standingPicture } from '#ui/picture/pictures.ts';

/** What a guide is about: a town, or the first service it names. */
export function subjectOf(site: Site, { topic, towns, services, counties }: Guide): PictureView {
  const [town, service, county] = [towns[0]?.main.picture, services[0]?.picture, counties[0]?.picture];
  return (topic === 'towns' ? town : service) ?? service ?? county ?? standingPicture(site, 'places/town-hall');
}

export interface GuideCard {
  picture: PictureView;
  /** What the choices above the list know it by: its topic and its counties. */
  kinds: string[];
  topic: string;
  title: string;
  href: string;
  lead: string;
  minutes: string;
  counties: string;
}

export const guideCard = (site: Site, guide: Guide): GuideCard => ({
  picture: subjectOf(site, guide),
  kinds: [guide.topic, ...guide.counties.map((county) => county.id)],
  topic: en.topics[guide.topic],
  title: guide.title,
  href: guide.path,
  lead: plain(site, guide.lead),
  minutes: en.minutes(guide.minutes),
  counties: guide.counties.map((county) => county.name).join(', '),
});
