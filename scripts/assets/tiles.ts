/**
 * Places every municipality of the Lower Hudson on its tile map and writes content/tiles.yaml; maps of other regions and
 * short names stay. Simulated annealing looks for cells in which neighbors stay neighbors; the Hudson is a column of water
 * between the counties. Prints how many real borders are borders on the map. Run: npm run assets -- tiles
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { report } from '#business/problem.ts';
import { homeOf } from '#business/schema/collections.ts';
import { around, steps, type Cell } from '#lib/hexagons.ts';
import { generator } from '#lib/random.ts';
import { readContent } from '#validation/read.ts';
import { formatContent } from '../../admin/yaml/format.ts';

const ROWS = 17;
const WEST_COLUMNS = 7;
const EAST_COLUMNS = 5;
const SEEDS = [1, 2, 3, 4];
const MOVES = 6_000_000;
/** Longitude of the Hudson. */
const RIVER = -73.905;
const SOUND =
  'greenwich port-chester rye-city mamaroneck-village larchmont mamaroneck-town new-rochelle pelham-manor rye-town';

interface Tile {
  place: string;
  label: string;
  isWest: boolean;
  wish: { column: number; row: number };
  neighbors: Set<Tile>;
  cell: Cell;
}

/** Column 0 is the river; columns below it are west of it. */
const columnOf = ({ q, r }: Cell) => q + Math.floor(r / 2);
const cellAt = (column: number, row: number): Cell => ({ q: column - Math.floor(row / 2), r: row });
const keyOf = ({ q, r }: Cell) => q * 100 + r;
const columnsOf = (isWest: boolean) => (isWest ? WEST_COLUMNS : EAST_COLUMNS);
const isInside = (cell: Cell, isWest: boolean) => {
  const column = columnOf(cell) * (isWest ? -1 : 1);
  return cell.r >= 0 && cell.r < ROWS && column >= 1 && column <= columnsOf(isWest);
};

const { rows, problems } = readContent(process.cwd());
const broken = problems.filter(({ file }) => file === homeOf('municipalities'));
if (broken.length > 0) {
  console.error(report(broken));
  process.exit(1);
}
const [map, ...otherMaps] = rows.tiles;
const elsewhere = new Set(otherMaps.flatMap(({ places }) => places.map(({ place }) => place)));
const places = rows.municipalities.filter(({ id }) => !elsewhere.has(id));

/** A county is on the side of the river where the middle of its places is. */
const isWestOf = (county: string): boolean => {
  const points = places.filter((place) => place.county === county).map(({ point }) => point.lon);
  return points.reduce((sum, lon) => sum + lon, 0) / points.length < RIVER;
};
const west = new Map(rows.counties.map(({ id }) => [id, isWestOf(id)]));

function tilesOf(): Tile[] {
  const [lats, lons] = [places.map(({ point }) => point.lat), places.map(({ point }) => point.lon)];
  const north = Math.max(...lats);
  const tiles = places.map(({ id, label, county, point }): Tile => {
    const isWest = west.get(county) === true;
    // Small municipalities need room: rank on each side of the river counts more than latitude.
    const side = places.filter((other) => west.get(other.county) === isWest);
    const rank = side.filter((other) => other.point.lat > point.lat).length / side.length;
    const linear = (north - point.lat) / (north - Math.min(...lats));
    const edge = isWest ? Math.min(...lons) : Math.max(...lons);
    const fromRiver = Math.max(0, (point.lon - RIVER) / (edge - RIVER)) * (columnsOf(isWest) - 1) + 1;
    const wish = { column: isWest ? -fromRiver : fromRiver, row: (0.65 * rank + 0.35 * linear) * (ROWS - 1) };
    return { place: id, label, isWest, wish, neighbors: new Set(), cell: { q: 0, r: 0 } };
  });
  const byPlace = new Map(tiles.map((tile) => [tile.place, tile]));
  for (const { id, neighbors, within } of places)
    for (const other of [...neighbors, ...within]) {
      const [one, two] = [byPlace.get(id), byPlace.get(other)];
      if (!one || !two) continue;
      one.neighbors.add(two);
      two.neighbors.add(one);
    }
  return tiles;
}

const distanceToWish = ({ wish }: Tile, cell: Cell): number =>
  Math.hypot(columnOf(cell) - wish.column, (cell.r - wish.row) * 0.87);

function costOf(tile: Tile, holders: ReadonlyMap<number, Tile>): number {
  let cost = 0.06 * distanceToWish(tile, tile.cell) ** 1.5;
  for (const other of tile.neighbors) {
    const gap = steps(tile.cell, other.cell);
    cost += gap === 1 ? 0 : 1 + 0.22 * (gap - 2);
  }
  // An empty cell beside a tile is a hole in the map.
  for (const next of around(tile.cell)) if (isInside(next, tile.isWest) && !holders.has(keyOf(next))) cost += 0.16;
  return cost;
}

const cellsOf = (isWest: boolean): Cell[] =>
  Array.from({ length: ROWS * columnsOf(isWest) }, (_, at) =>
    cellAt((isWest ? -1 : 1) * (1 + (at % columnsOf(isWest))), Math.floor(at / columnsOf(isWest))),
  );

function anneal(seed: number): Tile[] {
  const random = generator(seed);
  const pick = <Entry>(list: readonly Entry[]) => list[Math.floor(random() * list.length)];
  const tiles = tilesOf();
  const links = new Map(tiles.map((tile) => [tile, [...tile.neighbors]]));
  const holders = new Map<number, Tile>();
  const put = (tile: Tile, cell: Cell) => {
    tile.cell = cell;
    holders.set(keyOf(cell), tile);
  };
  const cells = { west: cellsOf(true), east: cellsOf(false) };
  for (const tile of tiles.toSorted((a, b) => a.wish.row - b.wish.row)) {
    const free = cells[tile.isWest ? 'west' : 'east'].filter((cell) => !holders.has(keyOf(cell)));
    const nearest = free.reduce((a, b) => (distanceToWish(tile, a) <= distanceToWish(tile, b) ? a : b));
    put(tile, nearest);
  }
  for (let move = 0; move < MOVES; move += 1) {
    const heat = 1.1 * (1 - move / MOVES) ** 2 + 0.01;
    const tile = pick(tiles);
    if (!tile) break;
    const from = tile.cell;
    const near = random() < 0.5 ? from : (pick(links.get(tile) ?? [])?.cell ?? from);
    const target = random() < 0.7 ? pick(around(near)) : pick(cells[tile.isWest ? 'west' : 'east']);
    const other = target && holders.get(keyOf(target));
    if (!target || other === tile || !isInside(target, tile.isWest)) continue;
    const cost = () => costOf(tile, holders) + (other ? costOf(other, holders) : 0);
    const swap = (to: Cell, back: Cell) => {
      holders.delete(keyOf(back));
      if (other) put(other, back);
      put(tile, to);
    };
    const before = cost();
    swap(target, from);
    const after = cost();
    if (after > before && random() >= Math.exp((before - after) / heat)) swap(from, target);
  }
  return tiles;
}

/** Twice the number of real borders that are borders on the map. */
const keptBy = (tiles: readonly Tile[]): number =>
  tiles.flatMap(({ cell, neighbors }) => [...neighbors].filter((other) => steps(cell, other.cell) === 1)).length;

/** The river beside every row, and the Sound beside its shore towns. */
function waterOf(tiles: readonly Tile[]) {
  const taken = new Set(tiles.map(({ cell }) => keyOf(cell)));
  const water = Array.from({ length: ROWS }, (_, row) => ({ name: 'Hudson River', ...cellAt(0, row) }));
  for (const cell of water) taken.add(keyOf(cell));
  for (const place of SOUND.split(' ')) {
    const { q, r } = tiles.find((tile) => tile.place === place)?.cell ?? { q: 0, r: ROWS };
    const [east, south] = [
      { q: q + 1, r },
      { q, r: r + 1 },
    ];
    for (const cell of [east, south].filter((one) => !taken.has(keyOf(one)) && one.r <= ROWS)) {
      water.push({ name: 'Long Island Sound', ...cell });
      taken.add(keyOf(cell));
    }
  }
  return water;
}

const best = SEEDS.map(anneal).reduce((a, b) => (keptBy(a) >= keptBy(b) ? a : b));
const shorts = new Map(map?.places.map(({ place, short }) => [place, short]));
const placed = best.map(({ place, label, cell }) => ({
  place,
  ...cell,
  short: shorts.get(place) ?? label.slice(0, 4),
}));
const file = homeOf('tiles');
const [comments = ''] = /^(#.*\n)*/.exec(readFileSync(file, 'utf8')) ?? [];
const region = { id: map?.id ?? 'region', places: placed, water: waterOf(best) };
writeFileSync(file, await formatContent(file, comments + stringify([region, ...otherMaps])));
const borders = best.reduce((sum, { neighbors }) => sum + neighbors.size, 0);
console.log(
  `${keptBy(best) / 2} of ${borders / 2} real borders are borders on the map. Edit the short names of new places by hand.`,
);
