/** Spanish text of `/{town}`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  price: (price: string) => `Desde ${price}`,
  estimate: 'Calcule cuánto le costaría',
  promises: 'Cómo trabajamos',
  townHall: {
    /** Accessible name of the section. */
    label: 'Reglas de recogida',
    heading: 'Reglas de recogida',
    link: (place: string) => `Qué recoge ${place} y qué puede llevar usted`,
    rules: 'Días de recogida, límites y teléfonos.',
    none: 'A quién preguntar.',
    glance: (place: string) => `${place}: precios, pueblos vecinos y centros más cercanos`,
  },
  closing: (town: string) => `¿Quiere saber el precio en ${town}?`,
  hamlets: 'Barrios',
  guides: 'Guías',
};
