/** The load gauge: a truck from the side, its body a bar in eighths that fills from the cab. It stands here because islands and cards draw it too. */

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

/** What does not move: the view box, the body's frame, cab, window, and the wheels' centers. */
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
