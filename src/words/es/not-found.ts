/** The 404 page and the page without a connection: the labels around what content/pages says. */

export const notFound = {
  /** Above pages whose names are like the address. */
  nearest: '¿Buscaba esto?',
};

export const offline = { again: 'Intentar otra vez' };

export const kept = {
  copyOf:
    'No tiene internet o está muy lento. Esta es la copia que guardó su navegador el {day}. Los precios pueden haber cambiado.',
  copy: 'No tiene internet o está muy lento. Esta es la copia que guardó su navegador. Los precios pueden haber cambiado.',
};
