/** What shared parts say wherever they stand. */

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
};
