/** What the load estimator and the load gauge say. A share is "un cuarto" or "la mitad", of the truck. */
import { EIGHTHS, ofTruck, spelled } from '#lib/spanish.ts';
import { digits } from '#lib/digits.ts';

const trucks = (count: number): string => (count === 1 ? 'un camión lleno' : `${spelled(count)} camiones llenos`);

/** Where a range begins: "un cuarto", but "medio camión" where no part of it follows. */
const begin = (low: string): string => (low === 'la mitad' ? ofTruck(low) : low);

export const gauge = {
  /** Read out; `load` as "un cuarto del camión". */
  label: (load: string) => `Medidor de carga: ${load}`,
  empty: 'camión vacío',
};

export const estimator = {
  /** A number of eighths, 1 to 8, as a part of the truck. */
  eighths: EIGHTHS,
  /** Over the loads to start with; a press adds all of one. */
  presets: 'Empiece con un ejemplo',
  find: 'O busque lo que tiene',
  findHint: 'Sofá, refrigerador, cajas…',
  nothing: 'No está en nuestra lista. Mándenos una foto por mensaje y le damos un precio.',
  /** In its place where the list itself is missing. */
  notLoaded: 'No se cargó la lista. Revise su conexión y siga escribiendo, o mándenos una foto por mensaje.',
  list: 'Su lista',
  rooms: 'Ver por cuarto',
  heavy: 'También tengo concreto, ladrillo, tierra, yeso (plaster) o tejas (shingles)',
  heavyMore: 'Cómo lo cobramos',
  /** What it costs; `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `El material pesado se cobra por peso. Por cada octavo del camión van incluidas ${digits(pounds)} libras. De ahí en adelante cobramos ${price} por cada ${digits(per)} libras.`,
  /** In the message, behind the list. */
  heavyToo: 'material pesado (qué es y cuánto: )',
  less: 'Uno menos',
  more: 'Uno más',
  share: (low: string, high: string) => {
    if (low === high) return ofTruck(low);
    return high === 'todo' ? `de ${begin(low)} al camión lleno` : `de ${low} a ${ofTruck(high)}`;
  },
  shareOrMore: (low: string) => `de ${ofTruck(low)} a un poco más de un camión lleno`,
  fullOrMore: 'un camión lleno o un poco más',
  overFull: 'un poco más de un camión lleno',
  /** `high` in full trucks. */
  shareToTrucks: (low: string, high: number) => `de ${ofTruck(low)} a unos ${trucks(high)}`,
  trucks: (low: number, high: number) =>
    low === high ? `unos ${trucks(high)}` : `de ${spelled(low)} a ${trucks(high)}, más o menos`,
  range: (low: string, high: string) => (low === high ? low : `${low} a ${high}`),
  /** In cubic feet. */
  volume: (low: number, high: number, share: string) =>
    `Entre ${digits(low)} y ${digits(high)} pies cúbicos, más o menos: ${share}.`,
  /** Under a field with anything else in it. */
  notCounted: (most: number) => `Eso no lo contamos. Escriba un número entero, hasta ${digits(most)}.`,
  empty: 'Elija algo de la lista para ver el precio.',
  note: 'Este es un precio aproximado. El equipo le confirma el precio antes de cargar.',
  text: 'Mandar la lista por mensaje',
  mail: 'Mandarla por correo',
  print: 'Imprimir esta lista',
  subject: (share: string) => `¿Cuánto cobran? Mi carga: ${share}`,
  /** Ends in what the crew has to know, a line each to fill in. */
  message: ({ company, list, share, price }: { company: string; list: string; share: string; price: string }) =>
    `Hola, ${company}. ¿Cuánto cobran por llevarse esto? ${list}. Su calculadora dice: ${share}, ${price}. Les mando fotos.\nMi código postal y en qué piso está: \nEscalones o elevador: \nEl día que me conviene: `,
  copyList: 'Copiar la lista',
  /** What the clipboard gets. */
  copied: (list: string, share: string, price: string) => `${list}. Total: ${share}, ${price}.`,
  /** What the notice calls it. */
  listName: 'El cálculo',
  copyLink: 'Copiar un enlace',
  linkName: 'El enlace a esta lista',
  again: 'Empezar de nuevo',
};
