/** Texts of the load gauge, the price ladder and the estimate. */
import { EIGHTHS, ofTruck, spelled } from '#i18n/spanish.ts';
import { digits } from '#lib/digits.ts';
import { lowerFirst } from '#lib/text.ts';
import type { Words } from './words.en.ts';

const share = (eighths: number): string => ofTruck(EIGHTHS[eighths] ?? '');

export const es: Words = {
  /** "medio camión", "el camión lleno". */
  share,
  stepVolume: (feet: number, yards: number) => `${feet}\u00a0pies\u00a0cúbicos, ${yards}\u00a0yardas\u00a0cúbicas`,
  range: (low: string, high: string) => (low === high ? low : `${low} a ${high}`),
  /** "2 × sillón" */
  part: ({ count, name }: { count: number; name: string }) => `${count > 1 ? `${count} × ` : ''}${lowerFirst(name)}`,
  before: (load: string) => `Antes: ${load}`,
  after: 'Después: vacío y barrido',
  /** `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `El material pesado se cobra por peso. Por cada octavo del camión van incluidas ${digits(pounds)} libras. De ahí en adelante cobramos ${price} por cada ${digits(per)} libras.`,
  offer: {
    text: ({ off, name, day }: { off: string; name: string | undefined; day: string }) =>
      `${off} menos: ${name ?? 'cualquier carga'}, hasta el ${day}.`,
    price: (price: string) => `Le queda en ${price}.`,
  },
  estimate: {
    locale: 'es-US',
    /** Accessible name of the gauge; `load` as "un cuarto del camión". */
    gauge: 'Medidor de carga: {load}',
    emptyTruck: 'camión vacío',
    /** Fractions of the truck by eighths, and how they end a phrase. */
    eighths: EIGHTHS,
    ofTruck: EIGHTHS.map(ofTruck),
    /** `low` as in `eighths`, `high` as in `ofTruck`. */
    share: 'de {low} a {high}',
    toFull: 'de {low} al camión lleno',
    halfToFull: 'de medio camión al camión lleno',
    /** From here on `low` as in `ofTruck`. */
    shareOrMore: 'de {low} a un poco más de un camión lleno',
    fullOrMore: 'un camión lleno o un poco más',
    overFull: 'un poco más de un camión lleno',
    /** Whole numbers from none to ten. */
    numbers: Array.from({ length: 11 }, (_, count) => spelled(count)),
    fullTrucks: { one: 'un camión lleno', other: '{count} camiones llenos' },
    /** `trucks` as in `fullTrucks`. */
    shareToTrucks: 'de {low} a unos {trucks}',
    trucks: 'unos {trucks}',
    trucksRange: 'de {low} a {trucks}, más o menos',
    range: '{low} a {high}',
    /** In cubic feet. */
    volume: 'Unos {feet} pies cúbicos: {share}.',
    /** In the message, after the list. */
    heavyToo: 'material pesado (qué es y cuánto: )',
    note: 'El equipo le confirma el precio antes de cargar.',
    /** Why a price is a range. */
    why: 'Depende del tamaño.',
    /** Ends messages and sheets; `query` as typed. */
    typed: 'En mis palabras: {query}',
    text: 'Mandar la lista por mensaje',
    /** Ends with a form for what the crew has to know. */
    message:
      'Hola, {company}. ¿Cuánto cobran por llevarse esto? {list}. Su página dice: {share}, {price}. Les mando fotos.\nMi código postal y en qué piso está: \nEscalones o elevador: \nEl día que me conviene: ',
  },
};
