/** Converts local times, "2026-11-25 16:00", to instants. */

/** Local time of an instant, as if it were UTC; milliseconds. */
const localTimeAt = (instant: number, timeZone: string): number =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant).replace(' ', 'T')}Z`,
  );

/**
 * '2026-11-25 16:00' in New York → '2026-11-25T21:00Z'.
 *
 * @param timeZone IANA name, for example "America/New_York"
 */
export function instantOf(moment: string, timeZone: string): string {
  const wanted = Date.parse(`${moment.replace(' ', 'T')}Z`);
  // A second pass corrects a guess on the other side of a clock change.
  const guess = 2 * wanted - localTimeAt(wanted, timeZone);
  const instant = guess + wanted - localTimeAt(guess, timeZone);
  return new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
}
