/** Texts of the search and the ZIP finder, and search words. A `text` is only searched, not shown. */
import { listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

/** Spanish names of municipality kinds, besides the English ones. */
const KINDS: Partial<Record<string, readonly string[]>> = {
  city: ['ciudad'],
  town: ['municipio', 'pueblo'],
  village: ['pueblo', 'villa'],
  'town-village': ['municipio', 'pueblo'],
  borough: ['municipio', 'pueblo'],
  township: ['municipio', 'pueblo'],
};

export const es: Words = {
  /** Result kinds, in display order. */
  kinds: {
    service: 'Servicio',
    townHall: 'Reglas de recogida',
    town: 'Ciudad o pueblo',
    hamlet: 'Barrio',
    zip: 'Código postal',
    thing: 'Objeto',
    guide: 'Guía',
    county: 'Condado',
    page: 'Página',
  },
  // Accents are ignored. Common English words are included, because people mix languages.
  /** Stop words. Not "cerca", which also means fence. */
  stopWords:
    'a acá acepta aceptan aceptar ahí al algo alguien algún alguna algunas alguno algunos allá allí aquel aquella aquí aún cada casi como cómo completa completo con cosa cosas cual cuál cuáles cualquier cuando cuándo cubren de debo del desde donde dónde e el él ella ellas ellos en entera entero entre era eres es esa esas ese eso esos esta está están estar estas este esto estos estoy favor fue ha hace hacen hacer hasta hay haya he ir la las le les lleva llevan llevar llevarme llevarse lleve lleven llevo llena lleno llenas llenos lo los me mi mis montón mucha muchas mucho muchos muy necesita necesitamos necesito ni nos nosotros o otra otro para pero poco podrían podría por porque puede pueden puedo pues que qué queremos quien quién quiénes quiere quiero quisiera recibe reciben según ser será si sí sin sino sirven solo son soy su sus tal también te tengo tenemos tiene tienen tienes toda todas todo todos tu tus u un una unas uno unos usted ustedes va vamos van vengan venir vieja viejas viejo viejos viene vienen voy vs versus contra y ya yo the of in and for my near',
  /** Words that indicate municipal pickup. */
  ruleWords:
    'basura basuras basurero vertedero voluminosa voluminosas voluminoso voluminosos grande grandes desperdicio desperdicios reciclaje reciclar reciclan acera aceras banqueta bordillo regla reglas reglamento sanidad saneamiento obras públicas dpw recolección recolectan colección calendario horario transferencia hoja hojas rama ramas día días municipal municipalidad alcaldía ayuntamiento calcomanía calcomanías etiqueta etiquetas bulk trash garbage recycling curb curbside rules dump sticker',
  /** Words that indicate our service. */
  serviceWords:
    'recogida recogidas recoger recogen recojan recogemos recojo sacar sacan saca saquen quitar quitan quiten quito retirar retiran retiro remover remueven botar botan bota boto tirar tiran tiro desechar desechan deshacerme deshacerse deshago eliminar transportar transportan transporte trastes trastos cachivaches tiliches chécheres servicio servicios compañía compañías empresa empresas junk removal remove haul hauling pickup',
  /** Words that indicate another party, such as the named town. */
  otherPartyWords: 'acepta recibe ciudad pueblo villa municipio municipalidad alcaldía city town village borough',
  /** Alternative names of a municipality. */
  called: (kind: string, name: string) => [
    `${name} ${kind}`,
    // Also matches "pueblo de Ossining", because "de" is a stop word.
    ...(KINDS[kind] ?? []).map((word) => `${word} ${name}`),
  ],
  townHall: {
    title: (place: string) => `Reglas de recogida de ${place}`,
    text: 'Objetos grandes, electrodomésticos, aparatos electrónicos, escombros: días de recogida y teléfonos.',
  },
  countyRules: (county: string) => `Reglas de ${county}`,
  zipTitle: (zip: string, city: string) => `${zip}, ${city}`,
  /** The area with known towns: "Westchester, Rockland o Bergen". */
  anyOf: (counties: readonly string[]) => listed(counties, 'or'),
  finder: {
    locale: 'es-US',
    /** "a el Bronx" → "al Bronx" */
    contraction: { from: ' a el ', to: ' al ' },
    field: 'Su código postal (zip code), ciudad o pueblo',
    find: 'Buscar',
    /** By number of missing digits. */
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
    /** Before several places of the same name. */
    which: 'Hay más de uno. ¿Cuál es el suyo?',
    beyond: 'No vamos a {place}.',
    /** Before the nearest places. */
    closest: 'Estos son los lugares más cercanos adonde sí vamos:',
    /** After the nearest places. */
    ask: '¿Está justo en el límite? Llame al {link} y pregunte.',
    noTown: 'No encontramos ese lugar en {area}. Pruebe con el código postal o llame al {link}.',
  },
};
