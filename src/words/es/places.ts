/** What the pages about one place share: county place, town, hamlet, ZIP code and town hall. */
import { counted } from '#i18n/spanish.ts';

/** A county's own name may come without its article: "el condado de Westchester, NY". */
const placed = (place: string): string => place.replace(/^(el )?condado /i, 'el condado ');

export const places = {
  /** Headline, and label of links to the page. */
  title: (place: string) => `Recogida de muebles y basura en ${placed(place)}`,
  /** In search results, at most 60 characters together with the name of the state. */
  headTitle: ({ place, state }: { place: string; state: string }) =>
    `Recogida de muebles y basura en ${placed(place)}, ${state}`,
  /** Behind the title in search results where there is room. */
  headPrice: (price: string) => `desde ${price}`,
  /** Stands above the name of the place on the card of a shared link, where there is room for some 24 letters. */
  cardLead: 'Recogida de muebles en',
  /** Completes "¿Cuánto cobran por …?". */
  about: (place: string) => `recoger muebles y basura en ${placed(place)}`,
  sourcedRules: (count: number) => counted(count, 'regla'),
  facilities: 'Centros de acopio cerca de usted',
  nextDoor: 'Lugares cercanos',
  zips: 'Códigos postales',
  hamlets: 'Barrios',
};
