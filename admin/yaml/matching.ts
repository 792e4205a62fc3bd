/** Which record of an old list each record of a new one was. */
import { isMap, same, type Plain } from './plain.ts';

/** What identifies a record: its id or slug, or else its first field. */
function identityOf(record: Plain): string | undefined {
  if (!isMap(record)) return undefined;
  const identity = record.id ?? record.slug ?? Object.values(record)[0];
  return typeof identity === 'object' ? undefined : JSON.stringify(identity);
}

const kindOf = (value: Plain): string => (Array.isArray(value) ? 'list' : isMap(value) ? 'map' : 'scalar');

/**
 * By identity, else by content, else by position: the record after the one that the record before it was.
 *
 * @returns for each new record the index of its old one; undefined for an added one
 */
export function matchRecords(old: readonly Plain[], now: readonly Plain[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const found: (number | undefined)[] = now.map(() => undefined);
  const match = (isSame: (before: Plain, after: Plain) => boolean) => {
    for (const [at, record] of now.entries()) {
      if (found[at] !== undefined) continue;
      const index = [...free].find((candidate) => isSame(old[candidate] ?? null, record));
      if (index === undefined) continue;
      found[at] = index;
      free.delete(index);
    }
  };
  match(same);
  match((before, after) => identityOf(before) !== undefined && identityOf(before) === identityOf(after));
  for (const [at, record] of now.entries()) {
    const next = at === 0 ? 0 : (found[at - 1] ?? -1) + 1;
    if (found[at] !== undefined || !free.has(next) || kindOf(old[next] ?? null) !== kindOf(record)) continue;
    found[at] = next;
    free.delete(next);
  }
  return found;
}
