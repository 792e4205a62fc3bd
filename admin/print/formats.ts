/** Paper sizes in inches. */

export interface Format {
  /** As cut. */
  width: number;
  height: number;
  /** What the file has more on every side, so that a cut that is a little off shows no white. */
  bleed: number;
  /** How far inside the cut nothing may stand that must not be lost. */
  safe: number;
}

export const FORMATS = {
  postcard: { width: 6, height: 4, bleed: 0.125, safe: 0.125 },
  doorHanger: { width: 4.25, height: 11, bleed: 0.125, safe: 0.1875 },
  yardSign: { width: 24, height: 18, bleed: 0.125, safe: 0.5 },
  truckSide: { width: 36, height: 18, bleed: 0.25, safe: 0.75 },
  /** Printed in the office: no bleed, and the margin that a printer needs. */
  letter: { width: 8.5, height: 11, bleed: 0, safe: 0.45 },
} as const satisfies Record<string, Format>;

/** The hole of a door hanger: across, and from the upper edge to its middle. */
export const HOLE = { width: 1.25, middle: 1.125 };

/** With the bleed: the size of the page in the file. */
export const pageSize = ({ width, height, bleed }: Format): { width: number; height: number } => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});
