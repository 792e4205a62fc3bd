import { isOpen } from '#business/hours.ts';

const TIME_ZONE = 'America/New_York';
const HALF_A_MINUTE = 30_000;
/** A device clock this many years off is not trusted. */
const YEARS_OFF = 5;

/** Shows "Open now." or "Closed now." next to the hours and keeps it current. */
export function watchOpenNow(): void {
  const {
    hours = '',
    year,
    open = '',
    closed = '',
  } = document.querySelector<HTMLElement>('[data-open-now][data-hours]')?.dataset ?? {};
  const write = () => {
    const now = new Date();
    const isClockTrusted = Math.abs(now.getFullYear() - Number(year)) < YEARS_OFF;
    const text = isOpen(now, hours, TIME_ZONE) ? open : closed;
    for (const element of document.querySelectorAll('[data-open-now]'))
      element.textContent = isClockTrusted ? text : '';
  };
  // The first time zone lookup is slow, so let the interaction paint first.
  setTimeout(write);
  setInterval(write, HALF_A_MINUTE);
}
