/** Spanish text of `/privacy`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  /** `address` is the analytics endpoint. */
  counted: (address: string) =>
    `Cuando usted toca Llamar, Mensaje, Correo o un enlace de reserva, este sitio anota ese toque y en qué página estaba. Lo anota en ${address}. No manda su nombre, su número ni nada que diga quién es usted.`,
  uncounted: 'Este sitio no lleva cuenta de sus visitas ni le pasa a nadie datos suyos.',
  kept: 'Su navegador guarda durante un mes, en su teléfono o computadora, las páginas que visita, los precios y la página de contacto, para que se abran sin internet. Nadie más las ve. Para quitarlas, borre los datos de este sitio en su navegador.',
};
