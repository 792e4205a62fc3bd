/** The mosaics of `/gallery`: four columns, in which no row has a gap. */
import type { StandingPicture } from '#business/entities.ts';

/** Columns a picture spans; a large one spans two rows, too. */
export type Span = 'large' | 'wide' | 'band' | 'single';

export const WORK = [
  ['house-rooms', 'large'],
  ['hero-winter', 'single'],
  ['hero-spring', 'single'],
  ['hero-cleared', 'single'],
  ['fleet/crew', 'single'],
  ['bands/crew-at-door', 'band'],
  ['company/about', 'single'],
  ['company/checkout', 'single'],
  ['company/managers', 'single'],
  ['company/reviews', 'single'],
  ['buildings', 'wide'],
  ['bands/truck-at-dusk', 'wide'],
] as const satisfies readonly (readonly [StandingPicture, Span])[];

/** Below the four counties. */
export const PLACES = [
  ['bands/donation-shop', 'wide'],
  ['bands/transfer-station', 'wide'],
  ['places/town-hall', 'single'],
  ['places/donation-dropoff', 'single'],
  ['places/transfer-station', 'single'],
  ['places/empty-room', 'single'],
] as const satisfies readonly (readonly [StandingPicture, Span])[];

export type Scene = (typeof WORK | typeof PLACES)[number][0];
