/** Mistakes that people and programs make in content/, drawn at random from what the content holds. */
import fc from 'fast-check';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { yamlOf } from '#validation/yaml.ts';

/** The files of content/ by their path below it. */
export type Content = ReadonlyMap<string, Buffer>;

export interface Mistake {
  /** What was done, for whoever reads a failure. */
  what: string;
  /** Files that differ now; null where the file is gone. */
  changes: ReadonlyMap<string, Buffer | null>;
}

type Node = Record<string, unknown> | unknown[];
/** Where a value stands: its parent, and its key there. */
interface Spot {
  parent: Node;
  key: string | number;
  path: string;
}

const RTL = '\u202e';
const ODD_TEXT = [
  // What cannot be seen.
  ...[`${RTL}gnihton`, '\u200b', '\u00a0', '\u0000', '\u0007', '\ud800', '\ufeff', '\ufffd', '\u2028'],
  ...['\n', '\r\n', '\t', '  '],
  // What other programs take for their own.
  ...`" ' \\ \` <b> </main> <script>alert(1)</script> <!-- ]]> &amp; &#0; & $& $1 % %E0%A4%A # ? / |`.split(' '),
  // Signs beyond the alphabet: pictures, an accent of its own, two letters in one.
  ...'😀 👨‍👩‍👧‍👦 é e\u0301 ﬁ 漢字'.split(' '),
  // Tokens, right and wrong.
  ...'{ } {} {from} {from from} {From} {from:1} {price} {price:0} {price:99} {price:8} {phone} {truck}'.split(' '),
  ...'{truck.yards} {fact:} {fact:nothing} {fact:constructor} {fact:Vol-Seating} {{from}} ${x}'.split(' '),
  ...'{price:sofa+} {price:+} {price:0-feet} {price:9999-feet} {room:constructor} {feet:2-} {from:constructor}'.split(
    ' ',
  ),
  '{ from }',
  '[here](/nowhere)',
  '[here](/pricing)',
];

const ODD_VALUES: unknown[] = [
  ...['', ' ', null, true, false, [], {}, [null], ['x'], [[]], { id: 'x' }, { a: { b: { c: 1 } } }],
  ...[0, -1, 1, 0.5, 13, 1e6, 1e21, 1e308, -1e308, 5e-324, NaN, Infinity, 2 ** 53 + 2],
  ...['x', 'x'.repeat(100_000), 'word '.repeat(20_000), 'W'.repeat(60)],
  // Ids that are none, or another record's.
  ...'no-such-thing constructor __proto__ toString ../../../etc/passwd'.split(' '),
  ...'yonkers mattress-removal 10583 00000'.split(' '),
  // Days and times.
  ...'2026-02-30 2026-13-01 0000-00-00 9999-12-31 1899-01-01 2026 2026-11 2026-11-21'.split(' '),
  ...[new Date('2026-11-21'), 'yesterday', '25:00', '08:00'],
  // Addresses and phone.
  ...'https:// https://a https://example.com/"><script> https://example.com/{from} javascript:alert(1)'.split(' '),
  ...'http://example.com //example.com /nowhere / a@b a@b.example +10000000000 +12125550100'.split(' '),
  'https://a b',
  ...ODD_TEXT,
];

/** What most texts are made of; WORDS has what an editor could write as well. */
const PLAIN = "a piano Mr. R&D Ho-Ho-Kus O'Brien’s “café” $149 and/or 3/4 extraordinary".split(' ');
const WORDS = [
  ...PLAIN,
  ...'50% #1 https://example.com x@y.example {from} {price:8} {phone} {truck.feet} ½ × – 😀 İstanbul ß 漢字'.split(' '),
  ...'<5 >5 a=b [x] (y) *z* `q` ~1 C:\\new $& %20 null 1e5 extraordinarily-long-compound-word'.split(' '),
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
];

/** Blocks of Markdown that pages may not draw, or draw badly. */
const BODIES = [
  '# A second main heading',
  'A second main heading\n===',
  '##',
  '## 😀',
  '## Questions',
  '## Main\n\n## Main',
  '##### Five deep',
  '#NoSpace',
  '## With [a link](/pricing) and {from} and `code`',
  '## From {fact:nothing}',
  '| a | b |\n|---|\n| 1 |',
  '| a | b |\n|---|---|\n| {from} | {fact:nothing} |\n| 1 | 2 | 3 |',
  '|||\n|-|-|',
  '<div>\n\nInside',
  '</article></main>',
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<p style="color:red" onclick="x()">Red',
  'Text with <b>bold</b> and <br> inside.',
  '<!-- a comment never closed',
  '![A picture](/favicon.svg)',
  '![A picture](./picture.png)',
  '![A picture](https://example.com/x.png)',
  '![A picture](%E0%A4%A)',
  '[Nowhere](/nowhere)',
  '[Nowhere](nowhere)',
  '[Here](/pricing/)',
  '[Here](/pricing.html)',
  '[Here](/pricing)',
  '[Here](#nowhere)',
  '[Bad](javascript:alert(1))',
  '[Plain](http://example.com)',
  '[Far]( https://example.com "title" )',
  '[Token](/{from})',
  '[ref]\n\n[ref]: /nowhere',
  '[ref][]',
  'Note[^1]\n\n[^1]: At the foot',
  'www.example.com and http://example.com and a@b.example',
  '```\n{from} {fact:nothing}\n```',
  '```js\nnever closed {from}\n',
  '    indented {price:4}',
  '`{from}` and `{nothing}`',
  '{from\n}',
  '{ from }',
  '{price:99}',
  '{fact:nothing}',
  '{\\from}',
  '\\{from\\}',
  '{**from**}',
  '{fact:a_b_c}',
  '---',
  '***',
  '- [ ] a task\n- [x] done',
  '1000000000. Big list',
  `${'> '.repeat(400)}deep`,
  Array.from({ length: 200 }, (_, at) => `${' '.repeat(at * 2)}- deep`).join('\n'),
  'word '.repeat(40_000),
  '*'.repeat(5_000),
  '['.repeat(5_000),
  '~~gone~~ ^up^ ~down~ :smile: $x^2$',
  'Term\n: Definition',
  ':::note\nA directive\n:::',
  '"quotes" -- and --- and ... \'it\'',
  '&nbsp;&lt;script&gt;&#0;&#x110000;&bogus;',
  '\u0000',
  `${RTL}backwards`,
  'export const x = 1',
  '{{ liquid }} {% tag %}',
];

const LINES = [
  ...['\tx: 1', 'x: [', 'x: "never closed', "x: 'never closed", 'x: : y', '- - -', '---', '...', '#', '  '],
  ...['<<<<<<< HEAD', '=======', '%YAML 9.9', '!!js/function x', '&a [*a]', 'x: &x {y: *x}', 'x: !thing y'],
  ...['? complex: key', '@x', '`x`', '\u0000', '\ufeff'],
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const get = (node: Node, key: string | number): unknown => (node as Record<string | number, unknown>)[key];
const set = (node: Node, key: string | number, value: unknown): void => {
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true });
};
const remove = (node: Node, key: string | number): void => {
  if (Array.isArray(node)) node.splice(Number(key), 1);
  else Reflect.deleteProperty(node, key);
};

/** Every value below a node. */
function spotsIn(node: unknown, path = ''): Spot[] {
  if (!isNode(node)) return [];
  return (Array.isArray(node) ? [...node.keys()] : Object.keys(node)).flatMap((key) => {
    const here = `${path}/${key}`;
    return [{ parent: node, key, path: here }, ...spotsIn(get(node, key), here)];
  });
}

const FRONT = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/** What a file says as data, and how to write it again. */
function opened(path: string, bytes: Buffer): { data: unknown; write: (data: unknown) => Buffer } {
  const text = bytes.toString('utf8');
  if (!path.endsWith('.md')) return { data: parse(text), write: (data) => Buffer.from(yamlOf(data)) };
  const [, front = '', body = ''] = FRONT.exec(text) ?? [];
  return { data: parse(front), write: (data) => Buffer.from(`---\n${yamlOf(data)}---\n${body}`) };
}

/** Something done to one value. `dice` are numbers to choose with. Returns what was done, undefined where it does not apply. */
type Deed = (spot: Spot, spots: Spot[], dice: number[]) => string | undefined;

const shown = (value: unknown) => (JSON.stringify(value) as string | undefined)?.slice(0, 60) ?? String(value);
const alike = ({ path }: Spot) => path.replace(/\/\d+/g, '/#');

/** Other values of the same kind: in the same field of other records, or beside it in its list. */
const othersLike = (spot: Spot, spots: Spot[]) =>
  spots.filter((other) => other !== spot && alike(other) === alike(spot));

const drop: Deed = ({ parent, key }) => {
  remove(parent, key);
  return 'dropped';
};

const copyAlike: Deed = (spot, spots, [die = 0]) => {
  const others = othersLike(spot, spots);
  if (others.length === 0) return undefined;
  const other = at(others, die);
  set(spot.parent, spot.key, structuredClone(get(other.parent, other.key)));
  return `is a copy of ${other.path}`;
};

const DEEDS: Deed[] = [
  drop,
  function odd({ parent, key }, _spots, [die = 0]) {
    const value = at(ODD_VALUES, die);
    set(parent, key, value);
    return `is now ${shown(value)}`;
  },
  function insert({ parent, key }, _spots, [die = 0, where = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'string') return undefined;
    const odd = at(ODD_TEXT, die);
    const place = where % (value.length + 1);
    set(parent, key, value.slice(0, place) + odd + value.slice(place));
    return `has ${shown(odd)} at ${place}`;
  },
  function replaceEnd({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'string') return undefined;
    const odd = at(ODD_TEXT, die);
    set(parent, key, value.slice(0, Math.max(0, value.length - odd.length)) + odd);
    return `ends with ${shown(odd)}`;
  },
  function rewrite({ parent, key }, _spots, [die = 0, length = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'string') return undefined;
    const long = at([4, 20, 26, 30, 33, 36, 40, 50, 60, 90, 120, 158, 200, 300], length);
    const words = Array.from({ length: long }, (_, place) => at(die % 3 === 0 ? WORDS : PLAIN, die + place)).join(' ');
    set(parent, key, words.slice(0, long));
    return `is now ${shown(words.slice(0, long))}`;
  },
  function figure({ parent, key }, _spots, [die = 0, size = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'number') return undefined;
    const result = Number.isInteger(value) && die % 3 > 0 ? size % 10 ** (die % 8) : (size % 1e6) / 10 ** (die % 9);
    set(parent, key, result);
    return `is now ${result}`;
  },
  function grow({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'string') return undefined;
    const more = at(
      [' x', ' and a few more words than there were', 'unbroken'.repeat(4), '-ny', '.', '…', ` ${'word '.repeat(20)}`],
      die,
    );
    set(parent, key, value + more);
    return `goes on with ${shown(more)}`;
  },
  function cut({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'string') return undefined;
    set(parent, key, value.slice(0, die % value.length));
    return `is cut to ${die % value.length} characters`;
  },
  function calculate({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (typeof value !== 'number') return undefined;
    const result = at(
      [-value, value * 1e9, value + 0.5, value / 1e9, value + 1, value - 1, value * 1.1, value * 10, 0],
      die,
    );
    set(parent, key, result);
    return `is now ${result}`;
  },
  function swap(spot, spots, [die = 0]) {
    const others = othersLike(spot, spots);
    if (others.length === 0) return undefined;
    const other = at(others, die);
    const [mine, theirs] = [get(spot.parent, spot.key), get(other.parent, other.key)];
    set(spot.parent, spot.key, theirs);
    set(other.parent, other.key, mine);
    return `swapped with ${other.path}`;
  },
  function borrow(spot, spots, [die = 0]) {
    const other = at(spots, die);
    const value = get(other.parent, other.key);
    set(spot.parent, spot.key, structuredClone(value));
    return `is now that of ${other.path}`;
  },
  copyAlike,
  function repeat({ parent, key }, _spots, [die = 0]) {
    if (!Array.isArray(parent)) return undefined;
    const times = at([1, 2, 60], die);
    parent.splice(Number(key), 0, ...Array.from({ length: times }, () => structuredClone(get(parent, key))));
    return `stands ${times} more times`;
  },
  function reverse({ parent, key }) {
    const value = get(parent, key);
    if (!isNode(value)) return undefined;
    if (Array.isArray(value)) value.reverse();
    else {
      const keys = Object.keys(value);
      const values = keys.map((name) => get(value, name)).reverse();
      keys.forEach((name, index) => set(value, name, values[index]));
    }
    return 'reversed';
  },
  function keepOne({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (!Array.isArray(value) || value.length < 2) return undefined;
    set(parent, key, [at(value, die)]);
    return 'has one entry left';
  },
  function rename({ parent, key }, _spots, [die = 0]) {
    if (typeof key !== 'string') return undefined;
    const name = at(
      [`${key}s`, key.toUpperCase(), ` ${key}`, '__proto__', 'constructor', 'id', 'slug', 'html', 'body', ''],
      die,
    );
    const value = get(parent, key);
    remove(parent, key);
    set(parent, name, value);
    return `renamed to ${shown(name)}`;
  },
  function add({ parent, key }, _spots, [die = 0]) {
    const value = get(parent, key);
    if (!isNode(value) || Array.isArray(value)) return undefined;
    const name = at(['slogan', 'slug', 'html', 'body', 'file', 'path', 'toString', 'layout', 'draft'], die);
    set(value, name, at(ODD_VALUES, die));
    return `has the new field ${name}`;
  },
];

/** Deeds that often leave content that is accepted. */
const LIKELY = new Set(['rewrite', 'figure', 'copyAlike', 'swap', 'grow', 'cut', 'drop']);

/** Changes of the text itself. */
type Edit = (text: string, dice: number[]) => Buffer;

const lineEdit =
  (change: (lines: string[], place: number, die: number) => void): Edit =>
  (text, [place = 0, die = 0]) => {
    const lines = text.split('\n');
    change(lines, place % lines.length, die);
    return Buffer.from(lines.join('\n'));
  };

const EDITS: Record<string, Edit> = {
  'is empty': () => Buffer.alloc(0),
  'is white space': () => Buffer.from(' \n\n\t\n'),
  'holds null': () => Buffer.from('null\n'),
  'holds a word': () => Buffer.from('words\n'),
  'holds an empty list': () => Buffer.from('[]\n'),
  'holds an empty record': () => Buffer.from('{}\n'),
  'is a picture': () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xd8]),
  'is cut off': (text, [place = 0]) => Buffer.from(text.slice(0, place % text.length)),
  'has Windows line ends': (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  'has old Macintosh line ends': (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'has a byte order mark': (text) => Buffer.from(`\ufeff${text}`),
  'is UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'is Latin-1': (text) => Buffer.from(text.replace('e', 'é'), 'latin1'),
  'has a bad byte': (text, [place = 0]) => {
    const bytes = Buffer.from(text);
    bytes[place % bytes.length] = 0xff;
    return bytes;
  },
  'stands twice in itself': (text) => Buffer.from(text + text),
  'has no line end at its end': (text) => Buffer.from(text.trimEnd()),
  'begins with an empty line': (text) => Buffer.from(`\n${text}`),
  'lost a line': lineEdit((lines, place) => void lines.splice(place, 1)),
  'has a line twice': lineEdit((lines, place) => void lines.splice(place, 0, lines[place] ?? '')),
  'has two lines swapped': lineEdit(
    (lines, place) => void lines.splice(place, 2, ...lines.slice(place, place + 2).reverse()),
  ),
  'has an odd line': lineEdit((lines, place, die) => void lines.splice(place, 0, at(LINES, die))),
  'has a line begun with a tab': lineEdit((lines, place) => void (lines[place] = `\t${lines[place] ?? ''}`)),
  'has tabs for spaces': lineEdit((lines, place) => void (lines[place] = (lines[place] ?? '').replace(/^ +/, '\t'))),
  'has a line moved to the right': lineEdit(
    (lines, place, die) => void (lines[place] = ' '.repeat(1 + (die % 3)) + (lines[place] ?? '')),
  ),
  'has a line moved to the left': lineEdit(
    (lines, place) => void (lines[place] = (lines[place] ?? '').replace(/^ /, '')),
  ),
  'lost its quotes in a line': lineEdit(
    (lines, place) => void (lines[place] = (lines[place] ?? '').replace(/['"]/g, '')),
  ),
  'lost a colon': lineEdit((lines, place) => void (lines[place] = (lines[place] ?? '').replace(':', ''))),
  'has a sign more': (text, [place = 0, die = 0]) => {
    const where = place % (text.length + 1);
    return Buffer.from(
      text.slice(0, where) + at([...ODD_TEXT, ':', '- ', '{', '[', ']', '*', '&', '!'], die) + text.slice(where),
    );
  },
  'has a sign less': (text, [place = 0]) => {
    const where = place % text.length;
    return Buffer.from(text.slice(0, where) + text.slice(where + 1));
  },
  'lost the quotes of its dates': (text) => Buffer.from(text.replace(/'(\d{4}-\d\d-\d\d)'/g, '$1')),
};

/** What a file can end up as: * is its name, .? its ending. */
const NAMES = [
  ...[
    'a copy of *.?',
    '* (1).?',
    '*.old.?',
    '*-copy.?',
    '*_x.?',
    '*.bak',
    '*.txt',
    '*.markdown',
    '*.yml',
    '.?',
    '...?',
  ],
  // Names that the site has taken, or that make no address.
  ...['Mount-Kisco.?', 'index.?', 'pricing.?', 'api.?', 'redirecting.?', '404.?', 'sitemap-index.?', 'rules.?'],
  ...['español-😀.?', '100%.?', `${'x'.repeat(200)}.?`, 'below/*.?', '../*.?', '../towns/*.?'],
];
const renamed = (path: string, to: string): string => {
  const { dir, name, ext } = posix.parse(path);
  const below = posix.join(dir, to.replace('*', name).replace('.?', ext));
  // Nothing lands outside of content/.
  return below.startsWith('../../') ? below.slice(3) : below;
};

/** Draws one mistake in one file. */
function oneMistake(content: Content): fc.Arbitrary<Mistake> {
  const paths = [...content.keys()].sort();
  const among = (test: (path: string) => boolean) => fc.constantFrom(...paths.filter(test));
  const markdown = among((path) => path.endsWith('.md'));
  const file = fc.oneof(
    { weight: 2, arbitrary: among((path) => !path.includes('/')) },
    { weight: 1, arbitrary: among((path) => path.startsWith('facts/')) },
    { weight: 1, arbitrary: markdown },
  );
  const deed = fc.constantFrom(
    ...DEEDS,
    ...DEEDS.filter(({ name }) => LIKELY.has(name)).flatMap((likely) => [likely, likely]),
  );
  const dice = fc.array(fc.nat(), { minLength: 3, maxLength: 3 });
  const bytesOf = (path: string) => content.get(path) ?? Buffer.alloc(0);
  const made = (what: string, changes: [string, Buffer | null][]): Mistake => ({ what, changes: new Map(changes) });

  const value = fc.tuple(file, fc.nat(), deed, dice).map(([path, where, deed, numbers]) => {
    const { data, write } = opened(path, bytesOf(path));
    const spots = spotsIn(data);
    // A list without records yet has no value to be wrong.
    if (spots.length === 0) return made(`${path}, which is empty, is gone`, [[path, null]]);
    // Every kind of field comes up as often as every other.
    const kind = at([...new Set(spots.map(alike))], where);
    const spot = at(
      spots.filter((candidate) => alike(candidate) === kind),
      numbers[2] ?? 0,
    );
    // A deed that does not fit the value becomes one that fits all.
    const did = deed(spot, spots, numbers) ?? copyAlike(spot, spots, numbers) ?? drop(spot, spots, numbers);
    return made(`${path} ${spot.path} ${did} (${deed.name})`, [[path, write(data)]]);
  });
  const text = fc
    .tuple(file, fc.constantFrom(...Object.entries(EDITS)), dice)
    .map(([path, [what, edit], numbers]) =>
      made(`${path} ${what}`, [[path, edit(bytesOf(path).toString('utf8'), numbers)]]),
    )
    .filter(({ changes }) => [...changes].every(([path, bytes]) => bytes?.equals(bytesOf(path)) === false));
  const body = fc.tuple(markdown, fc.nat(), fc.constantFrom(...BODIES)).map(([path, where, block]) => {
    const whole = bytesOf(path).toString('utf8');
    const [, front = '', old = ''] = FRONT.exec(whole) ?? [];
    const blocks = old.split('\n\n');
    blocks.splice(where % (blocks.length + 1), 0, block);
    return made(`${path} has in its body ${shown(block)}`, [
      [path, Buffer.from(`---\n${front}---\n${blocks.join('\n\n')}`)],
    ]);
  });
  const gone = file.map((path) => made(`${path} is gone`, [[path, null]]));
  const named = fc.tuple(file, fc.constantFrom(...NAMES), fc.boolean()).map(([path, to, kept]) => {
    const other = renamed(path, to);
    return made(`${path} is ${kept ? 'copied' : 'renamed'} to ${other}`, [
      ...(kept || other === path ? [] : [[path, null] as [string, null]]),
      [other, bytesOf(path)],
    ]);
  });
  const stray = fc
    .constantFrom(
      ...'.DS_Store notes.txt services/Thumbs.db posts/picture.jpg facts/x.json new.yaml towns/.hidden.md'.split(' '),
    )
    .map((path) => made(`${path} appeared`, [[path, Buffer.from('x')]]));

  return fc.oneof(
    { weight: 12, arbitrary: value },
    { weight: 4, arbitrary: text },
    { weight: 4, arbitrary: body },
    { weight: 1, arbitrary: gone },
    { weight: 2, arbitrary: named },
    { weight: 1, arbitrary: stray },
  );
}

/** Draws one mistake, now and then two or three at once. */
export const mistakes = (content: Content): fc.Arbitrary<Mistake> =>
  fc
    .oneof(
      { weight: 9, arbitrary: fc.array(oneMistake(content), { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(oneMistake(content), { minLength: 2, maxLength: 3 }) },
    )
    .map((list) => {
      const what = list.map(({ what }) => what).join('; ');
      return { what, changes: new Map(list.flatMap(({ changes }) => [...changes])), [fc.toStringMethod]: () => what };
    });
