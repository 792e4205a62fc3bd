/** The notices of every page. */

export const notices = {
  one: 'Notice',
  /** `{hotkey}` is filled in with the key that leads there. */
  all: 'Notices ({hotkey})',
  close: 'Close this notice',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying',
  byHand: 'Copy it by hand: {text}. Or call {phone}.',
  lost: 'You’re offline',
  stillReads: 'You can keep reading this page. To reach us, call {phone}.',
  back: 'You’re back online',
};
