/** What layouts and components say wherever they stand. */

export const interfaceWords = {
  skip: 'Skip to the page',
  skipMap: 'Skip the map',
  /** Names of landmarks, read out. */
  landmarks: {
    main: 'Main',
    menu: 'Menu',
    contact: 'Contact',
    breadcrumbs: 'You are here',
    contents: 'On this page',
  },
  /** The buttons of the bar on a phone: a third of its width each. */
  bar: { call: 'Call', text: 'Text', mail: 'E-mail' },
  actions: {
    call: (phone: string) => `Call ${phone}`,
    text: 'Text for Quote',
    mail: 'E-mail',
  },
  /** Beside the hours, by the visitor's clock. */
  openNow: { open: 'Open now.', closed: 'Closed now.' },
  /** Beside the spinner, while another page is slow to come. */
  leaving: 'Loading',
  /** For people at a device that sends no text messages. */
  textFromDesktop: {
    open: 'On a computer? Text us from your phone',
    how: 'Point your phone’s camera at this code, or copy the message and text it to us.',
    code: 'QR code that opens a text message to us',
    copyNumber: 'Copy the number',
    copyMessage: 'Copy the message',
    /** What the notice calls it. */
    message: 'The message',
    photos: 'Which photos to take',
  },
  contactCta: { title: 'Ready for a price?', photos: 'Which photos to take' },
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
  reviews: {
    heading: 'Reviews',
    stars: (count: number) => `${count} of 5 stars`,
  },
  questions: 'Questions',
  itemAnswers: 'Do you take…',
  sources: {
    heading: 'Sources',
    /** The line that opens the list. */
    count: (heading: string, sources: number) => `${heading} (${sources})`,
    confirm: 'Rules change, so check with the town or drop-off site before you go.',
  },
};
