/** What the load sheet says once it has a list. */

export const loadSheet = {
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
};
