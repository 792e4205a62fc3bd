/** The values that YAML and a form can both hold. */
import { fieldName } from '#business/field-names.ts';
import { CannotWrite } from './refusals.ts';

export type Scalar = string | number | boolean | null;
export type Plain = Scalar | Plain[] | PlainMap;
export interface PlainMap {
  [key: string]: Plain;
}
export type Path = readonly (string | number)[];

export const isList = (value: Plain): value is Plain[] => Array.isArray(value);
export const isMap = (value: Plain): value is PlainMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCollection = (value: Plain): value is Plain[] | PlainMap => typeof value === 'object' && value !== null;
export const isEmpty = (value: Plain): boolean => isCollection(value) && Object.keys(value).length === 0;

/** 'list', 'map' or the type of a scalar. */
export const kindOf = (value: Plain): string =>
  isList(value) ? 'list' : isMap(value) ? 'map' : value === null ? 'null' : typeof value;

export const get = (map: PlainMap, key: string): Plain | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);

/** Gives a map a key, even one that JavaScript keeps for itself. */
export function put(map: PlainMap, key: string, value: Plain): void {
  if (key === '__proto__')
    Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
  else map[key] = value;
}

/** Whether two values say the same; the order of keys says nothing. */
export function same(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (isList(a))
    return isList(b) && a.length === b.length && a.every((item, at) => b[at] !== undefined && same(item, b[at]));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => both(a, b, key));
}

/** Whether two maps say the same under a key. */
export function both(a: PlainMap, b: PlainMap, key: string): boolean {
  const [one, other] = [get(a, key), get(b, key)];
  return one !== undefined && other !== undefined && same(one, other);
}

/** Where two values differ first; undefined where they say the same. */
export function firstDifference(a: Plain, b: Plain, path: Path = []): Path | undefined {
  if (same(a, b)) return undefined;
  const pairs: [string | number, Plain | undefined, Plain | undefined][] =
    isList(a) && isList(b)
      ? [...(a.length > b.length ? a : b).keys()].map((at) => [at, a[at], b[at]])
      : isMap(a) && isMap(b)
        ? [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, get(a, key), get(b, key)])
        : [];
  for (const [key, one, other] of pairs) {
    if (one === undefined || other === undefined) return [...path, key];
    const inside = firstDifference(one, other, [...path, key]);
    if (inside) return inside;
  }
  return path;
}

/** How a refusal names a field: 'hours.week.monday', or the whole file. */
export function named(value: unknown, path: Path): string {
  const name = fieldName(value, path) || 'The whole file';
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
}
const LONGEST = 120;

/** What a value that no file can hold is called. */
function foreign(value: unknown): string | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `is no number that can be written (${value})`;
  if (value instanceof Date) return "is a date object; give the day as text, such as '2026-11-26'";
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const prototype: unknown = Object.getPrototypeOf(value);
    const own = prototype === null || prototype === Object.prototype;
    // A map made in another frame of the page is one, too.
    return own || Object.prototype.toString.call(value) === '[object Object]' ? undefined : 'is an object of a program';
  }
  return ['bigint', 'function', 'symbol', 'undefined'].includes(typeof value)
    ? `is ${typeof value === 'undefined' ? 'not given' : `a ${typeof value}`}, which a file cannot hold`
    : undefined;
}

/**
 * A value as a file can hold it: a copy without keys that have no value.
 *
 * @throws CannotWrite for what is no text, number, yes or no, list or map
 */
export function plain(value: unknown): Plain {
  const open: unknown[] = [];
  const copy = (inner: unknown, path: Path): Plain => {
    const field = () => named(value, path);
    const wrong = open.includes(inner) ? 'holds itself' : foreign(inner);
    if (wrong !== undefined) throw new CannotWrite(`${field()} ${wrong}.`, field());
    if (typeof inner !== 'object' || inner === null) return inner as Scalar;
    open.push(inner);
    let made: Plain;
    if (Array.isArray(inner)) made = inner.map((item, at) => copy(item, [...path, at]));
    else {
      made = {};
      for (const [key, item] of Object.entries(inner))
        if (item !== undefined) put(made, key, copy(item, [...path, key]));
    }
    open.pop();
    return made;
  };
  return copy(value, []);
}
