/** content/tiles.yaml. */
import { z } from 'astro/zod';
import { idOf, slug } from './common.ts';

const coordinate = z.int().min(-50).max(50);
const cell = { q: coordinate.meta({ title: 'Column' }), r: coordinate.meta({ title: 'Row' }) };

/** content/tiles.yaml: the tile maps, one a region, and where each place stands on its map (axial hexagon coordinates). Written by scripts/assets/tiles.ts. */
export const tiles = z.strictObject({
  /** The region. Its counties stand on this map with all their places. */
  id: slug,
  /** Where each place stands. */
  places: z.array(z.strictObject({ place: idOf('municipalities'), ...cell })).min(1),
  /** Tiles of water. */
  water: z.array(z.strictObject(cell)),
});
export type Tiles = z.infer<typeof tiles>;
