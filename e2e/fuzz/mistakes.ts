/** Mistakes that people and programs make in content/, drawn at random from what it has. Known ones: bad-content.test.ts and yaml-mistakes.test.ts in src/validation/. */
import fc from 'fast-check';
import { parse } from 'yaml';
import { yamlOf } from '#validation/yaml.ts';

/** The files of content/ by their path below it. */
export type Content = ReadonlyMap<string, string>;

/** One file with a mistake; without a text the file is gone. */
export interface Mistake {
  what: string;
  path: string;
  text?: string;
}

type Node = Record<string, unknown> | unknown[];
/** Where a value is: its parent, and its key there. */
interface Place {
  parent: Node;
  key: string | number;
  path: string;
}

const ODD_TEXTS = [
  ...['\u202egnihton', '\u200b', '\u00a0', '\u0000', '\ud800', '\ufeff', '\ufffd', '\u2028', '\n', '\t', '  '],
  ...`" ' \\ \` <b> </main> <script>alert(1)</script> <!-- ]]> &amp; &#0; & $& % %E0%A4%A # ? / |`.split(' '),
  ...'😀 👨‍👩‍👧‍👦 e\u0301 ﬁ 漢字 İstanbul ½ <5 a=b [x] *z* C:\\new extraordinarily-long-compound-word'.split(' '),
  ...'{ } {} {from} {From} {from:1} {price} {price:0} {price:99} {price:8} {phone} {truck.yards} {fact:}'.split(' '),
  ...'{fact:nothing} {fact:constructor} {{from}} ${x} {price:sofa+} {price:9999-feet} {room:constructor}'.split(' '),
  ...['{from from}', '[here](/nowhere)', '[here](/pricing)', 'Mr. O’Brien’s “café” for $149 and/or 3/4'],
];

const ODD_VALUES: unknown[] = [
  ...['', ' ', null, true, false, [], {}, [null], ['x'], [[]], { id: 'x' }, { a: { b: { c: 1 } } }],
  ...[0, -1, 1, 0.5, 13, 1e6, 1e21, 5e-324, NaN, Infinity, 2 ** 53 + 2],
  ...['x', 'x'.repeat(100_000), 'word '.repeat(20_000), 'W'.repeat(60), new Date('2026-11-21'), 'https://a b'],
  // Ids that don't exist, or are another record's.
  ...'no-such-thing constructor __proto__ ../../../etc/passwd brookton mattress-removal 12912 00000'.split(' '),
  ...'2026-02-30 2026-13-01 9999-12-31 1899-01-01 2026 2026-11-21 yesterday 25:00 08:00'.split(' '),
  ...'https:// https://a https://example.com/"><script> https://example.com/{from} javascript:alert(1)'.split(' '),
  ...'//example.com /nowhere / a@b a@b.example +10000000000 +12125550100'.split(' '),
  ...ODD_TEXTS,
];

/** Blocks of Markdown that pages may not show, or show badly. */
const BLOCKS = [
  ...['# A second main heading', 'A second main heading\n===', '##', '## 😀', '## Main\n\n## Main', '##### Five deep'],
  ...['## With [a link](/pricing) and {from} and `code`', '## From {fact:nothing}', '- [ ] a task', '---', '{from\n}'],
  ...['| a | b |\n|---|\n| 1 |', '| a | b |\n|---|---|\n| {from} | {fact:nothing} |\n| 1 | 2 | 3 |', '{**from**}'],
  ...['<div>\n\nInside', '</article></main>', '<script>alert(1)</script>', '<!-- a comment never closed', '{\\from}'],
  ...['<p style="color:red" onclick="x()">Red', '![A picture](/favicon.svg)', '![A picture](%E0%A4%A)', '`{nothing}`'],
  ...['[Nowhere](/nowhere)', '[Here](/pricing/)', '[Here](#nowhere)', '[ref]\n\n[ref]: /nowhere', '[Token](/{from})'],
  ...['[Bad](javascript:alert(1))', '[Plain](http://example.com)', 'Note[^1]\n\n[^1]: At the foot', '{{ liquid }}'],
  ...['www.example.com and a@b.example', '```js\nnever closed {from}\n', '    indented {price:4}', '{price:99}'],
  ...[`${'> '.repeat(400)}deep`, 'word '.repeat(40_000), '*'.repeat(5_000), '['.repeat(5_000), '~~gone~~ ^up^'],
  ...['"quotes" -- and ...', '&nbsp;&lt;script&gt;&#0;&#x110000;&bogus;', '\u0000', '\u202ebackwards', '10000. Big'],
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const get = ({ parent, key }: Place): unknown => (parent as Record<string | number, unknown>)[key];
const set = ({ parent, key }: Place, value: unknown): void => {
  (parent as Record<string | number, unknown>)[key] = value;
};
const remove = ({ parent, key }: Place): void => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
};

/** Every value below a node. */
function placesIn(parent: unknown, path = ''): Place[] {
  if (!isNode(parent)) return [];
  return (Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent)).flatMap((key) => {
    const place = { parent, key, path: `${path}/${key}` };
    return [place, ...placesIn(get(place), place.path)];
  });
}
/** The same for the same field of every record. */
const fieldOf = ({ path }: Place) => path.replace(/\/\d+/g, '/#');

/** Changes one value, with two random numbers to choose by. */
type Change = (place: Place, places: Place[], one: number, two: number) => void;

const swapText =
  (change: (text: string, one: number, two: number) => string): Change =>
  (place, _places, one, two) => {
    const value = get(place);
    set(place, typeof value === 'string' && value !== '' ? change(value, one, two) : at(ODD_VALUES, one));
  };

/** The place of another record's value in the same field, or any other. */
const otherThan = (place: Place, places: Place[], one: number): Place => {
  const alike = places.filter((other) => other !== place && fieldOf(other) === fieldOf(place));
  return at(alike.length > 0 ? alike : places, one);
};

const CHANGES: Record<string, Change> = {
  'is gone': (place) => remove(place),
  'is an odd value': (place, _places, one) => set(place, at(ODD_VALUES, one)),
  'has an odd text in it': swapText((text, one, two) => {
    const where = two % (text.length + 1);
    return text.slice(0, where) + at(ODD_TEXTS, one) + text.slice(where);
  }),
  'is of another length': swapText((text, one) =>
    `${text} and a few more words than there were in the sentence before it, ${text}`.slice(0, 1 + (one % 200)),
  ),
  'is another figure': (place, _places, one, two) => {
    const value = get(place);
    const by = typeof value === 'number' ? value : 1;
    set(place, at([-by, by * 1e9, by + 0.5, by / 1e9, by + 1, by - 1, by * 1.1, by * 10, two % 10 ** (one % 8)], one));
  },
  'is a copy of another': (place, places, one) => set(place, structuredClone(get(otherThan(place, places, one)))),
  'is repeated': (place, _places, one) => {
    if (Array.isArray(place.parent)) place.parent.push(...Array<unknown>(1 + (one % 30)).fill(get(place)));
    else set(place, [get(place), get(place)]);
  },
};

const FRONT = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** Draws one mistake in one file. */
export function mistakes(content: Content): fc.Arbitrary<Mistake> {
  const paths = [...content.keys()].sort();
  const markdown = paths.filter((path) => path.endsWith('.md'));
  const textOf = (path: string) => content.get(path) ?? '';
  const numbers = [fc.nat(), fc.nat()] as const;

  const value = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...Object.entries(CHANGES)), fc.nat(), ...numbers)
    .map(([path, [what, change], where, one, two]): Mistake => {
      const [, front, body] = FRONT.exec(textOf(path)) ?? [];
      const data: unknown = parse(front ?? textOf(path));
      const places = placesIn(data);
      if (places.length === 0) return { what: `${path} is gone`, path };
      // Every field is as likely as every other.
      const field = at([...new Set(places.map(fieldOf))], where);
      const place = at(
        places.filter((candidate) => fieldOf(candidate) === field),
        two,
      );
      change(place, places, one, two);
      const text = front === undefined ? yamlOf(data) : `---\n${yamlOf(data)}---\n${body}`;
      return { what: `${path} ${place.path} ${what} (${one}, ${two})`, path, text };
    });
  const block = fc
    .tuple(fc.constantFrom(...markdown), fc.constantFrom(...BLOCKS), fc.nat())
    .map(([path, added, where]): Mistake => {
      const [, front = '', body = ''] = FRONT.exec(textOf(path)) ?? [];
      const blocks = body.split('\n\n');
      const text = `---\n${front}---\n${blocks.toSpliced(where % (blocks.length + 1), 0, added).join('\n\n')}`;
      return { what: `${path} has the block ${JSON.stringify(added.slice(0, 60))}`, path, text };
    });
  return fc
    .oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: block })
    .map((mistake) => Object.assign(mistake, { [fc.toStringMethod]: () => mistake.what }));
}
