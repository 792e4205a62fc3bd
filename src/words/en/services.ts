/** The list of services and a service's own page. */
import { counted, EIGHTHS } from '#lib/words.ts';
import type { Room, Situation } from '#schema/pages.ts';

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
    title: (count: number) => `${count} Junk Removal Services, by Room and Reason`,
    description:
      'Find yours by reason, by category or by the thing itself: from one mattress to a whole estate, each with its usual share of the truck and its price.',
    heading: 'What has to go?',
    lead: 'Pick the reason, the room or the thing. Each page says how much of the truck it usually fills, what it costs and what we leave behind.',
    cardNote: (count: number) => `${counted(count, 'service')}, each with its price`,
    byReason: 'By reason',
    byRoom: 'By room',
    byThing: 'By the thing itself',
  },
  service: {
    usualLoad: (load: string) => `Usual load: ${load}.`,
    /** The price of the smallest usual load, and its eighths. */
    priceNote: (from: string, eighths: number) =>
      `From ${from} for ${EIGHTHS[eighths] ?? ''} of the truck. The crew confirms the step on site, before lifting.`,
    pair: {
      title: 'The same room, twice',
      text: (photo: boolean) =>
        photo ? 'What goes, and what stays.' : 'An illustration, drawn to show what goes and what stays.',
    },
    headings: {
      example: 'For example',
      prepare: 'Before we come',
      refuses: 'What stays behind',
      steps: 'What we do',
      related: 'Often asked with it',
    },
    guides: 'Guides',
    towns: 'Asked for in',
  },
};
