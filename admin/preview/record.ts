/** Which record of a list the owner is at: the one in which something was tapped or typed last. */

const MOVES = ['focusin', 'click'] as const;

interface Place {
  list: string;
  at: number;
}

/** @param from the element in a form @returns the list, and the place in it; its first record outside of all records */
export function placeOf(from: Element): Place | undefined {
  const path = from.closest('[data-key-path]')?.getAttribute('data-key-path');
  const [list = '', at] = path?.split('.') ?? [];
  if (list === '') return undefined;
  if (at !== undefined) return { list, at: Number(at) };
  // The head of a record is outside of its fields; what it opens is numbered.
  const body = from.closest('.item')?.querySelector('.item-body')?.id;
  return { list, at: Number(/-item-(\d+)-body$/.exec(body ?? '')?.[1] ?? 0) };
}

let last: Place | undefined;
const told = new Set<() => void>();

const look = ({ target }: Event): void => {
  const place = target instanceof Element ? placeOf(target) : undefined;
  if (!place || (place.list === last?.list && place.at === last.at)) return;
  last = place;
  for (const tell of told) tell();
};

/** Begins to look; to be called once. */
export function followRecords(): void {
  for (const move of MOVES) document.addEventListener(move, look, { capture: true, passive: true });
  // Another form.
  window.addEventListener('hashchange', () => (last = undefined));
}

export const recordOf = (list: string): number => (last?.list === list ? last.at : 0);

/** @returns what ends it */
export function onRecord(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}
