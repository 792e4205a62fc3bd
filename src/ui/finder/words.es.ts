/** What the search knows pages by, and what the ZIP finder says. The words of a `text` are searched, not shown. */
import { listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

/** What people here call a municipality of a kind, beside the English name of the kind. */
const KINDS: Partial<Record<string, readonly string[]>> = {
  city: ['ciudad'],
  town: ['municipio', 'pueblo'],
  village: ['pueblo', 'villa'],
  'town-village': ['municipio', 'pueblo'],
  borough: ['municipio', 'pueblo'],
  township: ['municipio', 'pueblo'],
};

export const es: Words = {
  /** What a hit is, and what hits can be narrowed to; in the order they are offered. */
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
  // In the lists below accents are as good as none. People mix in English words, so the most common ones are here too.
  /** Words that say nothing about what is looked for. Not "cerca": it is a fence, too. */
  stopWords:
    'a acá acepta aceptan aceptar ahí al algo alguien algún alguna algunas alguno algunos allá allí aquel aquella aquí aún cada casi como cómo completa completo con cosa cosas cual cuál cuáles cualquier cuando cuándo cubren de debo del desde donde dónde e el él ella ellas ellos en entera entero entre era eres es esa esas ese eso esos esta está están estar estas este esto estos estoy favor fue ha hace hacen hacer hasta hay haya he ir la las le les lleva llevan llevar llevarme llevarse lleve lleven llevo llena lleno llenas llenos lo los me mi mis montón mucha muchas mucho muchos muy necesita necesitamos necesito ni nos nosotros o otra otro para pero poco podrían podría por porque puede pueden puedo pues que qué queremos quien quién quiénes quiere quiero quisiera recibe reciben según ser será si sí sin sino sirven solo son soy su sus tal también te tengo tenemos tiene tienen tienes toda todas todo todos tu tus u un una unas uno unos usted ustedes va vamos van vengan venir vieja viejas viejo viejos viene vienen voy vs versus contra y ya yo the of in and for my near',
  /** Words that ask for what a town itself picks up. */
  ruleWords:
    'basura basuras basurero vertedero voluminosa voluminosas voluminoso voluminosos grande grandes desperdicio desperdicios reciclaje reciclar reciclan acera aceras banqueta bordillo regla reglas reglamento sanidad saneamiento obras públicas dpw recolección recolectan colección calendario horario transferencia hoja hojas rama ramas día días municipal municipalidad alcaldía ayuntamiento calcomanía calcomanías etiqueta etiquetas bulk trash garbage recycling curb curbside rules dump sticker',
  /** Words that ask for us. */
  serviceWords:
    'recogida recogidas recoger recogen recojan recogemos recojo sacar sacan saca saquen quitar quitan quiten quito retirar retiran retiro remover remueven botar botan bota boto tirar tiran tiro desechar desechan deshacerme deshacerse deshago eliminar transportar transportan transporte trastes trastos cachivaches tiliches chécheres servicio servicios compañía compañías empresa empresas junk removal remove haul hauling pickup',
  /** Words that ask what someone else does: the town, where one is named. */
  otherPartyWords: 'acepta recibe ciudad pueblo villa municipio municipalidad alcaldía city town village borough',
  /** What people call a municipality beside its name. */
  called: (kind: string, name: string) => [
    `${name} ${kind}`,
    // For "pueblo de Ossining" too: "de" says nothing.
    ...(KINDS[kind] ?? []).map((word) => `${word} ${name}`),
  ],
  townHall: {
    title: (place: string) => `Reglas de recogida de ${place}`,
    text: 'Objetos grandes, electrodomésticos, aparatos electrónicos, escombros: días de recogida y teléfonos.',
  },
  countyRules: (county: string) => `Reglas de ${county}`,
  zipTitle: (zip: string, city: string) => `${zip}, ${city}`,
  /** "Westchester, Rockland o Bergen": where the finder knows towns. */
  anyOf: (counties: readonly string[]) => listed(counties, 'or'),
  finder: {
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
  },
};
