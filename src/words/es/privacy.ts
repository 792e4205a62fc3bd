/** `/privacy`: what follows from the site's settings. The rest of the page is content. */

export const privacy = {
  /** `address` receives the taps. */
  counted: (address: string) =>
    `Cuando usted toca Llamar, Mensaje o Correo, el sitio cuenta ese toque y la página en la que estaba. La cuenta se lleva en ${address}. No manda ningún nombre, número ni identificador.`,
  uncounted: 'Este sitio no cuenta nada ni informa nada sobre usted.',
  kept: 'Su navegador guarda durante un mes, en su propio dispositivo, las páginas que lee, los precios y la página de contacto, para que se abran sin conexión. Nadie más las ve. Para quitarlas, borre los datos de este sitio en su navegador.',
};
