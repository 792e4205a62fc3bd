/** What the prepared messages say. */

export const contact = {
  /** Completes "I would like a price for …" where the page is about nothing in particular. */
  anything: 'junk removal',
  subject: (about: string) => `Price for ${about}`,
  message: (name: string, about: string) =>
    `Hello ${name}, I would like a price for ${about}. Photos follow. My ZIP code and the floor: `,
  letter: (name: string, about: string) =>
    `Hello ${name},\n\nI would like a price for ${about}.\n\nWhat there is:\nWhere it stands (floor, stairs):\nZIP code:\nThe day that suits me:\n\nPhotos are attached.\n`,
};
