/** Spanish text of `/services`. */
import type { Room, Situation } from '#business/schema/pages.ts';
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const situations: Record<Situation, string> = {
  moving: 'Mudanza',
  estate: 'Herencia',
  renovation: 'Remodelación',
  storm: 'Después de una tormenta o inundación',
  landlord: 'Cuando se va un inquilino',
  office: 'Cerrar o mudar una oficina',
  decluttering: 'Hacer espacio',
};

const rooms: Record<Room, string> = {
  attic: 'Ático',
  bedroom: 'Dormitorio',
  bathroom: 'Baño',
  'living-room': 'Sala',
  kitchen: 'Cocina',
  basement: 'Sótano',
  garage: 'Garaje',
  driveway: 'Entrada del carro (driveway)',
  yard: 'Patio',
  office: 'Oficina',
  shop: 'Tienda',
  storage: 'Storage (depósito)',
  building: 'Todo el edificio',
};

export const es: Words = {
  situations,
  rooms,
  title: (count: number) => `${count} servicios de recogida, con precios`,
  description:
    'Desde un colchón hasta una casa entera. Busque por cuarto, motivo u objeto. Cada página dice cuánto suele costar, qué incluye y qué se cobra aparte.',
  heading: '¿Qué quiere que nos llevemos?',
  lead: 'Elija un motivo, un cuarto o un objeto. Cada página dice cuánto suele costar, qué incluye y qué no nos podemos llevar.',
  cardNote: (count: number) => `${counted(count, 'servicio')}, cada uno con su precio`,
  byReason: 'Por motivo',
  byRoom: 'Por cuarto',
  buildings: 'Oficinas, tiendas y depósitos',
  byThing: 'Por objeto',
};
