/** `/load-sheet`: a list to print, with its price range and terms; what it says of a list is in browser/load-sheet.ts. */

export const loadSheet = {
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
};
