/** `/{town}`: the long page of a town, whose own text is in content. */

export const town = {
  price: (price: string) => `From ${price}`,
  townHall: {
    /** Read out as the name of the section. */
    label: 'Town hall',
    heading: "The town hall's side",
    link: (place: string) => `${place}: rules with sources`,
    /** `rules` is their number: "3 sourced rules". */
    rules: (rules: string) => `${rules} on what it takes.`,
    none: 'What we could and could not find.',
    glance: (place: string) => `${place} at a glance: prices, neighbors, nearest sites`,
  },
  questions: 'Asked here',
  services: 'Typical jobs',
  hamlets: 'Hamlets',
  guides: 'Guides',
};
