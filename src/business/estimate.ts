/** From things to a part of the truck and a price: the one place that prices a load. Runs in the browser too. */

export interface Span {
  low: number;
  high: number;
}

export interface Thing {
  id: string;
  name: string;
  /** Cubic feet of one. */
  low: number;
  high: number;
}

/** A thing and the shape it is drawn as. */
export interface Sized extends Thing {
  kind: string;
}

/** A row of the printed table of sizes: id and cubic feet, "sofa 50 60". They are read back from it; texts may be translated. */
export const writeThing = ({ id, low, high }: Omit<Thing, 'name'>): string => `${id} ${low} ${high}`;

/** @returns undefined where it is no such row */
export function readThing(row: string, name: string): Thing | undefined {
  const [, id, low, high] = /^([a-z0-9-]+) ([\d.]+) ([\d.]+)$/.exec(row) ?? [];
  return id && Number(low) && Number(high) ? { id, name, low: Number(low), high: Number(high) } : undefined;
}

export interface Truck {
  /** Cubic feet of the whole body. */
  feet: number;
  /** Whole dollars for one to eight eighths. */
  prices: readonly number[];
}

export interface Estimate {
  /** Cubic feet. */
  feet: Span;
  /** Eighths of the truck; more than eight is more than one truck. */
  eighths: Span;
  /** Whole dollars. */
  price: Span;
}

export type Counts = Readonly<Record<string, number>>;

/** The most of one thing that a list takes. */
export const MAX_COUNT = 1000;

/** Anything but a whole number from 0 to MAX_COUNT counts as none. */
const validCount = (count = 0): number => (Number.isInteger(count) && count >= 0 && count <= MAX_COUNT ? count : 0);

/**
 * A count as someone types it: "12", "1,000", and in the wide digits of an Asian keyboard. Nothing typed is none.
 *
 * @returns undefined for what is no whole number from 0 to MAX_COUNT: "1.5", "1e3", "-5"
 */
export function typedCount(text: string): number | undefined {
  const typed = text.trim().replace(/[\uff10-\uff19]/g, (digit) => digit.normalize('NFKC'));
  if (!/^(\d*|\d{1,3}(,\d{3})+)$/.test(typed)) return undefined;
  const count = Number(typed.replaceAll(',', ''));
  return count <= MAX_COUNT ? count : undefined;
}

/** Whole dollars for a number of eighths; beyond eight, full trucks and the rest. `prices` for one to eight. */
export function ladderPrice(eighths: number, prices: readonly number[]): number {
  const full = Math.floor(eighths / 8);
  const rest = eighths % 8;
  return full * (prices[7] ?? 0) + (rest > 0 ? (prices[rest - 1] ?? 0) : 0);
}

/** Eighths that hold so many cubic feet, at least one; rounding errors do not cost a step. `truck` in cubic feet. */
export const eighthsOf = (feet: number, truck: number): number => Math.max(1, Math.ceil((feet / truck) * 8 - 0.02));

/** Eighths beyond a full truck, in full trucks: the nearest whole number. */
export const fullTrucks = (eighths: number): number => Math.round(eighths / 8);

/** Whole dollars for a load of so many eighths. */
export const priceOfEighths = ({ low, high }: Span, { prices }: Pick<Truck, 'prices'>): Span => ({
  low: ladderPrice(low, prices),
  high: ladderPrice(high, prices),
});

/** Whole dollars for a load of so many eighths, less an offer's; never below zero. */
export function offerPrice(
  { from, to }: { from: number; to: number },
  off: number,
  truck: Pick<Truck, 'prices'>,
): Span {
  const { low, high } = priceOfEighths({ low: from, high: to }, truck);
  return { low: Math.max(0, low - off), high: Math.max(0, high - off) };
}

/** What a load of so many cubic feet takes up and costs. It is a range only where the sizes of its things are. */
export function priceLoad(feet: Span, truck: Truck): Estimate {
  const eighths = { low: eighthsOf(feet.low, truck.feet), high: eighthsOf(feet.high, truck.feet) };
  return { feet, eighths, price: priceOfEighths(eighths, truck) };
}

/** @returns undefined while nothing is counted */
export function estimate(counts: Counts, things: readonly Thing[], truck: Truck): Estimate | undefined {
  const feet = { low: 0, high: 0 };
  for (const { id, low, high } of things) {
    const count = validCount(counts[id]);
    feet.low += count * low;
    feet.high += count * high;
  }
  return feet.high === 0 ? undefined : priceLoad(feet, truck);
}

/** The list as part of an address: "sofa.2_armchair.1". */
export const writeCounts = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => validCount(count) > 0)
    .map(([id, count]) => `${id}.${validCount(count)}`)
    .join('_');

/** Reads a list from an address; unknown things (if `things` are given) and impossible counts are left out. */
export function readCounts(text: string, things?: readonly Thing[]): Counts {
  const known = things && new Set(things.map((thing) => thing.id));
  const counts: Record<string, number> = {};
  for (const part of text.slice(0, 4000).split('_')) {
    const match = /^([a-z0-9-]+)\.(\d{1,4})$/.exec(part);
    if (match?.[1] && (known?.has(match[1]) ?? true)) counts[match[1]] = validCount(Number(match[2]));
  }
  return counts;
}

/** The query of an address with this list, and the sentence it was read from. */
export const writeLoad = (counts: Counts, heavy: boolean, sentence = ''): string =>
  `load=${writeCounts(counts)}${heavy ? '&heavy=1' : ''}${sentence && `&q=${encodeURIComponent(sentence)}`}`;

/** A list read from an address. */
export interface ParsedLoad {
  /** False without a list in the address; an empty or damaged one counts nothing. */
  hasLoad: boolean;
  counts: Counts;
  /** Whether heavy material comes along. */
  heavy: boolean;
  /** False when a part of it was left out. */
  isComplete: boolean;
}

/** @param search the query, with or without its question mark */
export function readLoad(search: string, things: readonly Thing[]): ParsedLoad {
  const query = new URLSearchParams(search);
  const text = query.get('load');
  const counts = Object.fromEntries(Object.entries(readCounts(text ?? '', things)).filter(([, count]) => count > 0));
  return {
    hasLoad: text !== null,
    counts,
    heavy: query.has('heavy'),
    isComplete: Object.keys(counts).length === text?.split('_').length,
  };
}
