/** What every page wakes: tooltips, notices, "open now", and fetching ahead where the browser does not by itself. */
import { useEffect, useState } from 'react';
import { isOpen } from '#lib/hours.ts';
import { Toaster } from './Toaster.tsx';
import { Tooltips } from './Tooltips.tsx';

interface Props {
  phone: string;
  open: string;
  close: string;
}

const TIME_ZONE = 'America/New_York';
const MINUTE = 60_000;

/** Writes "Open now." or "Closed now." into every `[data-open-now]`, and keeps it true. */
function useOpenNow(open: string, close: string): void {
  useEffect(() => {
    const write = () => {
      for (const place of document.querySelectorAll('[data-open-now]'))
        place.textContent = isOpen(new Date(), open, close, TIME_ZONE) ? 'Open now.' : 'Closed now.';
    };
    write();
    const timer = setInterval(write, MINUTE / 2);
    return () => clearInterval(timer);
  }, [open, close]);
}

/** The pages a pointer rests on are fetched ahead; browsers with speculation rules do it by the page's header. */
function useFetchAhead(): void {
  useEffect(() => {
    const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
    if (supports?.('speculationrules')) return;
    const asked = new Set<string>();
    const ahead = (event: PointerEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link || asked.has(link.pathname) || link.pathname === location.pathname) return;
      asked.add(link.pathname);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.pathname;
      document.head.append(hint);
    };
    addEventListener('pointerover', ahead);
    return () => removeEventListener('pointerover', ahead);
  }, []);
}

export function Shell({ phone, open, close }: Props) {
  const [awake, setAwake] = useState(false);
  useOpenNow(open, close);
  useFetchAhead();
  // Nothing of it belongs into the page's HTML.
  useEffect(() => setAwake(true), []);
  if (!awake) return null;
  return (
    <>
      <Tooltips />
      <Toaster phone={phone} />
    </>
  );
}
