/** English text of `/gallery`. */
import type { Scene } from './scenes.ts';

const captions: Record<Scene, string> = {
  'hero-winter': 'A couch in winter',
  'hero-spring': 'A couch in spring',
  'hero-cleared': 'The driveway, cleared',
  'house-rooms': 'Every room, attic to basement',
  buildings: 'Offices, stores, storage and apartments',
  'bands/crew-at-door': 'Out the front door',
  'bands/donation-shop': 'Drop-off at the thrift store',
  'bands/transfer-station': 'Sorting at the transfer station',
  'bands/truck-at-dusk': 'The last load of the day',
  'company/about': 'The crew',
  'company/checkout': 'Pay when it’s done',
  'company/managers': 'Behind an apartment house',
  'company/reviews': 'Five star balloons',
  'fleet/crew': 'Dolly and hand truck',
  'places/donation-dropoff': 'Donations',
  'places/empty-room': 'Empty and swept',
  'places/town-hall': 'Town hall',
  'places/transfer-station': 'Recycling yard',
};

export const en = {
  headTitle: (services: number) => `Gallery: Before and After, and ${services} Services`,
  /** `photos` is true if some pictures are photos. */
  description: (photos: boolean) =>
    photos
      ? 'Rooms before and after, a picture for every service, and how full the truck gets at each price. Photos are marked; the rest are illustrations.'
      : 'Rooms before and after, a picture for every service, and how full the truck gets at each of our eight prices. All are illustrations, not job photos.',
  title: 'Gallery',
  lead: (photos: boolean) =>
    photos
      ? 'Rooms before and after, a picture for every service, and how full the truck gets at each price. Photos are marked; the rest are illustrations.'
      : 'Rooms before and after, a picture for every service, and how full the truck gets at each price. These are illustrations, not job photos.',
  photo: 'Photo',
  photoOf: (caption: string) => `Photo: ${caption}`,
  /** `load` as in "half the truck". */
  before: (load: string) => `Before: ${load}`,
  after: 'After',
  captions,
  empty: { label: 'Empty', price: 'Before we load' },
  prices: 'What each price includes',
  /** Short labels that fit in one row on a phone. */
  jumps: { pairs: 'Rooms', dioramas: 'Services', work: 'Crew', loads: 'Loads' },
  labels: {
    pairs: 'Rooms before and after',
    dioramas: 'Our services',
    work: 'On the job',
    loads: 'How full the truck gets',
    places: 'Where we work, and where it goes',
  },
};

export type Words = typeof en;
