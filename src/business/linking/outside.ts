/** Places around the service area, with those of ours that are nearest. */
import { miles } from '#lib/distance.ts';
import type { Add } from '#business/problem.ts';
import type { Outside } from '#business/records.ts';
import type { Rows } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Linking } from './reporter.ts';

const FILE = homeOf('outside');
/** How many of ours are named. */
const NEAREST = 3;

export const connectOutside = (rows: Rows['outside'], { index, find }: Linking): Outside[] =>
  rows.map((row) => ({
    ...row,
    near: row.near
      ? find('municipalities', row.near, FILE, `${row.id} → near`)
      : [...index.municipalities.values()]
          .sort((a, b) => miles(row.point, a.point) - miles(row.point, b.point))
          .slice(0, NEAREST),
  }));

/** Reports ZIPs that two places claim. */
export function checkOutside(rows: Rows['outside'], add: Add): void {
  const takenBy = new Map<string, string>();
  for (const { id, zips } of rows)
    for (const start of zips) {
      const other = takenBy.get(start);
      if (other !== undefined)
        add(FILE, `${id} → zips`, `has ${start}, which "${other}" has already`, 'Leave it in one of the two');
      else takenBy.set(start, id);
    }
}
