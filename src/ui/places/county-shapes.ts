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

/** In the middle of the shape if its widest row there has room, otherwise beside it. */
export function shapeLabel({ name, tiles, word }: MapView['counties'][number], hexagon: number): ShapeLabel {
  const middle = mean(tiles.map(({ r }) => r));
  const worth = (run: Cell[]) => run.length - Math.abs(mean(run.map(({ r }) => r)) - middle);
  const row = rowsOf(tiles).reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const points = row.map((cell) => center(cell, hexagon));
  const room = 0.88 * Math.sqrt(3) * hexagon * row.length;
  const size = Math.min(LARGEST, room / (LETTER * name.length));
  if (size >= SMALLEST || !word) {
    const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
    return { x: round(x), y: round(y), size: round(size), anchor: 'middle', room: [], target: undefined };
  }
  const last = row.at(-1) ?? word;
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
