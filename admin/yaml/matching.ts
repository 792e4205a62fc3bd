/** Which entry of a list is which in its new form. */
import { both, get, isMap, same, type Plain, type PlainMap } from './plain.ts';

/** Fields that name a record, the surer first. */
const NAMES = ['id', 'slug'];

const nameOf = (item: Plain): string | undefined => {
  if (!isMap(item)) return undefined;
  for (const field of NAMES) {
    const name = get(item, field);
    if (typeof name === 'string' || typeof name === 'number') return `${field} ${name}`;
  }
  return undefined;
};

/** The part of two records' fields that say the same, from 0 to 1. */
export function likeness(a: PlainMap, b: PlainMap): number {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].filter((key) => both(a, b, key)).length / Math.max(keys.size, 1);
}
/** A record is taken for the same one under another name when at least this part of it says the same. */
const ALIKE = 0.5;

/** Pairs what has the same key, first with first. */
function pairUp(
  before: readonly Plain[],
  after: readonly Plain[],
  found: number[],
  keyOf: (item: Plain) => string | undefined,
) {
  const open = new Map<string, number[]>();
  const taken = new Set(found);
  before.forEach((item, at) => {
    const key = taken.has(at) ? undefined : keyOf(item);
    if (key !== undefined) open.set(key, [...(open.get(key) ?? []), at]);
  });
  after.forEach((item, at) => {
    if (found[at] !== -1) return;
    const key = keyOf(item);
    const match = key === undefined ? undefined : open.get(key)?.shift();
    if (match !== undefined) found[at] = match;
  });
}

/** Places between two that are taken. */
interface Run {
  readonly from: number;
  readonly to: number;
}
const runOf = (from: number, isTaken: (at: number) => boolean, length: number): Run => {
  let to = from;
  while (to < length && !isTaken(to)) to += 1;
  return { from, to };
};

/**
 * Pairs what is left between the same neighbors: entries that were changed where they are.
 *
 * @param isOne whether two can be one; `isFacing` where there are as many as before, of which they are the nth
 */
function pairChanged(
  before: readonly Plain[],
  after: readonly Plain[],
  found: number[],
  isOne: (was: Plain, is: Plain, isFacing: boolean) => boolean,
): void {
  const taken = new Set(found);
  for (let at = 0; at < after.length; at += 1) {
    if (found[at] !== -1) continue;
    const mine = runOf(at, (place) => found[place] !== -1, after.length);
    const theirs = runOf(at === 0 ? 0 : (found[at - 1] ?? -1) + 1, (place) => taken.has(place), before.length);
    const isEven = mine.to - mine.from === theirs.to - theirs.from;
    let next = theirs.from;
    for (let place = mine.from; place < mine.to; place += 1) {
      const facing = isEven ? theirs.from + place - mine.from : undefined;
      const match = before.findIndex(
        (was, old) => old >= next && old < theirs.to && isOne(was, after[place] ?? null, old === facing),
      );
      if (match === -1) continue;
      found[place] = match;
      next = match + 1;
    }
    at = mine.to - 1;
  }
}

/** Pairs records that were renamed and moved. */
function pairMoved(before: readonly Plain[], after: readonly Plain[], found: number[]): void {
  const taken = new Set(found);
  after.forEach((item, at) => {
    if (found[at] !== -1) return;
    const match = before.findIndex((was, old) => !taken.has(old) && areAlike(was, item));
    if (match === -1) return;
    found[at] = match;
    taken.add(match);
  });
}

/** Whether two records say much the same. */
const areAlike = (was: Plain, is: Plain): boolean => isMap(was) && isMap(is) && likeness(was, is) >= ALIKE;
/** Whether two records without a name have a field in common. */
const shareAField = (was: Plain, is: Plain): boolean =>
  isMap(was) && isMap(is) && nameOf(was) === undefined && nameOf(is) === undefined && likeness(was, is) > 0;
/** Whether one can have taken the other's place. */
const isInPlace = (was: Plain, is: Plain, isFacing: boolean): boolean => isFacing || (!isMap(was) && !isMap(is));

/**
 * Matches records by their id or slug, anything else by what it says; what is left over, by its place.
 *
 * @returns for each entry of the new list its place in the old one, -1 for a new one
 */
export function matchItems(before: readonly Plain[], after: readonly Plain[]): number[] {
  const found = after.map(() => -1);
  const isSame = (old: number, now: number): boolean => {
    const [was, is] = [before[old], after[now]];
    return was !== undefined && is !== undefined && same(was, is);
  };
  // What both begin and end with is in its place, so that of a record and its copy the copy is the new one.
  let top = 0;
  for (; isSame(top, top); top += 1) found[top] = top;
  const shorter = Math.min(before.length, after.length) - top;
  for (let end = 1; end <= shorter && isSame(before.length - end, after.length - end); end += 1)
    found[after.length - end] = before.length - end;
  pairUp(before, after, found, nameOf);
  pairUp(before, after, found, sortedJson);
  pairChanged(before, after, found, areAlike);
  pairMoved(before, after, found);
  pairChanged(before, after, found, shareAField);
  pairChanged(before, after, found, isInPlace);
  return found;
}

/** The same text for values that say the same. */
const sortedJson = (value: Plain): string =>
  JSON.stringify(value, (_, inner: Plain) =>
    isMap(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
