/** `/blog`: all guides. */
import type { Site } from '#business/entities.ts';
import { GUIDE_TOPICS } from '#business/schema/pages.ts';
import { type GuideCard, guideCard } from '#features/guides/guide-card.ts';
import { en } from '#features/guides/words.en.ts';
import { feedPath, JSON_FEED } from '#pages.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';

interface GuidesView extends PageView {
  picture: PictureView;
  lead: string;
  /** Accessible name of the list. */
  all: string;
  fields: { legend: string; options: { id: string; label: string }[] }[];
  none: string;
  guides: GuideCard[];
  follow: string;
  feeds: Link[];
}

/** Filters by topic and by county. */
const filterFields = (site: Site): GuidesView['fields'] => [
  {
    legend: en.list.topic,
    options: GUIDE_TOPICS.filter((topic) => site.guides.some((guide) => guide.topic === topic)).map((id) => ({
      id,
      label: en.topics[id],
    })),
  },
  { legend: en.list.where, options: site.counties.map(({ id, name }) => ({ id, label: name })) },
];

function guidesView(site: Site): GuidesView {
  const { list } = en;
  const picture = requiredPicture(site, 'places/donation-dropoff');
  return {
    head: head(site, {
      title: list.title,
      description: describeArea(site, (area) => list.description(site.guides.length, area)),
      path: site.pages.guides,
      indexed: true,
      graph: {
        type: 'CollectionPage',
        about: itemList(
          site,
          site.guides.map(({ title, path }) => ({ name: title, path })),
        ),
      },
    }),
    breadcrumbs: breadcrumbsOf(site),
    contact: contact(site),
    card: { picture, answer: list.card.answer(site.guides.length), note: list.card.note },
    title: list.heading,
    picture,
    lead: list.lead,
    all: list.all,
    fields: filterFields(site),
    none: list.none,
    guides: site.guides.map((guide) => guideCard(site, guide)),
    follow: list.follow,
    feeds: [
      { label: list.rss, href: feedPath('all') },
      { label: list.json, href: JSON_FEED },
      ...GUIDE_TOPICS.map((topic) => ({ label: en.topics[topic], href: feedPath(topic) })),
    ],
  };
}

export const pagesIn = onePage('guides', guidesView);
