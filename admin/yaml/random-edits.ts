/** Random changes to values as an owner could make them in a form. */
import fc from 'fast-check';
import { isList, isMap, put, type Path, type Plain, type PlainMap } from './plain.ts';

export interface Edit {
  readonly deed: Deed;
  readonly path: Path;
  readonly value: Plain;
  /** What was taken out. */
  readonly gone: Path | undefined;
}
export type Deed = (typeof DEEDS)[number];
const DEEDS = [
  'set',
  'set',
  'add key',
  'delete key',
  'add item',
  'delete item',
  'move',
  'copy',
  'rename',
  'empty',
] as const;

/** Texts that are hard on a writer of YAML, and some that are not. */
const HARD = [
  ...[
    '',
    ' ',
    '~',
    'null',
    'yes',
    'No',
    'on',
    'y',
    'true',
    '<<',
    '=',
    '-',
    '- a',
    '? b',
    ': c',
    '# d',
    'e # f',
    'g: h',
    'i:',
    'j#k',
  ],
  ...[
    '2026-11-26',
    '2026-11-25 16:00',
    '08:00',
    '08:00-20:00',
    '12:30:45',
    '+19145550149',
    '+1 914 555 0149',
    '10595',
    '007',
  ],
  ...[
    '0x1F',
    '1_000',
    '1e3',
    '.5',
    '0b11',
    '.inf',
    '4.90',
    '5%',
    '%a',
    '@b',
    '`c`',
    '*d',
    '&e',
    '!f',
    '|',
    '>',
    '---',
    '...',
    '--- a',
  ],
  ...[
    "it's",
    '"so"',
    `it's "so"`,
    'a\\b',
    "a\\b'c",
    `a\\"b`,
    '[a]',
    '{from}',
    '{price:4} to {price:8}',
    'a, b',
    'a [b] c',
    'a {b} c',
  ],
  ...[
    ' lead',
    'trail ',
    'two  spaces',
    'tab\there',
    '\ttab',
    'café — “so” … 🚚',
    '\u00a0',
    'a\u0085b',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\u0007',
  ],
  ...[
    'one\ntwo',
    'one\n\ntwo',
    'one\n',
    'one\n\n\n',
    '\none',
    '  one\ntwo',
    'one\n  two\nthree',
    'one \ntwo',
    'a\n# b\nc: d',
    '\n',
    'one\r\ntwo',
  ],
  ...['http://a.example/?b=c#d', 'a:b', 'a :b', 'We take a sofa. We come today.', 'A word', 'x'],
];
const WORDS =
  'We come today or tomorrow and take the sofa, the bed: all of it, from {from}. Call us # now "please" it\'s free'.split(
    ' ',
  );

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HARD) },
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 60 }).map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom(...WORDS, '\n', '\n\n'), { minLength: 5, maxLength: 40 })
      .map((words) => words.join(' ')),
  },
);
const scalar: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.integer() },
  {
    weight: 1,
    arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
  },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('note', 'zip', 'sample', 'phone-2', 'yes', '1', 'a b', 'c: d', 'hours') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 8 }) },
);
const some: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(key, scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.dictionary(key, scalar, { minKeys: 1, maxKeys: 3 }), { maxLength: 3 }) },
);

/** What an edit needs to be made on any value. */
export interface Plan {
  readonly deed: Deed;
  /** Chooses a place among all those where the deed can be done. */
  readonly where: number;
  readonly dice: readonly number[];
  readonly key: string;
  readonly scalar: Plain;
  readonly some: Plain;
}
export const plan: fc.Arbitrary<Plan> = fc.record({
  deed: fc.constantFrom(...DEEDS),
  where: fc.nat(),
  dice: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
  ...{ key, scalar, some },
});

interface Spot {
  readonly path: Path;
  readonly value: Plain;
}
function* spotsIn(value: Plain, path: Path = []): Generator<Spot> {
  yield { path, value };
  if (isList(value)) for (const [at, item] of value.entries()) yield* spotsIn(item, [...path, at]);
  if (isMap(value)) for (const [name, item] of Object.entries(value)) yield* spotsIn(item, [...path, name]);
}

const CAN: Record<Deed, (value: Plain) => boolean> = {
  set: (value) => !isList(value) && !isMap(value),
  'add key': isMap,
  'delete key': (value) => isMap(value) && Object.keys(value).length > 0,
  'add item': isList,
  'delete item': (value) => isList(value) && value.length > 0,
  move: (value) => isList(value) && value.length > 1,
  copy: (value) => isList(value) && value.length > 0,
  rename: (value) => isMap(value) && typeof value.id === 'string',
  empty: (value) => (isList(value) || isMap(value)) && Object.keys(value).length > 0,
};

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** What a map becomes. */
function doneToMap({ deed, dice: [a = 0, b = 0], key, some }: Plan, value: PlainMap): PlainMap {
  const map: PlainMap = { ...value };
  if (deed === 'add key') put(map, Object.hasOwn(map, key) ? `${key}-2` : key, some);
  if (deed === 'rename') map.id = `renamed-${b % 10}`;
  if (deed === 'delete key') Reflect.deleteProperty(map, at(Object.keys(value), a));
  return deed === 'empty' ? {} : map;
}

/** A new entry: at times another one with a change. */
function newItem({ dice: [a = 0, b = 0, c = 0], scalar, some }: Plan, list: readonly Plain[]): Plain {
  const item = list.length > 0 && c % 3 > 0 ? structuredClone(at(list, a)) : some;
  if (!isMap(item) || c % 2 > 0) return item;
  const name = at(Object.keys(item), b) as string | undefined;
  const made: PlainMap = name === undefined ? { ...item } : { ...item, [name]: scalar };
  if (typeof made.id === 'string') made.id = `new-${b % 100}`;
  return made;
}

/** What a list becomes. */
function doneToList(plan: Plan, value: readonly Plain[]): Plain[] {
  const { deed, dice } = plan;
  const [a = 0, b = 0, c = 0] = dice;
  const list = [...value];
  const to = b % (list.length + 1);
  if (deed === 'delete item') list.splice(a % list.length, 1);
  if (deed === 'copy') list.splice(to, 0, structuredClone(at(list, a)));
  if (deed === 'add item') list.splice(to, 0, newItem(plan, value));
  if (deed === 'move') {
    const [item = null] = list.splice(a % list.length, 1);
    list.splice(b % (list.length + 1), 0, item);
    if (c % 3 === 0) list.reverse();
  }
  return deed === 'empty' ? [] : list;
}

/** What a value becomes. */
const done = (plan: Plan, value: Plain): Plain =>
  isMap(value) ? doneToMap(plan, value) : isList(value) ? doneToList(plan, value) : plan.scalar;

function goneFrom({ deed, dice: [a = 0] }: Plan, path: Path, value: Plain): Path | undefined {
  if (deed === 'empty') return path;
  if (deed === 'delete key' && isMap(value)) return [...path, at(Object.keys(value), a)];
  return deed === 'delete item' && isList(value) ? [...path, a % value.length] : undefined;
}

/** A value with another at a place. */
export function changed(value: Plain, path: Path, inner: (old: Plain) => Plain): Plain {
  const [first, ...rest] = path;
  if (first === undefined) return inner(value);
  if (isList(value)) return value.map((item, index) => (index === first ? changed(item, rest, inner) : item));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === String(first) ? changed(item, rest, inner) : item]),
  );
}

/** The edit that a plan makes of a value; undefined where there is no place for it. */
export function edited(value: Plain, plan: Plan): Edit | undefined {
  const spots = [...spotsIn(value)].filter((spot) => CAN[plan.deed](spot.value));
  if (spots.length === 0) return undefined;
  const { path } = at(spots, plan.where);
  return {
    ...{ deed: plan.deed, path, gone: goneFrom(plan, path, spots.find((spot) => spot.path === path)?.value ?? null) },
    value: changed(value, path, (old) => done(plan, old)),
  };
}
