/** `/gallery`: the pictures. */

export const gallery = {
  headTitle: (services: number) => `Gallery: Rooms Full and Cleared, and ${services} Loads`,
  /** `photos` is true where some of the pictures are photographs. */
  description: (photos: boolean) =>
    photos
      ? 'Rooms before and after, a picture for every service, and the truck drawn at each of its eight steps. Photos are marked; all others are illustrations.'
      : 'Rooms before and after, a small diorama for every service, and the truck drawn at each of its eight steps. All are illustrations, none is a job photo.',
  title: 'Gallery',
  lead: (photos: boolean) =>
    photos
      ? 'Rooms full and cleared, a picture for every service, and the truck eight times. Photos are marked; all others are illustrations.'
      : 'Illustrations, all of them: rooms full and cleared, a diorama for every service, and the truck eight times.',
  /** Beside a picture. */
  photo: 'Photo',
  /** Under each pair of a room. */
  pair: (photo: boolean) => (photo ? 'Photos: full, then cleared.' : 'Full, then cleared.'),
  /** `share` as in "half of the truck". */
  load: (share: string, price: string) => `${share}, ${price}`,
  labels: {
    pairs: 'Full, then cleared',
    dioramas: 'One for every service',
    scenes: 'The counties, the truck, and where things go',
    loads: 'Eight loads',
  },
};
