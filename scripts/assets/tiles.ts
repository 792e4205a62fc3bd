/**
 * Places every municipality of the Lower Hudson on its tile map and writes content/tiles.yaml; the maps of other
 * regions stay as they are.
 *
 * Input: center points and neighbor lists of content/municipalities.yaml. The Hudson is a fixed band of
 * water; a county lies on the side where the middle of its places is. Simulated annealing
 * with a fixed seed looks for cells in which neighbors stay neighbors. Prints the share of real borders
 * that are borders on the map. Run: npm run assets -- tiles
 */
import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { around, type Cell } from '#lib/hexagons.ts';
import { generator } from '#lib/random.ts';
import { ContentError } from '#business/problem.ts';
import { readContent } from '#validation/read.ts';
import { schemaLine } from '../lib/schema-line.ts';

const ROWS = 17;
const WEST_COLUMNS = 7;
const EAST_COLUMNS = 5;
const MOVES = 6_000_000;

const { rows, problems } = readContent(process.cwd());
const broken = problems.filter((problem) => problem.file === 'content/municipalities.yaml');
if (broken.length > 0) throw new ContentError(broken);

/** The business's own region: its map stands first. */
const REGION = rows.tiles[0]?.id ?? 'region';
const otherMaps = rows.tiles.filter((map) => map.id !== REGION);
const elsewhere = new Set(otherMaps.flatMap((map) => map.places.map((tile) => tile.place)));
const places = rows.municipalities.filter((place) => !elsewhere.has(place.id));
const indexOf = new Map(places.map((place, at) => [place.id, at]));

const borders: [number, number][] = [];
for (const [at, place] of places.entries()) {
  for (const id of [...place.neighbors, ...place.within]) {
    const other = indexOf.get(id);
    if (other !== undefined && (other > at || !places[other]?.neighbors.includes(place.id))) borders.push([at, other]);
  }
}
const borderSet = new Map(borders.map(([a, b]) => [`${Math.min(a, b)},${Math.max(a, b)}`, [a, b] as const]));
const pairs = [...borderSet.values()];
const linked: number[][] = places.map(() => []);
for (const [a, b] of pairs) {
  linked[a]?.push(b);
  linked[b]?.push(a);
}

/** Offset column 0 of every row is the river; columns below are west, above are east. */
const cellAt = (column: number, row: number): Cell => ({ q: column - Math.floor(row / 2), r: row });
const keyOf = ({ q, r }: Cell) => `${q},${r}`;

/** Wished position: north–south by rank-preserving scale, east–west by distance from the river. */
const lats = places.map((place) => place.point.lat);
const [south, north] = [Math.min(...lats), Math.max(...lats)];
const lons = places.map((place) => place.point.lon);
const [west, east] = [Math.min(...lons), Math.max(...lons)];
const RIVER = -73.905;
/** Counties lie on one side of the river: that of the middle of their places. */
const middleOf = (county: string): number => {
  const own = places.filter((place) => place.county === county);
  return own.reduce((sum, { point }) => sum + point.lon, 0) / own.length;
};
const westOfRiver = new Map(rows.counties.map(({ id }) => [id, middleOf(id) < RIVER]));
const isWest = places.map((place) => westOfRiver.get(place.county) === true);
/** Equal tiles need more room where municipalities are small: rank by latitude on each side. */
const wished = places.map((place, at) => {
  const side = places.filter((_, other) => isWest[other] === isWest[at]);
  const rank = side.filter((other) => other.point.lat > place.point.lat).length / side.length;
  const linear = (north - place.point.lat) / (north - south);
  const row = (0.65 * rank + 0.35 * linear) * (ROWS - 1);
  const column = isWest[at]
    ? -1 - ((RIVER - Math.min(place.point.lon, RIVER)) / (RIVER - west)) * (WEST_COLUMNS - 1)
    : 1 + ((Math.max(place.point.lon, RIVER) - RIVER) / (east - RIVER)) * (EAST_COLUMNS - 1);
  return { column, row };
});

const cells = { west: [] as Cell[], east: [] as Cell[] };
for (let row = 0; row < ROWS; row += 1) {
  for (let column = 1; column <= WEST_COLUMNS; column += 1) cells.west.push(cellAt(-column, row));
  for (let column = 1; column <= EAST_COLUMNS; column += 1) cells.east.push(cellAt(column, row));
}

const cellKeys = { west: new Set(cells.west.map(keyOf)), east: new Set(cells.east.map(keyOf)) };

function distance(a: Cell, b: Cell): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

function pull(at: number, cell: Cell): number {
  const wish = wished[at];
  if (!wish) return 0;
  const column = cell.q + Math.floor(cell.r / 2);
  return Math.hypot(column - wish.column, (cell.r - wish.row) * 0.87);
}

function costOf(at: number, position: readonly Cell[], holder: ReadonlyMap<string, number>): number {
  const cell = position[at];
  if (!cell) return 0;
  const side = isWest[at] ? cellKeys.west : cellKeys.east;
  let cost = 0.06 * pull(at, cell) ** 1.5;
  for (const other of linked[at] ?? []) {
    const there = position[other];
    if (!there) continue;
    const gap = distance(cell, there);
    cost += gap === 1 ? 0 : 1 + 0.22 * (gap - 2);
  }
  // An empty cell beside a tile is a hole in the map.
  for (const next of around(cell)) {
    if (side.has(keyOf(next)) && !holder.has(keyOf(next))) cost += 0.16;
  }
  return cost;
}

function anneal(seed: number): { position: Cell[]; kept: number } {
  const random = generator(seed);
  const position: Cell[] = [];
  const holder = new Map<string, number>();
  for (const side of ['west', 'east'] as const) {
    const members = places.map((_, at) => at).filter((at) => isWest[at] === (side === 'west'));
    const free = new Set(cells[side]);
    members.sort((a, b) => (wished[a]?.row ?? 0) - (wished[b]?.row ?? 0));
    for (const at of members) {
      const best = [...free].reduce((a, b) => (pull(at, a) <= pull(at, b) ? a : b));
      free.delete(best);
      position[at] = best;
      holder.set(keyOf(best), at);
    }
  }
  for (let move = 0; move < MOVES; move += 1) {
    const heat = 1.1 * (1 - move / MOVES) ** 2 + 0.01;
    const at = Math.floor(random() * places.length);
    const from = position[at];
    if (!from) continue;
    const side = isWest[at] ? cells.west : cells.east;
    const near = linked[at] ?? [];
    const partner = position[near[Math.floor(random() * near.length)] ?? at] ?? from;
    const target =
      random() < 0.7
        ? around(random() < 0.5 ? from : partner)[Math.floor(random() * 6)]
        : side[Math.floor(random() * side.length)];
    if (!target || !side.some((cell) => cell.q === target.q && cell.r === target.r)) continue;
    const other = holder.get(keyOf(target));
    if (other === at) continue;
    const before = costOf(at, position, holder) + (other === undefined ? 0 : costOf(other, position, holder));
    position[at] = target;
    if (other !== undefined) position[other] = from;
    const after = costOf(at, position, holder) + (other === undefined ? 0 : costOf(other, position, holder));
    if (after <= before || random() < Math.exp((before - after) / heat)) {
      holder.set(keyOf(target), at);
      if (other === undefined) holder.delete(keyOf(from));
      else holder.set(keyOf(from), other);
    } else {
      position[at] = from;
      if (other !== undefined) position[other] = target;
    }
  }
  const kept = pairs.filter(([a, b]) => {
    const one = position[a];
    const two = position[b];
    return one && two && distance(one, two) === 1;
  }).length;
  return { position, kept };
}

const land = pairs.filter(([a, b]) => isWest[a] === isWest[b]).length;
let best = anneal(1);
for (let seed = 2; seed <= Number(process.argv[2] ?? 4); seed += 1) {
  const next = anneal(seed);
  if (next.kept > best.kept) best = next;
}

// Water: the river beside every row that has land on both sides, the Sound beside its shore towns.
const taken = new Set(best.position.map(keyOf));
const water: { name: 'Hudson River' | 'Long Island Sound'; q: number; r: number }[] = [];
for (let row = 0; row < ROWS; row += 1) {
  const cell = cellAt(0, row);
  water.push({ name: 'Hudson River', ...cell });
  taken.add(keyOf(cell));
}
const SHORE = [
  'greenwich',
  'port-chester',
  'rye-city',
  'mamaroneck-village',
  'larchmont',
  'mamaroneck-town',
  'new-rochelle',
  'pelham-manor',
  'rye-town',
];
for (const id of SHORE) {
  const cell = best.position[indexOf.get(id) ?? -1];
  if (!cell) continue;
  for (const next of [
    { q: cell.q + 1, r: cell.r },
    { q: cell.q, r: cell.r + 1 },
  ]) {
    if (!taken.has(keyOf(next)) && next.r <= ROWS) {
      water.push({ name: 'Long Island Sound', ...next });
      taken.add(keyOf(next));
    }
  }
}

/** Four letters that still say the name: "Yonk", "NRoc", "HoHK". */
function abbreviate(name: string, used: Set<string>): string {
  const words = name
    .replace(/\(.*\)/, '')
    .split(/[\s-]+/)
    .filter((word) => word && !['on', 'the'].includes(word));
  const [first = '', second = '', third = ''] = words;
  const candidates = [
    words.length === 1
      ? first.slice(0, 4)
      : words.length === 2
        ? first.slice(0, 1) + second.slice(0, 3)
        : first.slice(0, 2) + second.slice(0, 1) + third.slice(0, 1),
    words.length === 1 ? first.slice(0, 5) : first.slice(0, 2) + second.slice(0, 2),
    first.slice(0, 3) + second.slice(0, 2),
    first.slice(0, 2) + first.slice(3, 5) + second.slice(0, 1),
    first.slice(0, 6),
    first.slice(0, 5) + name.charAt(name.indexOf('(') + 1).toUpperCase(),
  ];
  const found =
    candidates.find((candidate) => candidate.length >= 2 && !used.has(candidate)) ?? `${first.slice(0, 3)}${used.size}`;
  used.add(found);
  return found;
}

const used = new Set<string>();
const before = rows.tiles.find((map) => map.id === REGION)?.places ?? [];
const kept = new Map(before.map((tile) => [tile.place, tile.short]));
for (const short of kept.values()) used.add(short);
const tiles = places.map((place, at) => ({
  place: place.id,
  ...(best.position[at] ?? { q: 0, r: 0 }),
  short: kept.get(place.id) ?? abbreviate(place.label, used),
}));

writeFileSync(
  'content/tiles.yaml',
  `${schemaLine('tiles')}\n# Where each place stands on the tile map. Written by scripts/assets/tiles.ts; change only the short names by hand.\n${stringify([{ id: REGION, places: tiles, water }, ...otherMaps])}`,
);
console.log(
  `${best.kept} of ${pairs.length} real borders are borders on the map: ${((100 * best.kept) / pairs.length).toFixed(1)} %` +
    ` (${((100 * best.kept) / land).toFixed(1)} % of those on one side of the river).`,
);
