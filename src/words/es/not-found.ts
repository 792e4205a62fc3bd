/** The 404 page and the page without a connection: the labels around what content/pages says. */

export const notFound = {
  /** Above pages whose names are like the address. */
  nearest: '¿Buscaba esto?',
};

export const offline = { again: 'Intentar otra vez' };
