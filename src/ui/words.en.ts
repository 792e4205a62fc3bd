/** Texts of shared components. */
import { counted, listed } from '#lib/text.ts';

export const en = {
  /** Accessible names of landmarks. */
  landmarks: {
    main: 'Main',
    menu: 'Menu',
    contact: 'Contact',
    breadcrumbs: 'You are here',
    contents: 'On this page',
  },
  compare: {
    edge: (title: string) => `${title}: drag to compare before and after`,
    /** Slider value for screen readers: "40 percent". */
    percent: (value: string) => `${value} percent`,
    full: 'Show before',
    cleared: 'Show after',
  },
  /** Pagination. */
  pages: {
    label: 'Pages',
    page: (number: number) => `Page ${number}`,
    description: (title: string) => `${title}, newest first, several to a page. The latest ones are on the first page.`,
    title: ({ title, page }: { title: string; page: number }) => `${title}, page ${page}`,
  },
  filterList: { label: 'Narrow the list', all: 'All' },
  questions: 'Questions',
  /** Folded rows of a list. */
  more: (count: number) => `${count} more`,
  booking: { paying: 'Pay by {payment} when the job is done.' },
  /** `hours` as in "every day 8 am to 8 pm". */
  openHours: (hours: string) => `Open ${hours}`,
  counties: (count: number) => counted(count, 'county', 'counties'),
  countyNames: (names: readonly string[]) => listed(names),
  /** Page names in breadcrumbs. */
  breadcrumbs: {
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
