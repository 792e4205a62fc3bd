/** A new municipality gets a tile among its neighbors, and no other tile moves. */
import { expect, it } from 'vitest';
import { around, type Cell } from '#lib/hexagons.ts';
import { readContent } from '#validation/read.ts';
import { withNewTiles } from './tiles.ts';

const { tiles, municipalities } = readContent('e2e/fixtures').rows;
const [map] = tiles;
if (!map) throw new Error('The invented company has no tile map.');
const isAt = (a: Cell, b: Cell) => a.q === b.q && a.r === b.r;
const known = municipalities.filter(({ id }) => map.places.some(({ place }) => place === id));

it.each(known.filter(({ neighbors }) => neighbors.length > 0))('finds a cell for $id', (municipality) => {
  const before = { ...map, places: map.places.filter(({ place }) => place !== municipality.id) };
  const { places, water } = withNewTiles(before, known);
  expect(places.slice(0, -1)).toEqual(before.places);
  const tile = places.at(-1) ?? { place: '', q: 0, r: 0 };
  expect(tile.place).toBe(municipality.id);
  expect([...before.places, ...water].filter((other) => isAt(other, tile))).toEqual([]);
  const near = places.filter((other) => around(tile).some((cell) => isAt(cell, other))).map(({ place }) => place);
  expect(near.some((id) => municipality.neighbors.includes(id))).toBe(true);
});

it('takes away the tile of a municipality that is gone', () => {
  const gone = known.at(-1)?.id;
  const { places } = withNewTiles(map, known.slice(0, -1));
  expect(places).toEqual(map.places.filter(({ place }) => place !== gone));
});
