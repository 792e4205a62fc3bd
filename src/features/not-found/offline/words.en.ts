/** English text of `/offline`. */

export const en = {
  again: 'Try this page again',
};

export type Words = typeof en;
