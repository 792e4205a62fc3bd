/** View models of the tile map and the locator map. */
import { type Cell, steps, labelPosition } from '#lib/hexagons.ts';
import type { County, PlacedMap, Municipality, PlacedTile } from '#business/entities.ts';
import { placeWords } from './words.ts';
import { placeLink } from './links.ts';

export interface TileView extends Cell {
  name: string;
  href: string;
}

export interface MapView {
  /** Unique per map. */
  id: string;
  label: string;
  counties: {
    id: string;
    tint: County['tint'];
    name: string;
    href: string;
    tiles: TileView[];
    /** Free cell where the county's name begins. */
    word: Cell | undefined;
  }[];
  water: Cell[];
}

export const byRow = (a: Cell, b: Cell) => a.r - b.r || a.q - b.q;

const cellOf = ({ q, r }: Cell): Cell => ({ q, r });

/** Cells in a row that a county's name takes. */
export const labelCells = (name: string): number => Math.ceil(name.length / 4);

/** Tile map of a region or of one county. The regional map has county labels where there is space. */
export function map(language: string, region: PlacedMap, only?: County): MapView {
  const placed = region.places.filter((tile) => !only || tile.place.county === only);
  const water = region.water.filter((cell) => !only || placed.some((tile) => steps(tile, cell) === 1));
  const taken: Cell[] = [...placed, ...water];
  return {
    id: region.id,
    label: only ? placeWords(language).countyMap(only.label) : placeWords(language).areaMap,
    water: water.map(cellOf).sort(byRow),
    counties: region.counties.flatMap((county) => {
      const tiles = placed.filter((tile) => tile.place.county === county);
      if (tiles.length === 0) return [];
      const labelLength = labelCells(county.name);
      const position = only ? undefined : labelPosition(tiles, taken, labelLength);
      if (position)
        taken.push(...Array.from({ length: labelLength }, (_, at) => ({ q: position.q + at, r: position.r })));
      return {
        id: county.id,
        tint: county.tint,
        name: county.name,
        href: county.path,
        word: position,
        tiles: tiles
          .map((tile) => ({
            ...cellOf(tile),
            name: tile.place.label,
            href: placeLink(tile.place).href,
          }))
          .sort(byRow),
      };
    }),
  };
}

export interface LocatorView {
  label: string;
  /** The place's county, painted in its tint. */
  own: { tint: County['tint']; cells: Cell[] };
  others: Cell[];
  water: Cell[];
  lit: Cell[];
}

/** Locator map with the given municipalities highlighted. */
export function locator(language: string, name: string, county: County, lit: readonly Municipality[]): LocatorView {
  const cells = (wanted: (tile: PlacedTile) => boolean) => county.map.places.filter(wanted).map(cellOf).sort(byRow);
  return {
    label: placeWords(language).onTheMap(name),
    own: { tint: county.tint, cells: cells((tile) => tile.place.county === county && !lit.includes(tile.place)) },
    others: cells((tile) => tile.place.county !== county && !lit.includes(tile.place)),
    water: county.map.water.map(cellOf).sort(byRow),
    lit: cells((tile) => lit.includes(tile.place)),
  };
}
