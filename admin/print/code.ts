/** A code for a phone's camera as outlines: no seams between its rows, and something a plotter can cut. */
import { encode } from 'uqr';

export interface Code {
  /** What the camera reads. */
  address: string;
  /** Side in modules, with the white that must stay around it. */
  size: number;
  /** `d` of a path that is filled; its white stands around it. */
  path: string;
}

/** White around a code, in modules: what its standard asks for. */
const QUIET = 4;
type Point = readonly [x: number, y: number];

/** The sides of dark modules on which a light one lies, each with the dark to its right. */
function sides(modules: readonly boolean[][]): [Point, Point][] {
  const dark = (x: number, y: number) => modules[y]?.[x] === true;
  return modules.flatMap((row, y) =>
    row.flatMap((_, x): [Point, Point][] => {
      if (!dark(x, y)) return [];
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const open = [!dark(x, y - 1), !dark(x + 1, y), !dark(x, y + 1), !dark(x - 1, y)];
      return corners.flatMap((from, at): [Point, Point][] => {
        const to = corners[(at + 1) % 4];
        return open[at] && to ? [[from, to]] : [];
      });
    }),
  );
}

/** Joins sides to outlines, as "M0 0h7v7h-7z". */
function outlined(modules: readonly boolean[][]): string {
  const next = new Map<string, Point[]>();
  for (const [from, to] of sides(modules)) {
    const key = from.join();
    next.set(key, [...(next.get(key) ?? []), to]);
  }
  let path = '';
  for (const [key, ends] of next) {
    while (ends.length > 0) {
      let [x = 0, y = 0] = key.split(',').map(Number);
      path += `M${x + QUIET} ${y + QUIET}`;
      let run = { letter: '', length: 0 };
      for (let to = ends.pop(); to; to = next.get(`${x},${y}`)?.pop()) {
        const [dx, dy] = [to[0] - x, to[1] - y];
        const letter = dx === 0 ? 'v' : 'h';
        if (letter !== run.letter) {
          if (run.length !== 0) path += `${run.letter}${run.length}`;
          run = { letter, length: 0 };
        }
        run.length += dx + dy;
        [x, y] = to;
      }
      path += `${run.letter}${run.length}z`;
    }
  }
  return path;
}

/** @param outside stands in rain and dirt: a quarter of it may be lost, else about a seventh */
export function codeOf(address: string, outside = false): Code {
  const { data, size } = encode(address, { border: 0, ecc: outside ? 'Q' : 'M' });
  return { address, size: size + 2 * QUIET, path: outlined(data) };
}
