/** The values that YAML and a form can both hold. */
import { fieldName } from '#business/field-names.ts';
import { CannotWrite } from './refusals.ts';

export type Plain = string | number | boolean | null | Plain[] | PlainMap;
export interface PlainMap {
  [key: string]: Plain;
}
export type Path = readonly (string | number)[];

const isCollection = (value: Plain): value is Plain[] | PlainMap => typeof value === 'object' && value !== null;
export const isMap = (value: Plain): value is PlainMap => isCollection(value) && !Array.isArray(value);

/** Where two values first differ, or undefined. The order of keys doesn't matter. */
export function firstDifference(a: Plain, b: Plain, path: Path = []): Path | undefined {
  if (a === b) return undefined;
  if (!isCollection(a) || !isCollection(b) || isMap(a) !== isMap(b)) return path;
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    const [left, right] = [one.get(key), other.get(key)];
    const here = [...path, isMap(a) ? key : Number(key)];
    if (left === undefined || right === undefined) return here;
    const inside = firstDifference(left, right, here);
    if (inside) return inside;
  }
  return undefined;
}

export const same = (a: Plain, b: Plain): boolean => firstDifference(a, b) === undefined;

/** A field's name in an error: 'hours.week.monday', or the whole file. */
export const nameOf = (value: unknown, path: Path): string => fieldName(value, path) || 'The whole file';

/**
 * A copy as a file can hold it, without keys that have no value.
 *
 * @throws CannotWrite for anything but text, numbers, true, false, null, lists and maps
 */
export function plain(root: unknown): Plain {
  const copy = (value: unknown, path: Path): Plain => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) return value.map((item, at) => copy(item, [...path, at]));
    // By its tag, since a map may come from another frame of the page.
    if (Object.prototype.toString.call(value) === '[object Object]')
      return Object.fromEntries(
        Object.entries(value as object)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => [key, copy(item, [...path, key])]),
      );
    const kind = typeof value === 'number' ? 'a number without digits' : `a program’s ${typeof value}`;
    throw new CannotWrite(`${nameOf(root, path)} is ${kind}, which a file cannot hold.`);
  };
  return copy(root, []);
}
