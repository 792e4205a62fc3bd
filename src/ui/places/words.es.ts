/** Texts of place pages, maps and site lists. */
import { counted, listed } from '#i18n/spanish.ts';
import type { Take } from '#business/schema/facts.ts';
import type { Words } from './words.en.ts';

/** Adds the article that a county's name may lack: "el condado de Westchester, NY". */
const placed = (place: string): string => place.replace(/^(el )?condado /i, 'el condado ');

/** Lists use commas inside an entry of several words. */
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

/** "del condado de Westchester, NY", with or without an article in the county's own name; "de Greenwich, CT". */
const ofPlace = (name: string): string =>
  /^(el )?condado /i.test(name) ? `del ${name.replace(/^el /i, '').replace(/^C/, 'c')}` : `de ${name}`;

export const es: Words = {
  /** Headline and link label. */
  title: (place: string) => `Recogida de muebles y basura en ${placed(place)}`,
  /** <title>; at most 60 characters with the state's name. */
  headTitle: ({ place, state }: { place: string; state: string }) =>
    `Recogida de muebles y basura en ${placed(place)}, ${state}`,
  /** Appended to the <title> if it fits. */
  headPrice: (price: string) => `desde ${price}`,
  /** On the share card, above the place's name; about 24 characters fit. */
  cardLead: 'Recogida de muebles en',
  /** Completes "¿Cuánto cobran por …?". */
  about: (place: string) => `recoger muebles y basura en ${placed(place)}`,
  sourcedRules: (count: number) => counted(count, 'regla'),
  facilities: 'Centros de acopio cerca de usted',
  services: 'Lo que más nos piden aquí',
  nextDoor: 'Lugares cercanos',
  zips: 'Códigos postales',
  hamlets: 'Barrios',
  takes: (list: readonly Take[]) => `Recibe ${listed(list.flatMap((take) => takes[take].split(', ')))}.`,
  /** Rounded to half a mile, because coordinates are area centers. */
  aboutMiles: (miles: number) => {
    if (miles < 1) return 'a menos de una milla';
    const half = Math.round(miles * 2) / 2;
    return half === 1 ? 'a una milla, más o menos' : `a unas ${half} millas`;
  },
  distances: 'Las distancias son en línea recta, desde el centro de la ciudad o el pueblo.',
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
  skipMap: 'Saltar el mapa',
};
