/** Great-circle distance between points in decimal degrees. */

export interface Point {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Straight-line (haversine) miles between two points. */
export function miles(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}

/** Rounded to half a mile, because our points are centers of areas: "about 3.5 miles", "under a mile". */
export function aboutMiles(distance: number): string {
  if (distance < 1) return 'under a mile';
  const half = Math.round(distance * 2) / 2;
  return half === 1 ? 'about 1 mile' : `about ${half} miles`;
}
