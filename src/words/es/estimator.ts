/** The load estimator as it is printed; what it says while someone counts is in browser/estimator.ts. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';
import { digits } from '#lib/digits.ts';

const rooms: Record<EstimatorRoom, string> = {
  living: 'Sala y comedor',
  bedroom: 'Dormitorio',
  kitchen: 'Cocina y cuarto de lavado',
  office: 'Oficina',
  yard: 'Garaje y patio',
  boxes: 'Cajas y bolsas',
  heavy: 'Pianos y otras cosas pesadas',
  homes: 'Casa o apartamento completo',
};

export const estimator = {
  rooms,
  /** The same by hand; `eighth` in cubic feet, `tight` and `loose` in percent. */
  byHand: ({ eighth, tight, loose }: { eighth: number; tight: number; loose: number }) =>
    `Cada ${eighth} pies cúbicos son un octavo del camión. Sume sus cosas. Según cómo se acomoden, la carga puede ocupar un poco menos o un poco más que el total (entre el ${tight} y el ${loose} por ciento).`,
  /** What heavy material costs; `price` in dollars per `per` pounds. */
  heavyPrice: ({ pounds, price, per }: { pounds: number; price: string; per: number }) =>
    `El material pesado se cobra por peso. Por cada octavo del camión van incluidas ${digits(pounds)} libras. De ahí en adelante cobramos ${price} por cada ${digits(per)} libras.`,
  /** Where a volume is from; a footnote follows. */
  published: 'tabla de tamaños',
  /** `sides` in feet; people know a mattress by its inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} pulgadas`,
};
