/** What the load estimator says beside its estimate. */

export const estimator = {
  /** Over the loads to start with; a press adds all of one. */
  presets: 'Start with a typical load',
  find: 'Or search for an item',
  findHint: 'Sofa, fridge, boxes …',
  nothing: 'Not on our list. Text us a photo and we’ll price it.',
  /** In its place where the list itself is missing. */
  notLoaded: 'That list didn’t load. Check your connection and keep typing, or text us a photo.',
  list: 'Your list',
  rooms: 'Browse by room',
  heavy: 'I also have concrete, brick, dirt, plaster or shingles',
  heavyMore: 'How we price it',
  less: 'One less',
  more: 'One more',
  /** Under a field with anything else in it. */
  notCounted: 'Not counted. Use a whole number up to {most}.',
  empty: 'Tap a load or an item to see the price.',
  mail: 'E-mail it',
  print: 'Print this list',
  subject: 'Price for {share}',
  copyList: 'Copy the list',
  /** What the clipboard gets. */
  copied: '{list}. {share}, {price}.',
  /** What the notice calls it. */
  listName: 'The estimate',
  copyLink: 'Copy a link',
  linkName: 'The link to this list',
  again: 'Start over',
};
