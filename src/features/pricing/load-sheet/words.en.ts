/** English text of `/load-sheet`. */

export const en = {
  headTitle: 'Load Sheet to Print for Junk Removal',
  description:
    'One printed page for you and the crew: your items to tick off, how much of the truck they fill, the price range and what it covers. Or fill it in by hand.',
  title: 'Your list to print',
  lead: 'Keep this page by the door on the day, and tick off each item as the crew loads it. Type your list on our price page and choose “Print this list.” It fills in this page. Or print the page as it is and fill it in by hand.',
  /** Shown without JavaScript. */
  scripts: 'Building a list needs JavaScript, which is off in your browser. This page works without it.',
  links: { estimator: 'Build a list', prices: 'All prices', photos: 'Which photos to take' },
  /** Blank fields. */
  fields: ['Name', 'Phone', 'Day', 'Address and ZIP code', 'Floor, and steps or elevator'],
  labels: {
    print: 'Print or save as PDF',
    /** Shown until the list in the URL is rendered. */
    wait: 'Getting your list…',
    prices: 'What it costs',
    list: 'What has to go',
    thing: 'Item',
    count: 'Count',
    feet: 'Cubic feet',
    total: 'Total cubic feet:',
    sizes: 'Size of each item, in cubic feet',
    set: 'When the price is set',
    photos: 'Send photos',
    text: 'Text',
    mail: 'Email',
    which: 'Which photos:',
  },
  island: {
    locale: 'en-US',
    back: 'Change the list',
    /** Shown when the list in the URL cannot be read. */
    unread: 'We couldn’t read a list in this link.',
    /** Shown when a part of it cannot be read. */
    partly: 'Part of this link is damaged, so an item may be missing. Check the list before you print it.',
    list: { one: 'What has to go: {count} item', other: 'What has to go: {count} items' },
    times: '{count} ×',
    heavy: 'Heavy material (what and how much):',
    /** Above blank lines. */
    added: 'Notes, and anything you add that day. You approve the new price first.',
    scan: 'Scan to open this list',
    code: 'QR code that opens this list on our price page',
  },
};

export type Words = typeof en;
