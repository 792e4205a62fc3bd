/** Geometry of a pointy-top hexagon grid in axial coordinates (q to the east, r to the south-east). */

export interface Cell {
  q: number;
  r: number;
}

/** The six neighbors of a cell. */
export const around = ({ q, r }: Cell): Cell[] => [
  { q: q + 1, r },
  { q: q - 1, r },
  { q, r: r + 1 },
  { q, r: r - 1 },
  { q: q + 1, r: r - 1 },
  { q: q - 1, r: r + 1 },
];

/** Center of a cell; `size` is the distance from center to corner. */
export const center = ({ q, r }: Cell, size = 1): { x: number; y: number } => ({
  x: size * Math.sqrt(3) * (q + r / 2),
  y: size * 1.5 * r,
});

const short = (value: number): string => String(Number(value.toFixed(2)));

/** SVG path of one hexagon, relative to its top corner and shrunk by `inset`. */
export function outline(size: number, inset = 0): string {
  const radius = size - inset;
  const [across, half, side] = [(radius * Math.sqrt(3)) / 2, radius / 2, radius].map(short);
  return `l${across} ${half}v${side}l-${across} ${half}-${across}-${half}v-${side}z`;
}

/** SVG path of many hexagons. Identical outlines compress well. */
export function outlines(cells: readonly Cell[], size: number, inset = 0): string {
  const starts = cells.map((cell) => center(cell, size)).map(({ x, y }) => ({ x, y: y - size + inset }));
  const hexagon = outline(size, inset);
  return starts
    .map(({ x, y }, at) => {
      const before = starts[at - 1] ?? { x: 0, y: 0 };
      return `m${short(x - before.x)} ${short(y - before.y)}${hexagon}`;
    })
    .join('');
}

/** View box around hexagons of that size, with a margin of half a unit. */
export function viewBox(cells: readonly Cell[], size: number): string {
  const points = cells.map((cell) => center(cell, size));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - size - 0.5];
  return [left, top, Math.max(...xs) + size - left, Math.max(...ys) + size + 0.5 - top].map(short).join(' ');
}

/** Grid distance in cells. */
export const steps = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/**
 * Best position for a label of `length` cells: the run of free cells in one row nearest to `own` and farthest from other
 * taken cells, within the map or one row beyond it.
 *
 * @returns the run's first cell, or undefined if there is no space
 */
export function labelPosition(own: readonly Cell[], taken: readonly Cell[], length: number): Cell | undefined {
  const column = (cell: Cell) => cell.q + cell.r / 2;
  const [west, east] = [Math.min(...taken.map(column)), Math.max(...taken.map(column))];
  const rows = taken.map((cell) => cell.r);
  const others = taken.filter((cell) => !own.includes(cell));
  const mean = (run: Cell[], cells: readonly Cell[]) =>
    run.reduce((sum, at) => sum + Math.min(...cells.map((cell) => steps(at, cell))), 0) / run.length;
  let best: { cell: Cell; score: number } | undefined;
  for (let r = Math.min(...rows) - 1; r <= Math.max(...rows) + 1; r += 1) {
    for (let q = Math.ceil(west - r / 2); q + length - 1 + r / 2 <= east; q += 1) {
      const run = Array.from({ length }, (_, at) => ({ q: q + at, r }));
      if (run.some((at) => taken.some((cell) => cell.q === at.q && cell.r === at.r))) continue;
      const score = mean(run, own) - (others.length > 0 ? 0.3 * Math.min(4, mean(run, others)) : 0);
      if (!best || score < best.score) best = { cell: { q, r }, score };
    }
  }
  return best?.cell;
}
