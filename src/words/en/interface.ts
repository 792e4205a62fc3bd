/** What layouts and components say wherever they stand. */

export const interfaceWords = {
  skip: 'Skip to the page',
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
  /** For people at a device that sends no text messages. */
  textFromDesktop: {
    open: 'No texts on this device?',
    how: 'Point your phone’s camera at this, or send the words from it.',
    code: 'Code that opens a text message to us',
    copyNumber: 'Copy the number',
    copyMessage: 'Copy the message',
    /** What the notice calls it. */
    message: 'The message',
  },
  contactCta: {
    title: 'What is it, and which floor?',
    text: 'Two answers and a photo are enough for a price.',
  },
  compare: {
    edge: (title: string) => `${title}: how much of the full picture shows`,
    full: 'Show it full',
    cleared: 'Show it cleared',
  },
  /** Links between the pages of a long list. */
  pages: {
    label: 'Pages',
    page: (number: number) => `Page ${number}`,
    description: (title: string) => `${title}. Newest first: the latest ones are on the first page.`,
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
    heading: 'Where this comes from',
    confirm: 'Rules change. Confirm with the place before you rely on one.',
  },
};
