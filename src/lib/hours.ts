/** Whether a business with the same hours every day is open, by the clock of its own time zone. */

/** Minutes since midnight of "08:00". */
const minutes = (time: string): number => {
  const [hour = '0', minute = '0'] = time.split(':');
  return Number(hour) * 60 + Number(minute);
};

/**
 * @param open, close "HH:MM", 24-hour; open at `open` to the minute, closed at `close` to the minute
 * @param timeZone IANA name, for example "America/New_York"
 */
export function isOpen(instant: Date, open: string, close: string, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
  const now = minutes(parts);
  return now >= minutes(open) && now < minutes(close);
}
