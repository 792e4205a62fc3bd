/** Spanish text of `/zip/{zip}` and of the box on it. */
import { listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  /** Title, at most 60 characters; the state is appended if it fits. */
  headTitle: ({ zip, city }: { zip: string; city: string }) => `Recogida de muebles y basura: ${zip}, ${city}`,
  /** Meta description, at most 160 characters. `covers` may be empty; `more` means it is incomplete. */
  description: ({
    zip,
    city,
    state,
    covers,
    more,
    price,
  }: {
    zip: string;
    city: string;
    state: string;
    covers: readonly string[];
    more: boolean;
    price: string;
  }) => {
    const where = covers.length > 0 ? ` Cubre ${listed(more ? [...covers, 'más'] : covers)}.` : '';
    return `Código postal ${zip}, ${city}, ${state}.${where} Recogida de muebles y basura desde ${price}, reglas de recogida y centros de acopio cercanos.`;
  },
  /** Completes "recogida de muebles y basura en …". */
  place: ({ zip, city }: { zip: string; city: string }) => `${city} (${zip})`,
  /** Must end with the ZIP code, which is shown large. */
  title: ({ zip, city }: { zip: string; city: string }) => `${city}, código postal ${zip}`,
  lead: ({ zip, price }: { zip: string; price: string }) =>
    `Sí, vamos al ${zip}. Recogemos muebles y basura desde ${price}. Casi siempre podemos ir hoy mismo o mañana.`,
  covers: {
    heading: 'Qué recoge cada pueblo',
    /** Accessible name of the link; `rules` as in "3 rules". */
    townHallSpoken: ({ place, rules }: { place: string; rules: string }) => `${place}. Recogida: ${rules}`,
    noRules: 'no encontramos reglas, pregunte en el pueblo',
  },
  postOfficeBox: (zip: string) =>
    `El ${zip} es para apartados postales (PO box). Díganos su dirección con calle y número; puede que tenga otro código postal.`,
  singleCustomer: (zip: string) =>
    `El ${zip} es de un solo cliente que recibe mucho correo. Díganos su dirección con calle y número.`,
  siblings: 'Otros códigos postales de estos pueblos',
  /** What the box says of a ZIP code. */
  found: (zip: string) => `Casi siempre podemos ir al ${zip} hoy mismo o mañana.`,
};
