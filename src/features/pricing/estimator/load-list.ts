/** The estimator's things, as the printed table of sizes has them, and the list that someone makes of them. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MOST, readLoad, typedCount, writeCounts, type Counts, type Sized } from '#business/estimate.ts';
import { read } from '#lib/http.ts';
import { setQueryParams } from '#lib/browser/address-bar.ts';
import { afterPaint } from '#lib/browser/after-paint.ts';
import { readThings } from './printed-things.ts';
import type { Words } from './words.en.ts';

export type EstimatorWords = Words['island'];

/** What stands in the fields of the list, by the things' ids: as it was typed. */
type Typed = Readonly<Record<string, string>>;

/** The things by their rooms. */
export type Rooms = Readonly<Record<string, readonly Sized[]>>;

const countsOf = (typed: Typed): Counts =>
  Object.fromEntries(Object.entries(typed).map(([id, text]) => [id, typedCount(text) ?? 0]));

const readRooms = (ids: readonly string[]): Rooms =>
  Object.fromEntries(ids.map((id) => [id, readThings(`[data-room="${id}"]`)]));

const stepped = (typed: Typed, id: string, by: number): Typed => {
  const count = Math.min(MOST, Math.max(0, (typedCount(typed[id] ?? '') ?? 0) + by));
  if (count > 0) return { ...typed, [id]: String(count) };
  return Object.fromEntries(Object.entries(typed).filter(([other]) => other !== id));
};

/** @param ids those of the rooms. Empty until the page is read, which is after the first drawing. */
export function useLoad(ids: readonly string[]) {
  const [rooms, setRooms] = useState<Rooms>({});
  const [typed, setTyped] = useState<Typed>();
  const [heavy, setHeavy] = useState(false);
  useEffect(() => {
    const found = readRooms(ids);
    const saved = readLoad(location.search, Object.values(found).flat());
    setRooms(found);
    // A press may have come first.
    setTyped((before) => ({
      ...Object.fromEntries(Object.entries(saved.counts).map(([id, count]) => [id, String(count)])),
      ...before,
    }));
    // It may have been ticked before this woke.
    if (saved.heavy || document.querySelector('.estimator-heavy :checked')) setHeavy(true);
  }, []);
  useEffect(() => {
    if (!typed) return;
    setQueryParams({ load: writeCounts(countsOf(typed)), heavy: heavy ? '1' : '' });
  }, [typed, heavy]);
  return {
    rooms,
    /** False until the address is read. */
    read: typed !== undefined,
    typed: typed ?? {},
    counts: countsOf(typed ?? {}),
    heavy,
    setHeavy,
    type: (id: string, text: string) => setTyped((before) => ({ ...before, [id]: text })),
    // A press is answered before list, truck and price are drawn anew.
    step: (id: string, by: number) => startTransition(() => setTyped((before = {}) => stepped(before, id, by))),
    add: (counts: Counts) =>
      startTransition(() =>
        setTyped((before = {}) => Object.entries(counts).reduce((sum, [id, by]) => stepped(sum, id, by), before)),
      ),
    clear: () => {
      setTyped({});
      setHeavy(false);
    },
  };
}
export type Load = ReturnType<typeof useLoad>;

/** Gives back the place that the page has kept since before its first drawing for a list in its address: it is drawn. */
export function useArrived(read: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (read) style.removeProperty('--coming');
  }, [read]);
}

/**
 * Keeps what was pressed under the finger, though the list above it has grown.
 *
 * @returns a function to be called by the press
 */
export function useSteady(): (pressed: Element) => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {};
    held.current = undefined;
    if (!element?.isConnected || top === undefined) return;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}

/**
 * Other names of the things by their ids, once `ask` was called; what did not load is asked for again with the next call.
 *
 * @param base before the address of the language's file
 */
export function useNames(base: string) {
  const [names, setNames] = useState<Readonly<Record<string, string>> | 'failed'>();
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    // The touch that asks is answered first.
    afterPaint(() => {
      read<Record<string, string>>([`${base}/estimator.json`]).then(
        (found) => setNames(found ?? {}),
        () => {
          isAsked.current = false;
          setNames('failed');
        },
      );
    });
  };
  return { names, ask };
}
