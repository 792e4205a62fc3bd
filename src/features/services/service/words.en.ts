/** English text of `/services/{service}`. */

export const en = {
  usualLoad: (load: string) => `Most loads fill ${load}.`,
  priceNote: 'The crew confirms the price first.',
  pair: {
    title: 'Before and after',
    text: (photo: boolean): string =>
      photo ? 'The room before we came and after.' : 'Illustrations, not photos of a job.',
  },
  headings: {
    included: 'What’s included',
    extra: 'What costs extra',
    booking: 'Booking and paying',
    example: 'Example price',
    prepare: 'Before we come',
    refuses: 'What we can’t take',
    steps: 'How it works',
    related: 'Related services',
  },
  guides: 'Guides',
  towns: 'Popular in',
  itemAnswers: 'Do you take…',
};

export type Words = typeof en;
