/** State of the load estimator. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MAX_COUNT, readLoad, typedCount, writeCounts, type Counts, type Sized } from '#business/estimate.ts';
import { setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import { read } from '#lib/http.ts';
import { readThings } from './read-things.ts';
import type { Words } from './words.en.ts';

export type EstimatorWords = Words['island'];

/** Counts as typed, by item id. */
type Typed = Readonly<Record<string, string>>;

/** Items by room id. */
export type Rooms = Readonly<Record<string, readonly Sized[]>>;

const countsOf = (typed: Typed): Counts =>
  Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, typedCount(text) ?? 0]));

const readRooms = (ids: readonly string[]): Rooms =>
  Object.fromEntries(ids.map((id) => [id, readThings(`[data-room="${id}"]`)]));

const withStep = (typed: Typed, id: string, by: number): Typed => {
  const count = Math.min(MAX_COUNT, Math.max(0, (typedCount(typed[id] ?? '') ?? 0) + by));
  if (count > 0) return { ...typed, [id]: String(count) };
  return Object.fromEntries(Object.entries(typed).filter(([other]) => other !== id));
};

/**
 * Reads the items from the size table and a list from the URL after the first render.
 *
 * @param ids room ids
 */
export function useLoad(ids: readonly string[]) {
  const [rooms, setRooms] = useState<Rooms>({});
  const [typed, setTyped] = useState<Typed>();
  const [heavy, setHeavy] = useState(false);
  useEffect(() => {
    const printed = readRooms(ids);
    const saved = readLoad(location.search, Object.values(printed).flat());
    setRooms(printed);
    // Keep counts that were entered before this effect ran.
    setTyped((current) => ({
      ...Object.fromEntries(Object.entries(saved.counts).map(([id, count]) => [id, String(count)])),
      ...current,
    }));
    // The checkbox may have been ticked before hydration.
    if (saved.heavy || document.querySelector('.estimator-heavy :checked')) setHeavy(true);
  }, []);
  useEffect(() => {
    if (!typed) return;
    setQueryParams({ load: writeCounts(countsOf(typed)), heavy: heavy ? '1' : '' });
  }, [typed, heavy]);
  return {
    rooms,
    /** False until the URL is read. */
    read: typed !== undefined,
    typed: typed ?? {},
    counts: countsOf(typed ?? {}),
    heavy,
    setHeavy,
    type: (id: string, text: string) => setTyped((current) => ({ ...current, [id]: text })),
    // A transition keeps the button responsive while the result renders.
    step: (id: string, by: number) => startTransition(() => setTyped((current = {}) => withStep(current, id, by))),
    add: (counts: Counts) =>
      startTransition(() =>
        setTyped((current = {}) => Object.entries(counts).reduce((next, [id, by]) => withStep(next, id, by), current)),
      ),
    clear: () => {
      setTyped({});
      setHeavy(false);
    },
  };
}
export type Load = ReturnType<typeof useLoad>;

/** Releases the space reserved for the list in the URL once it is rendered. */
export function useReleaseReservedSpace(isRead: boolean): void {
  useLayoutEffect(() => {
    if (isRead) document.documentElement.style.removeProperty('--coming');
  }, [isRead]);
}

/**
 * Keeps a pressed element in place when content above it changes.
 *
 * @returns a function to call with the element before the change
 */
export function useScrollAnchor(): (element: Element) => void {
  const anchor = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    const { element, top } = anchor.current ?? {};
    anchor.current = undefined;
    if (!element?.isConnected || top === undefined) return;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element) => {
    anchor.current = { element, top: element.getBoundingClientRect().top };
  };
}

/**
 * Synonyms of the items by id. They load with the first call of `loadSynonyms`; after a failure the next call retries.
 *
 * @param base path prefix of the language
 */
export function useSynonyms(base: string) {
  const [synonyms, setSynonyms] = useState<Readonly<Record<string, string>> | 'failed'>();
  const isRequested = useRef(false);
  const loadSynonyms = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    // Respond to the input first.
    afterPaint(() => {
      read<Record<string, string>>([`${base}/estimator.json`]).then(
        (found) => setSynonyms(found ?? {}),
        () => {
          isRequested.current = false;
          setSynonyms('failed');
        },
      );
    });
  };
  return { synonyms, loadSynonyms };
}
