/** Minutes on a wall clock, "2026-11-25 16:00", and the instants that they are. */

/** How a clock on that wall reads, as if it were in Greenwich; milliseconds. */
const clockAt = (instant: number, timeZone: string): number =>
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
  // The second look is for a guess on the other side of a clock change.
  const guess = 2 * wanted - clockAt(wanted, timeZone);
  const instant = guess + wanted - clockAt(guess, timeZone);
  return new Date(instant).toISOString().replace(/:00\.000Z$/, 'Z');
}
