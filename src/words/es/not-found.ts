/** The 404 page: the labels around what content says. */

export const notFound = {
  /** Above pages whose names are like the address. */
  nearest: '¿Buscaba esto?',
};
