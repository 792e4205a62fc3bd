/** What the filter of the things we take says. */

export const filter = {
  field: 'What is it?',
  example: 'Sofa, tires, paint',
  find: 'Find',
  show: 'Show',
  all: 'All',
  count: (all: number) => `${all} items`,
  countOf: (shown: number, all: number) => `${shown} of ${all} items`,
  none: 'Not on the list? Ask us.',
  call: (phone: string) => `Call ${phone}`,
  text: 'Text a photo',
};
