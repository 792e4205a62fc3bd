/** Paper sizes in inches. */

export interface Format {
  /** As cut. */
  width: number;
  height: number;
  /** Extra on every side of the file, so that a cut that is a little off shows no white. */
  bleed: number;
  /** Distance from the cut that text and codes must keep. */
  safe: number;
}

export const FORMATS = {
  postcard: { width: 6, height: 4, bleed: 0.125, safe: 0.125 },
  doorHanger: { width: 4.25, height: 11, bleed: 0.125, safe: 0.1875 },
  yardSign: { width: 24, height: 18, bleed: 0.125, safe: 0.5 },
  truckSide: { width: 36, height: 18, bleed: 0.25, safe: 0.75 },
  /** Office printers print no bleed and need a margin. */
  letter: { width: 8.5, height: 11, bleed: 0, safe: 0.45 },
} as const satisfies Record<string, Format>;

/** The size of a page in the file, with the bleed. */
export const pageSize = ({ width, height, bleed }: Format): { width: number; height: number } => ({
  width: width + 2 * bleed,
  height: height + 2 * bleed,
});
