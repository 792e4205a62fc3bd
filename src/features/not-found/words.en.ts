/** English text of `/404`. */

export const en = {
  /** Above links, in whose place the suggestions stand. */
  links: 'Or start here',
  nearest: 'Did you mean',
};

export type Words = typeof en;
