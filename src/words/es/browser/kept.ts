/** What stands on a page that the browser kept for reading without a connection. */

export const kept = {
  /** `day` is when the server sent it; '' where that is not known. */
  copy: (day: string) =>
    `No tiene internet o está muy lento. Esta es la copia que guardó su navegador${day ? ` el ${day}` : ''}. Los precios pueden haber cambiado.`,
};
