/** The tile maps: one cell a place, one map a county, every municipality on one. */
import type { County, Municipality, PlacedMap } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Add } from '#business/problem.ts';
import type { Linking } from './reporter.ts';

const FILE = homeOf('tiles');

export function connectTiles(rows: Rows['tiles'], { index, findOne }: Linking): PlacedMap[] {
  const maps = rows.map(({ id, places, water }): PlacedMap => {
    const placed = places.flatMap((tile) => {
      const place = findOne('municipalities', tile.place, FILE, `${id} → ${tile.place}`);
      return place ? [{ ...tile, place }] : [];
    });
    return { id, counties: [], places: placed, water };
  });
  for (const map of maps) for (const { place } of map.places) place.county.map = map;
  for (const county of index.counties.values()) county.map.counties.push(county);
  return maps;
}

/** Reports cells with two places, counties on two maps, and municipalities on none. */
export function checkTiles(rows: Rows['tiles'], maps: readonly PlacedMap[], { index, add }: Linking): void {
  for (const row of rows) checkCells(row, add);
  const drawn = new Set<Municipality>();
  const mapOf = new Map<County, PlacedMap>();
  for (const map of maps)
    for (const { place } of map.places) {
      if (drawn.has(place) || (mapOf.get(place.county) ?? map) !== map)
        add(
          FILE,
          `${map.id} → ${place.id}`,
          `stands on two maps, or ${place.county.name} does`,
          'Give each county one map, and each place one tile',
        );
      drawn.add(place);
      mapOf.set(place.county, map);
    }
  for (const place of index.municipalities.values())
    if (!drawn.has(place))
      add(FILE, place.id, 'has no tile on the map', 'Run npm run assets -- tiles, which places every municipality');
}

function checkCells({ id, places, water }: Rows['tiles'][number], add: Add): void {
  const cells = new Map<string, string>();
  for (const { q, r, place: name } of [...water.map((cell) => ({ ...cell, place: 'water' })), ...places]) {
    const other = cells.get(`${q},${r}`);
    if (other !== undefined)
      add(
        FILE,
        `${id} → ${name}`,
        `stands in the cell of ${other}`,
        'Run npm run assets -- tiles, which gives each its own',
      );
    cells.set(`${q},${r}`, name);
  }
}
