/** Notice on pages served from the offline cache. */

export const en = {
  offlineNotice: {
    copyOf:
      'You’re offline or on a slow connection. This is the copy your browser saved on {day}. Prices may have changed.',
    /** If the date is unknown. */
    copy: 'You’re offline or on a slow connection. This is the copy your browser saved. Prices may have changed.',
  },
};

export type Words = typeof en;
