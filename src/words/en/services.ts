/** The list of services and a service's own page. */
import { counted, EIGHTHS, ofTruck } from '#lib/text.ts';
import type { Room, Situation } from '#business/schema/pages.ts';

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

export const services = {
  situations,
  rooms,
  list: {
    title: (count: number) => `${count} Junk Removal Services, with Prices`,
    description:
      'From one mattress to a whole house. Find your service by room, by reason or by item. Each page has the usual price, what’s included and what costs extra.',
    heading: 'What do you need gone?',
    lead: 'Pick a reason, a room or an item. Each page has the usual price, what’s included and what we can’t take.',
    cardNote: (count: number) => `${counted(count, 'service')}, each with its price`,
    byReason: 'By reason',
    byRoom: 'By room',
    byThing: 'By item',
  },
  service: {
    usualLoad: (load: string) => `Most loads fill ${load}.`,
    /** The price of the smallest usual load, and its eighths. */
    priceNote: (from: string, eighths: number) =>
      `From ${from} for ${ofTruck(EIGHTHS[eighths] ?? '')}. The crew confirms the price first.`,
    pair: {
      title: 'Before and after',
      text: (photo: boolean): string =>
        photo ? 'The room before we came and after.' : 'Illustrations, not photos of a job.',
    },
    booking: { paying: 'Pay by {payment} when the job is done.' },
    headings: {
      included: 'What’s included',
      extra: 'What costs extra',
      booking: 'Booking and paying',
      example: 'Example price',
      prepare: 'Before we come',
      refuses: 'What we can’t take',
      steps: 'How it works',
      related: 'Related services',
    },
    guides: 'Guides',
    towns: 'Popular in',
  },
};
