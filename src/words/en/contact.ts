/** What the prepared messages say. */

export const contact = {
  /** Completes "I would like a price for …" where the page is about nothing in particular. */
  anything: 'junk removal',
  subject: (about: string) => `Price for ${about}`,
  message: (name: string, about: string) =>
    `Hi ${name}, I’d like a price for ${about}. Photos coming. My ZIP code and floor: `,
  letter: (name: string, about: string) =>
    `Hi ${name},\n\nI’d like a price for ${about}.\n\nWhat it is:\nWhere it is (floor, stairs):\nZIP code:\nBest day for me:\n\nPhotos attached.\n`,
};
