/** What the ZIP finder says. `{phone}`, `{place}` and the like are where a link stands. */
import { to } from '#lib/spanish.ts';

export const finder = {
  field: 'Su código postal (zip code), ciudad o pueblo',
  find: 'Buscar',
  partial: (missing: number) =>
    `Un código postal lleva cinco números. ${missing === 1 ? 'Falta uno' : `Faltan ${missing}`}.`,
  odd: (digits: number) =>
    `Ahí hay ${digits} números y un código postal lleva cinco. Revíselo o escriba su ciudad o pueblo.`,
  lookingUp: (zip: string) => `Buscando ${zip}…`,
  failed: 'No cargó. Revise su internet y pruebe otra vez, o llame al {phone}.',
  yes: (city: string, county: string) => `Sí. ${city}, ${county}.`,
  rules: 'reglas de recogida',
  nearest: (distance: string) => `El centro de acopio más cercano: {place}, ${distance}`,
  everything: (zip: string) => `Más sobre ${zip}`,
  lookingFor: (name: string) => `Buscando ${name}…`,
  listFailed: 'La lista de ciudades y pueblos no cargó. Revise su internet o llame al {phone}.',
  /** Before two or more places of one name. */
  which: 'Hay más de uno. ¿Cuál es el suyo?',
  /** Before the nearest places of ours, where there are any. */
  beyond: (place: string, near: boolean) =>
    `No vamos ${to(place)}.${near ? ' Estos son los lugares más cercanos adonde sí vamos:' : ''}`,
  /** After them. */
  ask: '¿Está justo en el límite? Llame al {phone} y pregunte.',
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: (area: string) => `No encontramos ese lugar en ${area}. Pruebe con el código postal o llame al {phone}.`,
};
