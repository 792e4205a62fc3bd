/** The words behind the dashed terms. */

export const tips = {
  insured: {
    text: 'Does your building want a certificate of insurance? Ask us for it when you book.',
  },
  yard: {
    label: 'What is a cubic yard?',
    text: (yards: number) =>
      `A box three feet long, wide and high, a bit bigger than a washer. Our truck holds ${yards} of them.`,
  },
  minimum: {
    label: (from: string) => `What fits for ${from}?`,
    /** `loads` begin with a capital letter: "A queen mattress and its box spring". */
    text: (feet: number, loads: readonly string[]) =>
      `An eighth of the truck (${feet} cubic feet): ${loads.map((load) => load.charAt(0).toLowerCase() + load.slice(1)).join(', or ')}. Labor, hauling and disposal are included.`,
  },
  refrigerant: {
    label: 'Refrigerant',
    text: 'The gas that makes a refrigerator or air conditioner cold. By law it has to be removed before the metal is scrapped.',
  },
};
