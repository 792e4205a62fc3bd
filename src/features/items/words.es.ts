/** Spanish text of `/what-we-take`. */
import type { ITEM_GROUPS } from '#business/schema/facts.ts';
import { counted, lowerFirst, listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const groups: Record<(typeof ITEM_GROUPS)[number], string> = {
  furniture: 'Muebles',
  'mattresses-bedding': 'Colchones y ropa de cama',
  appliances: 'Electrodomésticos',
  electronics: 'Aparatos electrónicos',
  household: 'Cosas de la casa',
  yard: 'Patio y jardín',
  construction: 'Construcción y remodelación',
  vehicles: 'Vehículos y llantas',
  commercial: 'Negocio y oficina',
  hazardous: 'Peligroso: no nos llevamos casi nada',
};

/** States with a different name in Spanish. */
const STATES: Partial<Record<string, string>> = { 'New York': 'Nueva York', 'New Jersey': 'Nueva Jersey' };

export const es: Words = {
  title: (count: number) => `Qué nos llevamos y qué no: lista de ${count} cosas`,
  description:
    'Sofás, llantas, pintura, pianos: qué nos llevamos, con qué condiciones, qué no y quién lo recibe cerca de usted, con fuentes.',
  heading: '¿Se lo llevan?',
  lead: 'Busque lo que quiere sacar. Si nos lo llevamos, vamos a su casa y lo cargamos nosotros. Si no, le decimos quién lo recibe.',
  card: {
    answer: (count: number) => counted(count, 'cosa'),
    note: 'Sí, con condiciones o no, y quién las recibe',
  },
  counts: ({ yes, conditions, no }: { yes: number; conditions: number; no: number }) =>
    `De estas cosas nos llevamos ${yes}, y otras ${conditions} con condiciones. Las otras ${no}, no.`,
  prices: (least: string) =>
    `Lo menos que cobramos son ${least}: hasta un octavo del camión. Cada precio es por una sola cosa. ¿Tiene varias? Paga por el espacio que ocupan juntas.`,
  open: 'Toque una cosa para ver las condiciones o quién la recibe.',
  groups,
  byPhoto: 'mande una foto',
  /** `measure` is a number or a range. */
  volume: (measure: string) => `${measure} pies cúbicos`,
  weight: (measure: string) => `${measure} libras`,
  /** "en Nueva York y Nueva Jersey"; without places, "federal". */
  lawmaker: (places: readonly string[]) =>
    places.length > 0 ? `en ${listed(places.map((place) => STATES[place] ?? place))}` : 'federal',
  /** Stands in for a municipality without a name in the data. */
  aTown: 'un municipio',
  /** Names include their footnotes. */
  law: ([first = '', ...more]: readonly string[]) =>
    more.length === 0
      ? `Sobre esto hay una ley ${first}.`
      : `Hay leyes sobre esto: ${listed([first, ...more].map((whose) => `una ${whose}`))}.`,
  /** Link from an item to its drop-off sites. */
  dropOff: (kind: string) => `Dónde llevarlo: ${lowerFirst(kind)}`,
  sources: {
    link: (count: number) => `De dónde salen las reglas y las cifras: ${counted(count, 'fuente')}`,
    headTitle: 'Fuentes de nuestra lista de cosas',
    description:
      'De dónde salen las reglas, los pesos y las medidas de nuestra lista de cosas, con la fecha de cada fuente.',
    title: 'Fuentes de nuestra lista',
    lead: 'En la lista, el número que va después de una regla o una cifra lo trae aquí, a su fuente.',
  },
};
