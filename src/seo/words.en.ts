/** What search engines are told in words. */

export const en = {
  /** What we do. */
  service: 'Junk removal',
};

export type Words = typeof en;
