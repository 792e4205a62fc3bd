/** The words behind the dashed terms. */

export const tips = {
  insured: {
    label: 'Licensed and insured',
    text: 'Your building’s manager may want our certificate of insurance before anything is lifted. Ask us for it when you book.',
  },
  yard: {
    label: 'What is a cubic yard?',
    text: (yards: number) =>
      `A cubic yard is a box three feet each way, 27 cubic feet: about as much as a washer. Our truck holds ${yards}.`,
  },
  minimum: {
    label: (from: string) => `What ${from} buys`,
    /** `loads` begin with a capital letter: "A queen mattress and its box spring". */
    text: (feet: number, loads: readonly string[]) =>
      `An eighth of the truck, ${feet} cubic feet: ${loads.map((load) => load.charAt(0).toLowerCase() + load.slice(1)).join(', or ')}. Loading, driving and the tipping fee of ordinary loads are in it.`,
  },
  refrigerant: {
    label: 'Refrigerant',
    text: 'The gas that makes a refrigerator or an air conditioner cold. It comes out before the metal is scrapped; the law on that, with its source, is on this page.',
  },
};
