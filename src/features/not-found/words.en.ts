/** The 404 page and the page without a connection: the labels around what content/pages says. */

export const en = {
  /** Above pages whose names are like the address. */
  nearest: 'Did you mean',
};

export type Words = typeof en;
