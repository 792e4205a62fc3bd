/** What search engines are told beside the words of the page. */

export const seo = {
  /** What the business offers, as a whole. */
  offer: 'Recogida de muebles y basura',
};
