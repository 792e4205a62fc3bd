/** Geometry of the load gauge, shared by pages, islands and share cards. The truck fills from the cab. */

const LEFT = 6;
const EIGHTH = 19.5;

interface Segment {
  x: number;
  width: number;
}

const segment = (start: number, end: number): Segment | undefined =>
  end > start ? { x: LEFT + (8 - end) * EIGHTH, width: (end - start) * EIGHTH } : undefined;

/** Filled and possibly filled segments of a load in eighths, and path data of the seven dividers. It draws one truck. */
export const gaugeGeometry = (from: number, to: number) => ({
  full: segment(0, Math.min(from, 8)),
  maybe: segment(from, Math.min(to, 8)),
  lines: Array.from({ length: 7 }, (_, at) => `M${LEFT + (at + 1) * EIGHTH} 8v60`).join(''),
});

/** The fixed parts of the drawing. */
export const TRUCK = {
  viewBox: '0 0 220 92',
  body: { x: 4, y: 6, width: 160, height: 64, rx: 4 },
  load: { y: 8, height: 60 },
  cab: 'M168 26h24l22 22v22h-46z',
  glass: 'M175 32h14l14 15h-28z',
  wheels: [44, 186].map((cx) => ({ cx, cy: 74 })),
  wheelRadius: 14,
  hubRadius: 5,
} as const;
