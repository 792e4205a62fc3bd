/** English text of `/services`. */
import type { Room, Situation } from '#business/schema/pages.ts';
import { counted } from '#lib/text.ts';

const situations: Record<Situation, string> = {
  moving: 'Moving',
  estate: 'Settling an estate',
  renovation: 'Renovating',
  storm: 'After a storm or flood',
  landlord: 'Between tenants',
  office: 'Closing or moving an office',
  decluttering: 'Making room',
};

const rooms: Record<Room, string> = {
  attic: 'Attic',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  'living-room': 'Living room',
  kitchen: 'Kitchen',
  basement: 'Basement',
  garage: 'Garage',
  driveway: 'Driveway',
  yard: 'Yard',
  office: 'Office',
  shop: 'Shop',
  storage: 'Storage unit',
  building: 'Whole building',
};

export const en = {
  situations,
  rooms,
  title: (count: number) => `${count} Junk Removal Services, with Prices`,
  description:
    'From one mattress to a whole house. Find your service by room, by reason or by item. Each page has the usual price, what’s included and what costs extra.',
  heading: 'What do you need gone?',
  lead: 'Pick a reason, a room or an item. Each page has the usual price, what’s included and what we can’t take.',
  cardNote: (count: number) => `${counted(count, 'service')}, each with its price`,
  byReason: 'By reason',
  byRoom: 'By room',
  buildings: 'Offices, shops and storage',
  byThing: 'By item',
};

export type Words = typeof en;
