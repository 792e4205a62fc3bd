/** `/checkout`: the heading above the means of payment. The rest of the page is content/pages/checkout.md. */

export const en = {
  payment: 'How you can pay',
};

export type Words = typeof en;
