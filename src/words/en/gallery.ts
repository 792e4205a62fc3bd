/** `/gallery`: the pictures. */

export const gallery = {
  headTitle: (services: number) => `Gallery: Rooms Full and Cleared, and ${services} Loads`,
  description:
    'Rooms before and after, a small diorama for every service, and the truck drawn at each of its eight steps. All are illustrations, none is a job photo.',
  title: 'Gallery',
  lead: 'Illustrations, all of them: rooms full and cleared, a diorama for every service, and the truck eight times.',
  /** Under each pair of a room. */
  pair: 'Full, then cleared.',
  /** `share` as in "half of the truck". */
  load: (share: string, price: string) => `${share}, ${price}`,
  labels: {
    pairs: 'Full, then cleared',
    dioramas: 'One for every service',
    scenes: 'The counties, the truck, and where things go',
    loads: 'Eight loads',
  },
};
