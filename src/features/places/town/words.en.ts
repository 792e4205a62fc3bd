/** English text of `/{town}`. */

export const en = {
  price: (price: string) => `From ${price}`,
  estimate: 'Estimate your load',
  promises: 'On every job',
  townHall: {
    /** Accessible name of the section. */
    label: 'Town rules',
    heading: 'Town rules',
    link: (place: string) => `What ${place} picks up and takes`,
    rules: 'Pickup days, limits and phone numbers.',
    none: 'Who to ask.',
    glance: (place: string) => `${place}: prices, neighbors, nearest sites`,
  },
  closing: (town: string) => `Ready for a price in ${town}?`,
  hamlets: 'Hamlets',
  guides: 'Guides',
};

export type Words = typeof en;
