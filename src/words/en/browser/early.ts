/** What the few lines say that run before any island: they are part of every first view, so keep them few. */

export const early = {
  /** Beside the spinner, while another page is slow to come. */
  loading: 'Loading',
};
