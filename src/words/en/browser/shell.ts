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
    notCopied: 'Your browser did not let us copy',
    byHand: (text: string, phone: string) => `Copy it by hand: ${text}. Or call ${phone}.`,
    lost: 'The connection is gone',
    stillReads: (phone: string) => `This page still reads, and the telephone still works: ${phone}.`,
    back: 'The connection is back',
  },
};
