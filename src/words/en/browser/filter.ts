/** What the filter of the things we take says. */

export const filter = {
  field: 'What is it?',
  find: 'Find',
  show: 'Show',
  all: 'All',
  count: (all: number) => `${all} things`,
  countOf: (shown: number, all: number) => `${shown} of ${all} things`,
  none: 'Not on the list. That is no refusal: ask us.',
  call: (phone: string) => `Call ${phone}`,
  text: 'Text a photo',
};
