/**
 * Gives each new municipality of the Lower Hudson a tile beside its neighbors (content/tiles.yaml), takes away those of
 * municipalities that are gone, and leaves every other tile where it is. Run: npm run assets -- tiles
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { ContentError } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { around, steps, type Cell } from '#lib/hexagons.ts';
import { readContent } from '#validation/read.ts';
import { formatContent } from '../../admin/yaml/format.ts';
import { runMain } from '../lib/run-main.ts';

type Rows = ReturnType<typeof readContent>['rows'];
type Municipality = Rows['municipalities'][number];
type TileMap = Rows['tiles'][number];
type Tiles = TileMap['places'];

/** Column 0 is the river; columns below it are west of it. */
const columnOf = ({ q, r }: Cell) => q + Math.floor(r / 2);
const keyOf = ({ q, r }: Cell) => `${q} ${r}`;
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

const neighborsOf = ({ neighbors, within }: Municipality, tiles: Tiles): Tiles =>
  tiles.filter(({ place }) => neighbors.includes(place) || within.includes(place));

/** The free cell nearest to all neighbors, on their side of the river; of several, the one with the fewest holes around. */
function cellFor(place: Municipality, tiles: Tiles, { water }: TileMap): Cell {
  const near = neighborsOf(place, tiles);
  const taken = new Set([...tiles, ...water].map(keyOf));
  const isWest = sum(near.map(columnOf)) < 0;
  const costOf = (cell: Cell) =>
    sum(near.map((tile) => steps(cell, tile))) + 0.1 * around(cell).filter((next) => !taken.has(keyOf(next))).length;
  return tiles
    .flatMap(around)
    .filter((cell) => !taken.has(keyOf(cell)) && columnOf(cell) !== 0 && columnOf(cell) < 0 === isWest)
    .reduce((a, b) => (costOf(a) <= costOf(b) ? a : b));
}

/** @returns the map with a tile for every municipality, and the river beside every row */
export function withNewTiles(map: TileMap, municipalities: readonly Municipality[]): TileMap {
  const isFirst = (tile: Cell, at: number) => map.places.findIndex((other) => keyOf(other) === keyOf(tile)) === at;
  const places = map.places.filter(
    (tile, at) => isFirst(tile, at) && municipalities.some(({ id }) => id === tile.place),
  );
  const waiting = municipalities.filter(({ id }) => !places.some(({ place }) => place === id));
  while (waiting.length > 0) {
    // The one with most neighbors on the map.
    waiting.sort((a, b) => neighborsOf(a, places).length - neighborsOf(b, places).length);
    const next = waiting.pop();
    if (next) places.push({ place: next.id, ...cellFor(next, places, map) });
  }
  const rows = places.map(({ r }) => r);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const river = Array.from({ length: bottom - top + 1 }, (_, at) => top + at);
  const water = [...map.water];
  for (const r of river.filter((row) => !water.some((cell) => cell.r === row && columnOf(cell) === 0)))
    water.push({ q: -Math.floor(r / 2), r });
  return { ...map, places, water };
}

if (import.meta.main)
  await runMain(async () => {
    const { rows, problems } = readContent(process.cwd());
    const broken = problems.filter(({ file }) => file === homeOf('municipalities'));
    const [map, ...otherMaps] = rows.tiles;
    if (broken.length > 0 || !map) throw new ContentError(broken);
    const elsewhere = new Set(otherMaps.flatMap(({ places }) => places.map(({ place }) => place)));
    const file = homeOf('tiles');
    const [comments = ''] = /^(#.*\n)*/.exec(readFileSync(file, 'utf8')) ?? [];
    const municipalities = rows.municipalities.filter(({ id }) => !elsewhere.has(id));
    const made = stringify([withNewTiles(map, municipalities), ...otherMaps]);
    writeFileSync(file, await formatContent(file, comments + made));
    console.log(`${municipalities.length} tiles. You may move new ones by hand.`);
  });
