/** A county on the map of shapes, and where its name stands. */
import { center, steps, type Cell } from '#lib/hexagons.ts';
import { byRow, labelCells, type MapView } from './maps.ts';

interface ShapeLabel {
  x: number;
  y: number;
  size: number;
  anchor: 'middle' | 'start';
  /** Cells that a name beside its shape takes. */
  room: Cell[];
  /** Enlarges a small shape for fingers. */
  target: { x: number; y: number; width: number; height: number } | undefined;
}

/** Mean width of a letter of the headline typeface, in em. */
const LETTER = 0.6;
/** Stays within its row of hexagons. */
const LARGEST = 8.5;
/** Smaller names stand beside the shape. */
const SMALLEST = 5.5;

/** Tiles with the free cells between them, which the map of tiles keeps for the name. */
export function shapeCells({ name, tiles, word }: MapView['counties'][number]): Cell[] {
  if (!word) return tiles;
  const free = Array.from({ length: labelCells(name) }, (_, at) => ({ q: word.q + at, r: word.r }));
  const between = free.filter((cell) => tiles.filter((tile) => steps(tile, cell) === 1).length > 3);
  return [...tiles, ...between].sort(byRow);
}

/** Cells side by side in one row. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of cells.toSorted(byRow)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.r === cell.r && last.q === cell.q - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** In cells: a name in a single row has less air above and below than between two. */
const SINGLE_ROW_PENALTY = 1.5;

/** Where a name fits best: one row of cells, or two that touch, and how many cells wide they are. */
function widestRows(tiles: readonly Cell[]): { cells: Cell[]; length: number } {
  const runs = rowsOf(tiles);
  const middle = mean(tiles.map(({ r }) => r));
  const singles = runs.map((cells) => ({ cells, length: cells.length, penalty: SINGLE_ROW_PENALTY }));
  const pairs = runs.flatMap((run) =>
    runs
      .filter((next) => next[0]?.r === (run[0]?.r ?? 0) + 1 && run.some((a) => next.some((b) => steps(a, b) === 1)))
      .map((next) => ({ cells: [...run, ...next], length: Math.min(run.length, next.length), penalty: 0 })),
  );
  const worth = ({ cells, length, penalty }: (typeof singles)[number]) =>
    length - penalty - Math.abs(mean(cells.map(({ r }) => r)) - middle);
  return [...singles, ...pairs].reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** In the middle of the shape if its widest rows there have room, otherwise beside it. */
export function shapeLabel({ name, tiles, word }: MapView['counties'][number], hexagon: number): ShapeLabel {
  const { cells, length } = widestRows(tiles);
  const points = cells.map((cell) => center(cell, hexagon));
  const room = 0.88 * Math.sqrt(3) * hexagon * length;
  const size = Math.min(LARGEST, room / (LETTER * name.length));
  if (size >= SMALLEST || !word) {
    const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
    return { x: round(x), y: round(y), size: round(size), anchor: 'middle', room: [], target: undefined };
  }
  const last = cells.at(-1) ?? word;
  const { x, y } = center(last, hexagon);
  const taken = Array.from({ length: labelCells(name) }, (_, at) => ({ q: last.q + at + 1, r: last.r }));
  const width = LETTER * name.length * SMALLEST;
  const target = {
    x: round(x - hexagon),
    y: round(y - hexagon),
    width: round(width + 2 * hexagon),
    height: 2 * hexagon,
  };
  return { x: round(x + hexagon + 1), y: round(y), size: SMALLEST, anchor: 'start', room: taken, target };
}

const round = (figure: number): number => Number(figure.toFixed(1));
