/** What the slider between two pictures says. */

export const compare = {
  /** Where the edge between the two pictures is, read out; 0 to 100. */
  percent: (value: string) => `${value} percent`,
};
