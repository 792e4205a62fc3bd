/** English text of `/checkout`. */

export const en = {
  payment: 'How you can pay',
  questions: 'Questions about paying',
};

export type Words = typeof en;
