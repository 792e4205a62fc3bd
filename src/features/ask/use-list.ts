/** The list: what the sentence names, as changed by hand. It is kept in the address. */
import { startTransition, useLayoutEffect, useState } from 'react';
import { MAX_COUNT, readLoad, typedCount, writeCounts, type Counts, type Sized } from '#business/estimate.ts';
import { setQueryParams } from '#lib/browser/address-bar.ts';

/** A count changed by hand; it stays until the sentence says another one than `read`. */
interface Change {
  text: string;
  read: number | undefined;
}
type Changes = Readonly<Record<string, Change>>;

/** @param read counts in the sentence @param things all things */
export function useList(query: string, read: Counts, things: readonly Sized[]) {
  const [saved] = useState(() => readLoad(location.search, things));
  const [heavy, setHeavy] = useState(saved.heavy);
  const [changes, setChanges] = useState<Changes>(() =>
    Object.fromEntries(
      Object.entries(saved.counts).map(([id, count]) => [id, { text: String(count), read: undefined }]),
    ),
  );

  const texts: Record<string, string> = {};
  for (const [id, count] of Object.entries(read)) texts[id] = String(count);
  for (const [id, change] of Object.entries(changes))
    if (change.read === undefined || change.read === (read[id] ?? 0)) texts[id] = change.text;
  const counts = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, typedCount(text) ?? 0]));
  const isChanged = Object.entries(counts).some(([id, count]) => count !== (read[id] ?? 0));
  const load = isChanged ? writeCounts(counts) : '';
  // Not `useEffect`, which runs after the paint: a visitor who leaves at once would come back to the count before.
  useLayoutEffect(() => setQueryParams({ q: query, load, heavy: heavy ? '1' : '' }), [query, load, heavy]);

  /** @param next from the count before: presses may come faster than the list is drawn */
  const update = (id: string, next: (count: number) => string) =>
    setChanges((current) => {
      const [change, own = 0] = [current[id], read[id]];
      const isKept = change && (change.read === undefined || change.read === own);
      return { ...current, [id]: { text: next(isKept ? (typedCount(change.text) ?? 0) : own), read: own } };
    });
  const set = (id: string, text: string) => update(id, () => text);
  const addTo = (id: string, by: number) => update(id, (count) => String(Math.min(MAX_COUNT, Math.max(0, count + by))));
  return {
    /** Counts as typed; those of 0 are no longer listed. */
    texts,
    counts,
    heavy,
    setHeavy,
    set,
    // A transition keeps the button responsive while the answer renders.
    step: (id: string, by: number) => startTransition(() => addTo(id, by)),
    add: (more: Counts) =>
      startTransition(() => {
        for (const [id, by] of Object.entries(more)) addTo(id, by);
      }),
    /** Counts one thing as another: another size. */
    change: (id: string, other: string) => {
      set(id, '0');
      addTo(other, counts[id] ?? 0);
    },
    clear: () => {
      setChanges({});
      setHeavy(false);
    },
  };
}
export type List = ReturnType<typeof useList>;
