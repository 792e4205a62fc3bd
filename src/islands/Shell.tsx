/** What every page hydrates after the first move: tooltips, notices, "open now", lines that lie open, fetching ahead where the browser does not by itself, and offline copies. */
import { useEffect, useState, type ComponentType } from 'react';
import { isOpen } from '#lib/hours.ts';
import { shell } from '#words/browser.ts';
import { afterPaint } from './after-paint.ts';
import { COPIED, early, NOTICES } from './early.ts';
import { watchWideFolds } from './wide-folds.ts';

interface Props {
  phone: string;
  /** What `packHours` gave. */
  hours: string;
  /** About when it is. */
  year: number;
  /** Set where nothing is kept for a lost connection. */
  forgets?: boolean;
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
    // Working out a clock takes long where it is done for the first time.
    const callOff = afterPaint(write);
    const timer = setInterval(write, MINUTE / 2);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [hours, year]);
}

/** The pages a pointer rests on are fetched ahead; browsers with speculation rules do it by those in the page's head. */
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
  const { serviceWorker } = navigator;
  const isKept = serviceWorker.controller !== null;
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  if (isKept) return;
  // The page that brought the worker asks Workbox to keep it: it was read before that.
  const { active } = await serviceWorker.ready;
  const page = [location.pathname, { headers: { Accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page] } });
}

/** Comes where no worker keeps the code of notices for the moment when the connection is lost: it loads before that. */
const NOT_KEPT = 'gone:not-kept';
const notKept = () => dispatchEvent(new Event(NOT_KEPT));

/** The site stays readable without a connection (src/integrations/service-worker.ts). Without a worker nothing is lost but that. */
function useOffline(forgets: boolean): void {
  useEffect(() => {
    const works = import.meta.env.PROD && 'serviceWorker' in navigator;
    if (!works || forgets || navigator.connection?.saveData) notKept();
    if (works) register().catch(notKept);
  }, []);
}

/** @returns the component whose code is asked for, now or at one of these events */
function useWhenAsked<Props>(
  load: () => Promise<ComponentType<Props>>,
  events: readonly string[],
  asks: (event?: Event) => boolean,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  useEffect(() => {
    if (loaded) return;
    const listen = (event?: Event) => {
      // What did not come is asked for again at the next event.
      if (asks(event))
        load().then(
          (Component) => setLoaded({ Component }),
          () => undefined,
        );
    };
    listen();
    for (const type of events) addEventListener(type, listen);
    return () => {
      for (const type of events) removeEventListener(type, listen);
    };
  }, [loaded]);
  return loaded?.Component;
}

/** No phone needs the code of tooltips: a finger opens the popover. */
const useTooltips = () =>
  useWhenAsked(
    async () => (await import('./Tooltips.tsx')).Tooltips,
    ['pointerover', 'focusin'],
    () =>
      matchMedia('(hover: hover)').matches &&
      (early().hover !== undefined || document.activeElement?.matches('[data-tooltip]:focus-visible') === true),
  );

const useToaster = () =>
  useWhenAsked(
    async () => (await import('./Toaster.tsx')).Toaster,
    [COPIED, NOTICES, 'offline', NOT_KEPT],
    (event) =>
      event?.type === NOT_KEPT || !navigator.onLine || early().copied.length > 0 || early().wantsNotices === true,
  );

export function Shell({ phone, hours, year, forgets = false }: Props) {
  useOpenNow(hours, year);
  useFetchAhead();
  useEffect(watchWideFolds, []);
  const Tooltips = useTooltips();
  const Toaster = useToaster();
  useOffline(forgets);
  return (
    <>
      {Tooltips && <Tooltips />}
      {Toaster && <Toaster phone={phone} />}
    </>
  );
}
