/** What parts that several kinds of page share say: topics, sites, shares of the truck, places, maps. */
import type { Take, Topic } from '#business/schema/facts.ts';
import type { Category } from '#business/schema/pages.ts';
import { EIGHTHS, listed, ofTruck } from '#i18n/spanish.ts';

const topics: Record<Topic, string> = {
  'bulk-pickup': 'Recogida de objetos grandes',
  'metal-appliances': 'Metal y electrodomésticos',
  electronics: 'Aparatos electrónicos',
  'hazardous-waste': 'Desechos peligrosos del hogar',
  'yard-waste': 'Ramas, hojas y desechos del jardín',
  'construction-debris': 'Escombros',
  mattresses: 'Colchones y box springs',
  refrigerants: 'Refrigeradores y aires acondicionados',
  tires: 'Llantas',
  paint: 'Pintura',
  batteries: 'Pilas y baterías',
  propane: 'Tanques de propano',
  mercury: 'Mercurio',
  oil: 'Aceite de motor',
  carpet: 'Alfombras',
  textiles: 'Ropa y telas',
  'food-scraps': 'Restos de comida',
  shredding: 'Trituración de papel',
  medicine: 'Medicinas',
  'asbestos-lead': 'Asbesto y plomo',
  recycling: 'Reglas de reciclaje',
  'drop-off': 'Centros de acopio',
  events: 'Días especiales para llevar cosas',
  contact: 'A quién preguntar',
  'county-system': 'Qué hace el condado con la basura',
  'hauler-license': 'Licencias para transportar basura',
  'illegal-dumping': 'Tirar basura donde está prohibido',
  donation: 'Donar',
  tax: 'Donaciones e impuestos',
  safety: 'Seguridad',
  'volumes-weights': 'Tamaños y pesos',
  statistics: 'Cifras',
  census: 'Población y mapas',
};

/** What a site takes, in a sentence; commas part what is several words of one list there. */
const takes: Record<Take, string> = {
  'hazardous-waste': 'desechos peligrosos',
  electronics: 'aparatos electrónicos',
  refrigerants: 'refrigeradores, aires acondicionados',
  tires: 'llantas',
  propane: 'tanques de propano',
  paint: 'pintura',
  batteries: 'baterías',
  metal: 'metal',
  bulk: 'objetos grandes',
  'yard-waste': 'hojas, ramas',
  recycling: 'reciclaje',
  textiles: 'ropa, telas',
  furniture: 'muebles',
  'building-materials': 'materiales de construcción',
  mattresses: 'colchones',
  shredding: 'papel para triturar',
};

/** Kinds of service, in the order in which pages show them. */
const categories: Record<Category, string> = {
  household: 'Hogar y muebles',
  construction: 'Construcción y patio',
  commercial: 'Negocios',
  cleanouts: 'Casas y locales completos',
  specialty: 'Otros servicios',
};

const share = (eighths: number): string => ofTruck(EIGHTHS[eighths] ?? '');

/** The end of a range begins with its preposition, which joins the article of a full truck. */
const upTo = (eighths: number): string => (eighths === 8 ? 'al camión lleno' : `a ${share(eighths)}`);
/** Half is "la mitad" before another part of the truck, and "medio camión" where the truck is not named again. */
const startOf = (from: number, to: number): string => (from === 4 && to === 8 ? share(from) : (EIGHTHS[from] ?? ''));

/** "del condado de Westchester, NY", with or without an article in the county's own name; "de Greenwich, CT". */
const ofPlace = (name: string): string =>
  /^(el )?condado /i.test(name) ? `del ${name.replace(/^el /i, '').replace(/^C/, 'c')}` : `de ${name}`;

export const parts = {
  /** In the order in which pages show them. */
  topics,
  categories,
  takes: (list: readonly Take[]) => `Recibe ${listed(list.flatMap((take) => takes[take].split(', ')))}.`,
  /** Rounded to half a mile, because our points are centers of areas. */
  aboutMiles: (miles: number) => {
    if (miles < 1) return 'a menos de una milla';
    const half = Math.round(miles * 2) / 2;
    return half === 1 ? 'a una milla, más o menos' : `a unas ${half} millas`;
  },
  distances: 'Las distancias son en línea recta, desde el centro de la ciudad o el pueblo.',
  /** "medio camión", "el camión lleno". */
  share,
  /** "de un octavo a un cuarto del camión" */
  shareRange: (from: number, to: number) => (from === to ? share(from) : `de ${startOf(from, to)} ${upTo(to)}`),
  stepVolume: (feet: number, yards: number) => `${feet} pies cúbicos, ${yards} yardas cúbicas`,
  range: (low: string, high: string) => (low === high ? low : `${low} a ${high}`),
  before: (eighths: number) => `Antes: como para llenar ${eighths === 8 ? 'el camión' : share(eighths)}`,
  after: 'Después: vacío y barrido',
  kinds: {
    city: 'ciudad',
    town: 'municipio (town)',
    village: 'pueblo (village)',
    'town-village': 'municipio',
    borough: 'municipio (borough)',
    township: 'municipio (township)',
  },
  /**
   * "El pueblo (village) está en el municipio (town) de Greenburgh, en el condado de Westchester, NY." Where a page covers
   * a village and its town, one stands behind the other, so each says which it means.
   */
  placeSentence: (place: { kind: string; within: readonly string[]; county: string }) => {
    const one = `${place.kind === 'ciudad' ? 'La' : 'El'} ${place.kind} está`;
    const county = `en ${ofPlace(place.county).replace(/^del /, 'el ').replace(/^de /, '')}`;
    if (place.within.length === 0) return `${one} ${county}.`;
    const towns = place.within.length > 1 ? 'repartido entre los municipios (towns)' : 'en el municipio (town)';
    return `${one} ${towns} de ${listed(place.within)}, ${county}.`;
  },
  countyMap: (county: string) => `Mapa ${ofPlace(county)}, con un hexágono por cada ciudad o pueblo`,
  areaMap: 'Mapa de la zona adonde vamos, con un hexágono por cada ciudad o pueblo',
  onTheMap: (name: string) => `${name} en el mapa de la zona adonde vamos`,
};
