/** Spanish text of the tables of things. */
import type { EstimatorRoom } from '#business/schema/estimator.ts';
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
  byHand: (eighth: number) =>
    `Cada ${eighth} pies cúbicos son un octavo del camión. Sume sus cosas; parte de un octavo cuenta como uno entero.`,
  /** `sides` in feet, shown in inches. */
  measured: (sides: readonly number[]) => `${sides.map((side) => Math.round(side * 12)).join(' × ')} pulgadas`,
};
