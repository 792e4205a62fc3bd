/** English text of `/checkout`. */

export const en = {
  payment: 'How you can pay',
};

export type Words = typeof en;
