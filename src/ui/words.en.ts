/** What shared parts say wherever they stand. */
import { counted, listed } from '#lib/text.ts';

export const en = {
  /** Names of landmarks, read out. */
  landmarks: {
    main: 'Main',
    menu: 'Menu',
    contact: 'Contact',
    breadcrumbs: 'You are here',
    contents: 'On this page',
  },
  compare: {
    edge: (title: string) => `${title}: drag to compare before and after`,
    /** Where the edge is, read out: "40 percent". */
    percent: (value: string) => `${value} percent`,
    full: 'Show before',
    cleared: 'Show after',
  },
  /** Links between the pages of a long list. */
  pages: {
    label: 'Pages',
    page: (number: number) => `Page ${number}`,
    description: (title: string) => `${title}, newest first, several to a page. The latest ones are on the first page.`,
    title: ({ title, page }: { title: string; page: number }) => `${title}, page ${page}`,
  },
  filterList: { label: 'Narrow the list', all: 'All' },
  questions: 'Questions',
  booking: { paying: 'Pay by {payment} when the job is done.' },
  /** `hours` as in "every day 8 am to 8 pm". */
  openHours: (hours: string) => `Open ${hours}`,
  counties: (count: number) => counted(count, 'county', 'counties'),
  countyNames: (names: readonly string[]) => listed(names),
  /** What pages are called on the way back up. */
  trail: {
    home: 'Home',
    locations: 'Service area',
    services: 'Services',
    pricing: 'Prices',
    items: 'What we take',
    guides: 'Guides',
    zips: 'ZIP codes',
    rules: 'Town rules',
  },
};

export type Words = typeof en;
