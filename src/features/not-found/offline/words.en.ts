/** The 404 page and the page without a connection: the labels around what content/pages says. */

export const en = {
  again: 'Try this page again',
};

export type Words = typeof en;
