/** What the filter of the things we take says. */

export const filter = {
  locale: 'en-US',
  field: 'What is it?',
  example: 'Sofa, tires, paint',
  find: 'Find',
  show: 'Show',
  all: 'All',
  count: { one: '{count} item', other: '{count} items' },
  /** `{all}` as `count` says it. */
  countOf: '{shown} of {all}',
  none: 'Not on the list? Ask us.',
  call: 'Call {phone}',
  text: 'Text a photo',
};
