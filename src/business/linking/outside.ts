/** Places around the service area, with those of ours that are nearest. */
import { miles } from '#lib/distance.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Outside } from '#business/entities.ts';
import type { Rows } from '#business/rows.ts';
import type { Reporter } from './reporter.ts';

const FILE = homeOf('outside');
/** So many of ours are named. */
const NEAREST = 3;

/** Comes after the municipalities. */
export function linkOutside(rows: Rows['outside'], { index, add, find }: Reporter): Outside[] {
  const takenBy = new Map<string, string>();
  for (const { id, zips } of rows)
    for (const start of zips) {
      const other = takenBy.get(start);
      if (other !== undefined)
        add(FILE, `${id} → zips`, `has ${start}, which "${other}" has already`, 'Leave it in one of the two');
      else takenBy.set(start, id);
    }
  return rows.map((row) => ({
    ...row,
    near: row.near
      ? find('municipalities', row.near, FILE, `${row.id} → near`)
      : [...index.municipalities.values()]
          .sort((a, b) => miles(row.point, a.point) - miles(row.point, b.point))
          .slice(0, NEAREST),
  }));
}
