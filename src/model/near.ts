/** Which drop-off or donation site is nearest, for a resident who may use it. */
import { miles, type Point } from '#lib/distance.ts';
import type { Facility, Municipality, Near, Site } from './entities.ts';

/** True when a resident of the municipality may use the facility. */
export const mayUse = (facility: Facility, place: Municipality): boolean =>
  facility.servesCounties.includes(place.county) || facility.servesMunicipalities.includes(place);

/**
 * Facilities for residents of `place`, nearest first.
 *
 * @param from where the distance starts; the municipality's own center when left out
 * @returns at most `count`, with great-circle miles between center points
 */
export function nearest(
  site: Site,
  place: Municipality,
  kinds: readonly Facility['kind'][],
  count: number,
  from: Point = place.point,
): Near[] {
  return site.facilities
    .filter((facility) => kinds.includes(facility.kind) && mayUse(facility, place))
    .map((facility) => ({ facility, miles: miles(from, facility.point) }))
    .sort((a, b) => a.miles - b.miles || a.facility.id.localeCompare(b.facility.id))
    .slice(0, count);
}
