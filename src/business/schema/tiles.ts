/** content/tiles.yaml. */
import { z } from 'astro/zod';
import { idOf, slug, text } from './common.ts';

const cell = z.int().min(-50).max(50);

/** content/tiles.yaml: the tile maps, one a region, and where each place stands on its map (axial hexagon coordinates). Written by scripts/assets/tiles.ts. */
export const tiles = z.strictObject({
  /** The region. Its counties stand on this map with all their places. */
  id: slug,
  /** Where each place stands. */
  places: z
    .array(
      z.strictObject({
        place: idOf('municipalities'),
        q: cell.meta({ title: 'Column' }),
        r: cell.meta({ title: 'Row' }),
      }),
    )
    .min(1),
  /** Tiles of water, with what it is called. */
  water: z.array(
    z.strictObject({ name: text(3, 40), q: cell.meta({ title: 'Column' }), r: cell.meta({ title: 'Row' }) }),
  ),
});
export type Tiles = z.infer<typeof tiles>;
