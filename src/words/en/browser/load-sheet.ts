/** What the load sheet says once it has a list. */
import { digits } from '#lib/digits.ts';
import { counted } from '#lib/words.ts';

export const loadSheet = {
  print: 'Print or save as PDF',
  back: 'Change the list',
  wait: 'Getting your list…',
  /** Nothing of the list in the address can be read; what to do about it stands below. */
  unread: 'We couldn’t read a list in this link.',
  /** Some of it cannot. */
  partly: 'Part of this link is damaged, so an item may be missing. Check the list before you print it.',
  list: (pieces: number) => `What has to go: ${counted(pieces, 'item')}`,
  times: (count: number) => `${digits(count)} ×`,
  heavy: 'Heavy material (what and how much):',
  /** Over empty lines. */
  added: 'Notes, and anything you add that day. You approve the new price first.',
  scan: 'Scan to open this list',
  code: 'QR code that opens this list in the load estimator',
};
