/** Which drop-off or donation site is nearest, for a resident who may use it. */
import { miles, type Point } from '#lib/distance.ts';
import type { Facility, Municipality, Near } from './entities.ts';

/**
 * Facilities for residents of `place`, nearest first.
 *
 * @param from where the distance starts; the municipality's own center when left out
 * @returns at most `count`, with great-circle miles between center points
 */
export function nearest(
  place: Municipality,
  kinds: readonly Facility['kind'][],
  count: number,
  from: Point = place.point,
): Near[] {
  return [...new Set([...place.county.facilities, ...place.facilities])]
    .filter((facility) => kinds.includes(facility.kind))
    .map((facility) => ({ facility, miles: miles(from, facility.point) }))
    .sort((a, b) => a.miles - b.miles || a.facility.id.localeCompare(b.facility.id, 'en'))
    .slice(0, count);
}
