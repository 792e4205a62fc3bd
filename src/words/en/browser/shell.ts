/** What runs on every page beside the menu: "open now", the notices. */

export const shell = {
  openNow: 'Open now.',
  closedNow: 'Closed now.',
  notices: {
    one: 'Notice',
    /** `{hotkey}` is filled in with the key that leads there. */
    all: 'Notices ({hotkey})',
    close: 'Close this notice',
    copied: 'Copied',
    notCopied: 'Your browser blocked copying',
    byHand: (text: string, phone: string) => `Copy it by hand: ${text}. Or call ${phone}.`,
    lost: 'You’re offline',
    stillReads: (phone: string) => `You can keep reading this page. To reach us, call ${phone}.`,
    back: 'You’re back online',
  },
};
