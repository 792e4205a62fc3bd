/** English text of `/404`. */

export const en = {
  nearest: 'Did you mean',
};

export type Words = typeof en;
