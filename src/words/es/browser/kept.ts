/** What stands on a page that the browser kept for reading without a connection. */

export const kept = {
  /** `sent` is when the server sent it, in milliseconds since 1970; 0 where that is not known. */
  copy: (sent: number) => {
    const day = sent ? ` el ${new Date(sent).toLocaleDateString('es-US', { dateStyle: 'long' })}` : '';
    return `No tiene conexión o está muy lenta. Esta es la copia que guardó su navegador${day}. Los precios pueden haber cambiado.`;
  },
};
