/** Texts of structured data. */

export const en = {
  service: 'Junk removal',
};

export type Words = typeof en;
