/** What the service worker puts on a saved page. */

export const en = {
  kept: {
    copyOf:
      'You’re offline or on a slow connection. This is the copy your browser saved on {day}. Prices may have changed.',
    /** The same where the day is not known. */
    copy: 'You’re offline or on a slow connection. This is the copy your browser saved. Prices may have changed.',
  },
};

export type Words = typeof en;
