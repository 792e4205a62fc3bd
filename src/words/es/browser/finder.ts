/** What the ZIP finder says. `{link}` is where a link stands. */

export const finder = {
  locale: 'es-US',
  /** "a el Bronx" → "al Bronx" */
  contraction: { from: ' a el ', to: ' al ' },
  field: 'Su código postal (zip code), ciudad o pueblo',
  find: 'Buscar',
  /** By the number of digits that are missing. */
  partial: {
    one: 'Un código postal lleva cinco números. Falta uno.',
    other: 'Un código postal lleva cinco números. Faltan {count}.',
  },
  odd: 'Ahí hay {count} números y un código postal lleva cinco. Revíselo o escriba su ciudad o pueblo.',
  lookingUp: 'Buscando {zip}…',
  failed: 'No cargó. Revise su internet y pruebe otra vez, o llame al {link}.',
  yes: 'Sí. {city}, {county}.',
  rules: 'reglas de recogida',
  nearest: 'El centro de acopio más cercano: {link}, {distance}',
  everything: 'Más sobre {zip}',
  lookingFor: 'Buscando {name}…',
  listFailed: 'La lista de ciudades y pueblos no cargó. Revise su internet o llame al {link}.',
  /** Before two or more places of one name. */
  which: 'Hay más de uno. ¿Cuál es el suyo?',
  beyond: 'No vamos a {place}.',
  /** After it, before the nearest places of ours. */
  closest: 'Estos son los lugares más cercanos adonde sí vamos:',
  /** After them. */
  ask: '¿Está justo en el límite? Llame al {link} y pregunte.',
  /** `area` as `areaOf` in the part "search" says it. */
  noTown: 'No encontramos ese lugar en {area}. Pruebe con el código postal o llame al {link}.',
};
