/** `/blog`: a search, featured guides, and all guides by need. */
import type { Guide, Site } from '#business/entities.ts';
import { GUIDE_TOPICS, type GuideTopic } from '#business/schema/pages.ts';
import { type GuideCard, guideCard, guidePicture } from '#features/guides/guide-card.ts';
import { en } from '#features/guides/words.en.ts';
import { plural } from '#lib/template.ts';
import { feedPath, JSON_FEED } from '#pages.ts';
import { head } from '#seo/head.ts';
import { itemList } from '#seo/schema.ts';
import { describeArea } from '#ui/area.ts';
import { breadcrumbsOf } from '#ui/breadcrumbs.ts';
import { contact } from '#ui/contact/contact.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';

type GroupId = keyof typeof en.list.groups;

export interface GuideRow {
  title: string;
  href: string;
  /** Filter values: its counties. */
  kinds: string[];
}

interface GuideGroup {
  id: GroupId;
  heading: string;
  /** Filter values of all its guides. */
  kinds: string[];
  top: GuideRow[];
  /** The folded ones, if any. */
  rest: { label: string; kinds: string[]; rows: GuideRow[] } | undefined;
  link: Link | undefined;
  /** Of one of its guides; no other part of the page shows it. */
  picture: PictureView | undefined;
}

interface GuidesView extends PageView {
  picture: PictureView;
  lead: string;
  /** Accessible name of the list. */
  all: string;
  search: { action: string; field: string; example: string; find: string };
  count: string;
  jumps: Link[];
  featured: { heading: string; guides: GuideCard[] };
  fields: { legend: string; options: { id: string; label: string }[] }[];
  groups: GuideGroup[];
  follow: string;
  feeds: Link[];
}

const GROUP_OF: Record<GuideTopic, GroupId> = {
  costs: 'costs',
  pricing: 'costs',
  recycling: 'items',
  towns: 'towns',
  preparation: 'plans',
  donation: 'donation',
  rules: 'rules',
};

/** Guides shown of a longer group. */
const MAX_OPEN = 6;
/** Fewer aren't worth a fold. */
const MIN_FOLDED = 3;

const kindsOf = (guides: readonly Guide[]): string[] => [
  ...new Set(guides.flatMap((guide) => guide.counties.map(({ id }) => id))),
];

const guideRow = (guide: Guide): GuideRow => ({
  title: guide.title,
  href: guide.path,
  kinds: kindsOf([guide]),
});

/** Where a group leads on. */
const groupLinks = ({ pages }: Site): Partial<Record<GroupId, Link>> => ({
  costs: { label: en.list.pages.costs, href: pages.pricing },
  items: { label: en.list.pages.items, href: pages.items },
  towns: { label: en.list.pages.towns, href: pages.rules },
});

/** All guides by need, those that the owner names first; groups without any are left out. `shown`: ids of pictures. */
export function guideGroups(site: Site, shown: ReadonlySet<string> = new Set()): GuideGroup[] {
  const used = new Set(shown);
  const own: Partial<Record<GroupId, PictureView>> = {
    costs: requiredPicture(site, 'fleet/truck-4'),
    donation: requiredPicture(site, 'places/donation-dropoff'),
    rules: requiredPicture(site, 'places/town-hall'),
  };
  const pictureFor = (guides: readonly Guide[]) => {
    const picture = guides.map((guide) => guidePicture(site, guide)).find(({ id }) => !used.has(id));
    if (picture) used.add(picture.id);
    return picture;
  };
  const ordered = [...new Set([...site.home.blog.first, ...site.guides])];
  const links = groupLinks(site);
  return (Object.keys(en.list.groups) as GroupId[]).flatMap((id) => {
    const guides = ordered.filter(({ topic }) => GROUP_OF[topic] === id);
    const rest = guides.length < MAX_OPEN + MIN_FOLDED ? [] : guides.slice(MAX_OPEN);
    const { heading, more } = en.list.groups[id];
    const group: GuideGroup = {
      id,
      heading,
      kinds: kindsOf(guides),
      top: guides.slice(0, guides.length - rest.length).map(guideRow),
      rest: rest.length > 0 ? { label: more, kinds: kindsOf(rest), rows: rest.map(guideRow) } : undefined,
      link: links[id],
      picture: own[id] ?? pictureFor(guides),
    };
    return guides.length > 0 ? [group] : [];
  });
}

function guidesView(site: Site): GuidesView {
  const { list } = en;
  const picture = requiredPicture(site, 'places/transfer-station');
  const featured = site.home.blog.featured.map((guide) => guideCard(site, guide));
  const groups = guideGroups(site, new Set([picture, ...featured.map((guide) => guide.picture)].map(({ id }) => id)));
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
    search: { ...list.search, action: site.pages.search },
    count: plural(list.status.count, site.guides.length, list.status.locale),
    jumps: groups.map(({ id, heading }) => ({ label: heading, href: `#${id}` })),
    featured: { heading: list.featured, guides: featured },
    fields: [{ legend: list.where, options: site.counties.map(({ id, name }) => ({ id, label: name })) }],
    groups,
    follow: list.follow,
    feeds: [
      { label: list.rss, href: feedPath('all') },
      { label: list.json, href: JSON_FEED },
      ...GUIDE_TOPICS.map((topic) => ({ label: en.topics[topic], href: feedPath(topic) })),
    ],
  };
}

export const pagesIn = onePage('guides', guidesView);
