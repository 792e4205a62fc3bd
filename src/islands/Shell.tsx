/** What every page hydrates after the first move: tooltips, notices, "open now", lines that lie open, fetching ahead where the browser does not by itself, and offline copies. */
import { useEffect, useState } from 'react';
import { isOpen } from '#lib/hours.ts';
import { shell } from '#words/browser.ts';
import { Toaster } from './Toaster.tsx';
import { Tooltips } from './Tooltips.tsx';
import { watchWideFolds } from './wide-folds.ts';

interface Props {
  phone: string;
  /** What `packHours` gave. */
  hours: string;
  /** About when it is. */
  year: number;
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
  interface Window {
    /** What a policy makes is no text, but stands wherever a text may. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}
const TIME_ZONE = 'America/New_York';
const MINUTE = 60_000;

/** A clock this many years off has lost its battery, and knows the hour no better than the year. */
const YEARS_OFF = 5;
const isRight = (now: Date, year: number) => Math.abs(now.getFullYear() - year) < YEARS_OFF;

/** Writes "Open now." or "Closed now." into every `[data-open-now]`, and keeps it true; nothing by a wrong clock. */
function useOpenNow(hours: string, year: number): void {
  useEffect(() => {
    const write = () => {
      const now = new Date();
      const says = isOpen(now, hours, TIME_ZONE) ? shell.openNow : shell.closedNow;
      for (const place of document.querySelectorAll('[data-open-now]'))
        place.textContent = isRight(now, year) ? says : '';
    };
    write();
    const timer = setInterval(write, MINUTE / 2);
    return () => clearInterval(timer);
  }, [hours, year]);
}

/** The pages a pointer rests on are fetched ahead; browsers with speculation rules do it by the page's header. */
function useFetchAhead(): void {
  useEffect(() => {
    const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
    if (supports?.('speculationrules') || navigator.connection?.saveData) return;
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

const WORKER = '/sw.js';
/** A browser that asks who vouches for the address of code hears the one policy that public/_headers allows. */
async function register(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
}

/** The site stays readable without a connection (src/offline). Without a worker nothing is lost but that. */
function useOffline(): void {
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) register().catch(() => undefined);
  }, []);
}

export function Shell({ phone, hours, year }: Props) {
  const [interacted, setInteracted] = useState(false);
  useOpenNow(hours, year);
  useFetchAhead();
  useOffline();
  useEffect(watchWideFolds, []);
  // Nothing of it belongs into the page's HTML.
  useEffect(() => setInteracted(true), []);
  if (!interacted) return null;
  return (
    <>
      <Tooltips />
      <Toaster phone={phone} />
    </>
  );
}
