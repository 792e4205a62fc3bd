/** Spanish text of the load estimator. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';
import { digits } from '#lib/digits.ts';
import type { Words } from './words.en.ts';

const rooms: Record<EstimatorRoom, string> = {
  living: 'Sala y comedor',
  bedroom: 'Dormitorio',
  kitchen: 'Cocina y cuarto de lavado',
  office: 'Oficina, tienda y restaurante',
  yard: 'Garaje y patio',
  boxes: 'Cajas y bolsas',
  heavy: 'Cosas pesadas y materiales',
  homes: 'Casa o apartamento completo',
};

export const es: Words = {
  rooms,
  /** How to add up a load; `eighth` in cubic feet. */
  byHand: ({ eighth }: { eighth: number }) =>
    `Cada ${eighth} pies cúbicos son un octavo del camión. Sume sus cosas; parte de un octavo cuenta como uno entero.`,
  /** `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `El material pesado se cobra por peso. Por cada octavo del camión van incluidas ${digits(pounds)} libras. De ahí en adelante cobramos ${price} por cada ${digits(per)} libras.`,
  /** Source of a volume; a footnote follows. */
  published: 'tabla de tamaños',
  /** `sides` in feet, shown in inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} pulgadas`,
  island: {
    presets: 'Empiece con un ejemplo',
    find: 'O busque lo que tiene',
    findHint: 'Sofá, refrigerador, cajas…',
    nothing: 'No está en nuestra lista. Mándenos una foto por mensaje y le damos un precio.',
    /** Shown when the list failed to load. */
    notLoaded: 'No se cargó la lista. Revise su conexión y siga escribiendo, o mándenos una foto por mensaje.',
    list: 'Su lista',
    rooms: 'Ver por cuarto',
    heavy: 'También tengo concreto, ladrillo, tierra, yeso (plaster) o tejas (shingles)',
    heavyMore: 'Cómo lo cobramos',
    less: 'Uno menos',
    more: 'Uno más',
    /** Error message of a count field. */
    notCounted: 'Eso no lo contamos. Escriba un número entero, hasta {most}.',
    empty: 'Elija algo de la lista para ver el precio.',
    mail: 'Mandarla por correo',
    print: 'Imprimir esta lista',
    subject: '¿Cuánto cobran? Mi carga: {share}',
    copyList: 'Copiar la lista',
    /** Copied text. */
    copied: '{list}. Total: {share}, {price}.',
    /** Name in the toast after copying. */
    listName: 'El cálculo',
    copyLink: 'Copiar un enlace',
    linkName: 'El enlace a esta lista',
    again: 'Empezar de nuevo',
  },
};
