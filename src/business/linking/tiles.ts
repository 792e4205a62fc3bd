/** The tile maps: one cell a place, one map a county, every municipality on one. */
import { homeOf } from '#business/schema/collections.ts';
import type { Municipality, PlacedMap } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('tiles');

export function linkTiles(rows: Rows['tiles'], report: Reporter): PlacedMap[] {
  for (const row of rows) checkCells(row, report);
  const maps = rows.map(({ id, places, water }): PlacedMap => {
    const placed = places.flatMap((tile) => {
      const place = report.findOne('municipalities', tile.place, FILE, `${id} → ${tile.place}`);
      return place ? [{ ...tile, place }] : [];
    });
    return { id, counties: [], places: placed, water };
  });
  giveMaps(maps, report);
  for (const county of report.index.counties.values()) county.map.counties.push(county);
  return maps;
}

function checkCells({ id, places, water }: Rows['tiles'][number], { add }: Reporter): void {
  const cells = new Map<string, string>();
  for (const { q, r, name } of [...places.map(({ place, ...cell }) => ({ ...cell, name: place })), ...water]) {
    const other = cells.get(`${q},${r}`);
    if (other !== undefined)
      add(FILE, `${id} → ${name}`, `stands in the cell of ${other}`, 'Run npm run tiles, which gives each its own');
    cells.set(`${q},${r}`, name);
  }
}

/** Gives each county the map that its places stand on. */
function giveMaps(maps: readonly PlacedMap[], { index, add }: Reporter): void {
  const drawn = new Set<Municipality>();
  for (const map of maps)
    for (const { place } of map.places) {
      const { county } = place;
      if (drawn.has(place) || (county.map.id !== '' && county.map !== map))
        add(
          FILE,
          `${map.id} → ${place.id}`,
          `stands on two maps, or ${county.name} does`,
          'Give each county one map, and each place one tile',
        );
      drawn.add(place);
      county.map = map;
    }
  for (const place of index.municipalities.values())
    if (!drawn.has(place))
      add(FILE, place.id, 'has no tile on the map', 'Run npm run tiles, which places every municipality');
}
