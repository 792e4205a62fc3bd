/** Spanish text of `/zip`. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  headTitle: (count: number) => `Los ${count} códigos postales (zip codes) que atendemos`,
  /** Meta description, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Códigos postales que atendemos en ${area}. Cada uno con su página: sus pueblos, las reglas de recogida y el centro de acopio más cercano.`,
  title: 'Busque su código postal',
  lead: 'Escriba su código postal (zip code) o búsquelo abajo. Algunos cubren varios pueblos, y cada pueblo tiene sus reglas de recogida.',
  /** Accessible name of the links. */
  jumps: 'Códigos postales por condado',
  byName: 'Busque su pueblo por nombre',
  card: {
    answer: (count: number) => counted(count, 'código postal', 'códigos postales'),
    note: 'Cada uno con sus pueblos y centros de acopio',
  },
};
