/** `/search`: the box, with the pages one may want instead. */
import type { Site, StandingPicture } from '#business/entities.ts';
import { localizePath } from '#i18n/addresses.ts';
import { opening, textBlocks } from '#layout/text-page.ts';
import type { SinglePage } from '#pages.ts';
import type { Link } from '#ui/link.ts';
import { type PageView, onePage } from '#ui/page-view.ts';
import { type PictureView, requiredPicture } from '#ui/picture/pictures.ts';
import type { TextBlock } from '#ui/prose/text-block.ts';
import { plain, Prose } from '#ui/sources/prose.ts';
import { askWords } from './words.ts';

interface SearchView extends PageView {
  lead: string;
  picture: PictureView;
  heading: string;
  /** The pages that most visitors want. */
  main: (Link & { text: string; picture: PictureView })[];
  /** All others. */
  groups: { id: string; heading: string; links: Link[] }[];
  blocks: TextBlock[];
}

const MAIN: readonly [SinglePage, StandingPicture][] = [
  ['services', 'company/managers'],
  ['pricing', 'company/checkout'],
  ['items', 'places/transfer-station'],
  ['locations', 'places/mailbox'],
  ['rules', 'places/town-hall'],
  ['dropOff', 'places/donation-dropoff'],
];

type Group = 'prices' | 'towns' | 'work' | 'company';

/** Pages that are in none of these groups are the company's. */
const GROUPS: Record<Exclude<Group, 'company'>, readonly SinglePage[]> = {
  prices: ['photoQuote', 'sizes', 'loadSheet', 'checkout', 'questions'],
  towns: ['zips', 'law', 'howWeCheck', 'rulesData', 'rulesChanges'],
  work: ['guides', 'reviews', 'portfolio', 'gallery'],
};

function searchView(site: Site): SearchView {
  const words = askWords(site.language);
  const pages = site.wordings.flatMap(({ title, page, text = '' }) =>
    title === undefined ? [] : [{ label: title, href: localizePath(site, page), text: plain(site, text) }],
  );
  const has = (names: readonly SinglePage[]) => {
    const paths = new Set<string>(names.map((name) => site.pages[name]));
    return ({ href }: Link) => paths.has(href);
  };
  const group = (id: Group, links: Link[]) => ({ id, heading: words.groups[id], links });
  const known = has([...MAIN.map(([name]) => name), ...Object.values(GROUPS).flat()]);
  return {
    ...opening(site, 'search', { indexed: false, graph: { type: 'SearchResultsPage' } }),
    picture: requiredPicture(site, 'house-rooms'),
    heading: words.pages,
    main: MAIN.flatMap(([name, picture]) =>
      pages.filter(has([name])).map((page) => ({ ...page, picture: requiredPicture(site, picture) })),
    ),
    groups: [
      group('prices', pages.filter(has(GROUPS.prices))),
      group('towns', pages.filter(has(GROUPS.towns))),
      group('work', pages.filter(has(GROUPS.work))),
      group(
        'company',
        pages.filter((page) => !known(page)),
      ),
    ].filter(({ links }) => links.length > 0),
    blocks: textBlocks(site, new Prose(site), 'search'),
  };
}

export const pagesIn = onePage('search', searchView);
