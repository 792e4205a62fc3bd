/** Explanations of terms. */

export const en = {
  insured: {
    text: 'Does your building require a certificate of insurance? Just ask when you call.',
  },
  yard: {
    label: 'What is a cubic yard?',
    text: (yards: number) => `A 3-foot cube, about the size of a washer. Our truck holds ${yards}.`,
  },
  minimum: {
    label: (from: string) => `What does ${from} get you?`,
    /** `loads` as "queen mattress + box spring". */
    text: (feet: number, loads: readonly string[]) =>
      `You get an eighth of the truck (${feet} cubic feet): ${loads.join(', or ')}. Labor, loading, hauling, disposal and sweep-up are included.`,
  },
  refrigerant: {
    label: 'Refrigerant',
    text: 'The gas that makes a refrigerator or air conditioner cold. By law it has to be removed before the metal is scrapped.',
  },
};

export type Words = typeof en;
