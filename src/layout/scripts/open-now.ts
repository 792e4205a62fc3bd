import { isOpen } from '#business/hours.ts';

const TIME_ZONE = 'America/New_York';
const HALF_A_MINUTE = 30_000;
/** A clock this many years off has lost its battery, and knows the hour no better than the year. */
const YEARS_OFF = 5;

/** Writes "Open now." or "Closed now." beside the hours, and keeps it true; nothing by a wrong clock. */
export function watchOpenNow(): void {
  const {
    hours = '',
    year,
    open = '',
    closed = '',
  } = document.querySelector<HTMLElement>('[data-open-now][data-hours]')?.dataset ?? {};
  const write = () => {
    const now = new Date();
    const isRight = Math.abs(now.getFullYear() - Number(year)) < YEARS_OFF;
    const says = isOpen(now, hours, TIME_ZONE) ? open : closed;
    for (const place of document.querySelectorAll('[data-open-now]')) place.textContent = isRight ? says : '';
  };
  // The first use of a time zone is slow: let the move be answered first.
  setTimeout(write);
  setInterval(write, HALF_A_MINUTE);
}
