/** `/load-sheet`: a list to print, with its price range and terms; what it says of a list is in browser/load-sheet.ts. */

export const en = {
  headTitle: 'Load Sheet to Print for Junk Removal',
  description:
    'One printed page for you and the crew: your items to tick off, how much of the truck they fill, the price range and what it covers. Or fill it in by hand.',
  title: 'Your list to print',
  lead: 'Keep this page by the door on the day, and tick off each item as the crew loads it. Count your items in the load estimator and choose “Print this list.” It fills in this page. Or print the page as it is and fill it in by hand.',
  /** Said where scripts are off. */
  scripts: 'The estimator needs JavaScript, which is off in your browser. This page works without it.',
  links: { estimator: 'Load estimator', prices: 'All prices', photos: 'Which photos to take' },
  /** To be filled in with a pen. */
  fields: ['Name', 'Phone', 'Day', 'Address and ZIP code', 'Floor, and steps or elevator'],
  labels: {
    print: 'Print or save as PDF',
    /** Until the list of the address is drawn. */
    wait: 'Getting your list…',
    /** Over the eight prices. */
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
    mail: 'E-mail',
    which: 'Which photos:',
  },
  island: {
    locale: 'en-US',
    back: 'Change the list',
    /** Nothing of the list in the address can be read; what to do about it stands below. */
    unread: 'We couldn’t read a list in this link.',
    /** Some of it cannot. */
    partly: 'Part of this link is damaged, so an item may be missing. Check the list before you print it.',
    list: { one: 'What has to go: {count} item', other: 'What has to go: {count} items' },
    times: '{count} ×',
    heavy: 'Heavy material (what and how much):',
    /** Over empty lines. */
    added: 'Notes, and anything you add that day. You approve the new price first.',
    scan: 'Scan to open this list',
    code: 'QR code that opens this list in the load estimator',
  },
};

export type Words = typeof en;
