/** English text of `/gallery`. */

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
  pair: (photo: boolean) => (photo ? 'Photos: before and after.' : 'Illustrations: before and after.'),
  /** `share` as in "half of the truck". */
  load: (share: string, price: string) => `${share}, ${price}`,
  /** Short labels that fit in one row on a phone. */
  jumps: { pairs: 'Rooms', dioramas: 'Services', scenes: 'Scenes', loads: 'Loads' },
  labels: {
    pairs: 'Rooms before and after',
    dioramas: 'Our services',
    scenes: 'Counties, the truck and drop-off sites',
    loads: 'How full the truck gets',
  },
};

export type Words = typeof en;
