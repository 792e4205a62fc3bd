/** Joins two people's changes to the same file: what each of them changed, seen from what both began with. */
import { readMarkdown, writeMarkdown } from '../yaml/markdown.ts';
import { readYaml, writeYaml } from '../yaml/yaml.ts';

type Plain = Record<string, unknown>;

/** One place that both changed, each in another way. */
export interface Clash {
  /** Names of fields and records from the top, for example `jobs`, `garage`, `title`. */
  path: readonly string[];
  theirs: unknown;
  mine: unknown;
}

/** Whose word counts where both changed the same. */
export type Side = 'mine' | 'theirs';

interface Merging {
  clashes: Clash[];
  prefer: Side;
}

type Path = readonly string[];

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, at) => same(entry, b[at] as unknown));
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(a[name], b[name]));
}

function clash(merging: Merging, path: Path, theirs: unknown, mine: unknown): unknown {
  merging.clashes.push({ path, theirs, mine });
  return merging.prefer === 'mine' ? mine : theirs;
}

function merged(merging: Merging, path: Path, [base, theirs, mine]: [unknown, unknown, unknown]): unknown {
  if (same(theirs, mine) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isPlain(theirs) && isPlain(mine)) return mergedFields(merging, path, [isPlain(base) ? base : {}, theirs, mine]);
  if (Array.isArray(theirs) && Array.isArray(mine)) {
    const began: unknown[] = Array.isArray(base) ? base : [];
    return mergedList(merging, path, [began, theirs, mine]) ?? clash(merging, path, theirs, mine);
  }
  if (typeof theirs === 'string' && typeof mine === 'string' && typeof base === 'string') {
    const text = mergedLines(base, theirs, mine);
    if (text !== undefined) return text;
  }
  return clash(merging, path, theirs, mine);
}

function mergedFields(merging: Merging, path: Path, [base, theirs, mine]: [Plain, Plain, Plain]): Plain {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields = [...names].map((name): [string, unknown] => [
    name,
    merged(merging, [...path, name], [base[name], theirs[name], mine[name]]),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What an entry of a list is known by: its id, or what it says. */
const keyOf = (entry: unknown): string | undefined => {
  if (!isPlain(entry)) return typeof entry === 'object' ? undefined : JSON.stringify(entry);
  const key = entry.id ?? entry.slug;
  return typeof key === 'string' ? key : undefined;
};

/** @returns the entries by their keys; nothing where two have the same, or one has none */
function byKey(list: readonly unknown[]): Map<string, unknown> | undefined {
  const known = new Map<string, unknown>();
  for (const entry of list) {
    const key = keyOf(entry);
    if (key === undefined || known.has(key)) return undefined;
    known.set(key, entry);
  }
  return known;
}

function mergedList(merging: Merging, path: Path, lists: [unknown[], unknown[], unknown[]]): unknown[] | undefined {
  const [base, theirs, mine] = lists.map(byKey);
  if (!base || !theirs || !mine) return undefined;
  const keys = mergedOrder([...base.keys()], [...theirs.keys()], [...mine.keys()]);
  return keys.flatMap((key) => {
    const entry = merged(merging, [...path, key], [base.get(key), theirs.get(key), mine.get(key)]);
    return entry === undefined ? [] : [entry];
  });
}

/** The keys of both lists, in the order of the one that was rearranged; of theirs, when none was. */
function mergedOrder(base: readonly string[], theirs: readonly string[], mine: readonly string[]): string[] {
  const stayed = (list: readonly string[], other: readonly string[]) => list.filter((key) => other.includes(key));
  const isRearranged = stayed(mine, base).join('\n') !== stayed(base, mine).join('\n');
  const [lead, other] = isRearranged ? [mine, theirs] : [theirs, mine];
  const order = [...lead];
  other.forEach((key, at) => {
    if (order.includes(key)) return;
    // Behind the one it stands behind there.
    const before = other.slice(0, at).findLast((known) => order.includes(known));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

/** A piece of a text that one side changed: from which line of the old to which, and what stands there now. */
interface Piece {
  from: number;
  to: number;
  lines: readonly string[];
}

/** How long the longest row of equal lines is, from each pair of places to the ends. */
function rows(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? [];
      const below = table[i + 1] ?? [];
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

function pieces(old: readonly string[], now: readonly string[]): Piece[] {
  const table = rows(old, now);
  const rowFrom = (i: number, j: number) => table[i]?.[j] ?? -1;
  const isSame = (i: number, j: number) => i < old.length && j < now.length && old[i] === now[j];
  const found: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [from, start] = [i, j];
    while ((i < old.length || j < now.length) && !isSame(i, j)) {
      // Whichever step leaves the longer row of equal lines ahead.
      if (rowFrom(i + 1, j) >= rowFrom(i, j + 1)) i += 1;
      else j += 1;
    }
    if (i > from || j > start) found.push({ from, to: i, lines: now.slice(start, j) });
    while (isSame(i, j)) {
      i += 1;
      j += 1;
    }
  }
  return found;
}

/** @returns both sides' changes to a text of several lines; nothing where they touch each other */
export function mergedLines(base: string, theirs: string, mine: string): string | undefined {
  if (!base.includes('\n')) return undefined;
  const old = base.split('\n');
  const [a, b] = [pieces(old, theirs.split('\n')), pieces(old, mine.split('\n'))];
  const all = [...a];
  for (const piece of b) {
    const touching = a.filter(({ from, to }) => piece.from <= to && from <= piece.to);
    const isTheSame = touching.length === 1 && same(touching[0], piece);
    if (isTheSame) continue;
    if (touching.length > 0) return undefined;
    all.push(piece);
  }
  const lines = [...old];
  for (const { from, to, lines: now } of all.toSorted((one, other) => other.from - one.from))
    lines.splice(from, to - from, ...now);
  return lines.join('\n');
}

export interface Texts {
  /** What both began with; nothing for a new file. */
  base: string | undefined;
  /** As it is in the repository now; nothing when it was deleted. */
  theirs: string | undefined;
  mine: string;
}

export interface MergedText {
  text: string;
  clashes: readonly Clash[];
}

/** @throws CannotRead or CannotWrite where a text is none the desk can write */
export async function mergeTexts(
  path: string,
  { base, theirs, mine }: Texts,
  prefer: Side = 'mine',
): Promise<MergedText> {
  if (theirs === undefined || base === undefined) {
    const clashes = theirs === mine ? [] : [{ path: [], theirs, mine }];
    return { text: prefer === 'mine' ? mine : (theirs ?? ''), clashes };
  }
  const [read, write] = path.endsWith('.md') ? [readMarkdown, writeMarkdown] : [readYaml, writeYaml];
  const merging: Merging = { clashes: [], prefer };
  const value = merged(merging, [], [read(base), read(theirs), read(mine)]);
  return { text: await write(theirs, value), clashes: merging.clashes };
}
