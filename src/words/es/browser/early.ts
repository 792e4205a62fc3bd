/** What the few lines say that run before any island: keep them few. */

export const early = {
  /** Beside the spinner, while another page is slow to come. */
  loading: 'Cargando',
};
