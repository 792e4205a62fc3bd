/** Spanish words for searching and for reading sentences, without accents. */
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
  // Accents are ignored. Common English words are included, because people mix languages.
  /** Not "cerca", which also means fence. */
  stopWords:
    'a acá acepta aceptan aceptar ahí al algo alguien algún alguna algunas alguno algunos allá allí aquel aquella aquí aún cada casi como cómo completa completo con cosa cosas cual cuál cuáles cualquier cuando cuándo cubren de debo del desde donde dónde e el él ella ellas ellos en entera entero entre era eres es esa esas ese eso esos esta está están estar estas este esto estos estoy favor fue ha hace hacen hacer hasta hay haya he ir la las le les lleva llevan llevar llevarme llevarse lleve lleven llevo llena lleno llenas llenos lo los me mi mis montón mucha muchas mucho muchos muy necesita necesitamos necesito ni nos nosotros o otra otro para pero poco podrían podría por porque puede pueden puedo pues que qué queremos quien quién quiénes quiere quiero quisiera recibe reciben según se ser será si sí sin sino sirven solo son soy su sus tal también te tengo tenemos tiene tienen tienes toda todas todo todos tu tus u un una unas uno unos usted ustedes va vamos van vengan venir vieja viejas viejo viejos viene vienen voy vs versus contra y ya yo the of in and for my near',
  /** Words that indicate municipal pickup. */
  ruleWords:
    'basura basuras basurero vertedero voluminosa voluminosas voluminoso voluminosos grande grandes desperdicio desperdicios reciclaje reciclar reciclan acera aceras banqueta bordillo regla reglas reglamento sanidad saneamiento obras públicas dpw recolección recolectan colección calendario horario transferencia hoja hojas rama ramas día días municipal municipalidad alcaldía ayuntamiento calcomanía calcomanías etiqueta etiquetas bulk trash garbage recycling curb curbside rules dump sticker',
  /** Words that indicate our service. */
  serviceWords:
    'recogida recogidas recoger recogen recojan recogemos recojo sacar sacan saca saquen quitar quitan quiten quito retirar retiran retiro remover remueven botar botan bota boto tirar tiran tiro desechar desechan deshacerme deshacerse deshago eliminar transportar transportan transporte trastes trastos cachivaches tiliches chécheres servicio servicios compañía compañías empresa empresas junk removal remove haul hauling pickup',
  /** Words that indicate another party, such as the named town. */
  otherPartyWords: 'acepta recibe ciudad pueblo villa municipio municipalidad alcaldía city town village borough',
  /** For reading sentences; "|" stands between words. */
  // cspell:ignore septimo decimo finde miercoles sabado galon dias habitacion sotano sotanos atico desvan jardin almacen vacien tamano
  reading: {
    numbers: {
      '1': 'un|una|uno',
      '2': 'dos|par',
      '3': 'tres',
      '4': 'cuatro',
      '5': 'cinco',
      '6': 'seis',
      '7': 'siete',
      '8': 'ocho',
      '9': 'nueve',
      '10': 'diez',
      '11': 'once',
      '12': 'doce|docena',
      '15': 'quince',
      '20': 'veinte',
      '30': 'treinta',
      '40': 'cuarenta',
      '50': 'cincuenta',
    },
    half: 'media',
    ordinals: {
      '1': 'primer|primero|primera',
      '2': 'segundo|segunda',
      '3': 'tercer|tercero|tercera',
      '4': 'cuarto',
      '5': 'quinto|quinta',
      '6': 'sexto',
      '7': 'septimo',
      '8': 'octavo',
      '9': 'noveno',
      '10': 'decimo',
    },
    floor: 'piso|planta|pisos',
    flights: 'tramo|tramos',
    stairs:
      'sin elevador|sin ascensor|no hay elevador|no hay ascensor|no tiene elevador|no tiene ascensor|elevador descompuesto|por la escalera|escaleras|escalera|escalones|gradas',
    noStairs: 'sin escaleras|sin escalones|con elevador|con ascensor|hay elevador|hay ascensor|tiene elevador',
    days: {
      today: 'mismo dia|hoy|ahora|ahorita',
      tomorrow: 'manana',
      weekend: 'finde|fin de semana',
      monday: 'lunes',
      tuesday: 'martes',
      wednesday: 'miercoles',
      thursday: 'jueves',
      friday: 'viernes',
      saturday: 'sabado',
      sunday: 'domingo',
    },
    units:
      'pulgada|pulgadas|pie|pies|libra|libras|galon|galones|ano|anos|puestos|plazas|cajones|dias|semanas|horas|personas|puertas|cuerpos',
    cars: 'carro|carros|autos',
    labels:
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|antes|codigo|depto|apto|unidad|ruta|salida|numero|edificio|de la calle',
    streets: 'carrera',
    sureStreets: 'calle|avenida',
    bedrooms: 'cuarto|cuartos|dormitorio|dormitorios|habitacion|habitaciones|recamara|recamaras',
    sets: 'juego|juegos',
    rooms: {
      garage: 'garaje|garajes|garage|cochera',
      basement: 'sotano|sotanos',
      attic: 'atico|desvan',
      yard: 'patio|yarda|jardin',
      office: 'oficina|oficinas|despacho',
      storage: 'bodega|trastero|almacen',
    },
    clearing:
      'vaciar|vacien|vaciarlo|limpiar|limpieza|limpien|desocupar|todo el|toda la|todo lo|completo|completa|lleno|llena|entero|entera|cerramos|desalojar',
    home: 'mama|papa|madre|padre|padres|abuela|abuelo|abuelos|tia|tio|suegra|suegro|casa|casas|apartamento|apartamentos|departamento|vivienda|todo lo de|estudio|condominio',
    studio: 'estudio',
    except: 'no|sin|menos|excepto|salvo',
    locations: 'en|sobre|bajo|debajo|dentro|junto|cerca|desde',
    fillers: 'de|del|el|la|los|las|un|una|mi|mis|nuestro|nuestra|tamano|viejo|vieja|viejos|viejas|usado|usada|para|con',
  },
  headsFirst: true,
  /** Alternative names of a municipality. */
  called: (kind: string, name: string) => [
    `${name} ${kind}`,
    // Also matches "pueblo de Ossining", because "de" is a stop word.
    ...(KINDS[kind] ?? []).map((word) => `${word} ${name}`),
  ],
};
