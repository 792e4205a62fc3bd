/** Geometry of a bar in eighths that fills from its right-hand end, as a truck is loaded from the cab. */

const LEFT = 6;
const EIGHTH = 19.5;

export interface Filled {
  x: number;
  width: number;
}

const filled = (start: number, end: number): Filled | undefined =>
  end > start ? { x: LEFT + (8 - end) * EIGHTH, width: (end - start) * EIGHTH } : undefined;

/** Rectangles for a load of `from` to `to` eighths (0 to 8), and the path of the seven dividing lines. */
export const gaugeGeometry = (from: number, to: number) => ({
  full: filled(0, from),
  maybe: filled(from, to),
  lines: Array.from({ length: 7 }, (_, at) => `M${LEFT + (at + 1) * EIGHTH} 8v60`).join(''),
});
