/** Changes a YAML document to what it is to say: unchanged nodes stay, comments go with the record or field below them. */
import * as YAML from 'yaml';
import { keyOf } from './document.ts';
import { matchRecords } from './matching.ts';
import { isMap, plain, same, type Plain, type PlainMap } from './plain.ts';
import { newNode, newPair } from './style.ts';

/** Where the yaml package keeps the comment and the blank line above an entry. */
const topOf = (entry: unknown): YAML.Node | undefined =>
  YAML.isPair(entry) ? topOf(entry.key) : YAML.isNode(entry) ? entry : undefined;

const joined = (...comments: (string | null | undefined)[]): string | undefined =>
  comments.filter((comment) => typeof comment === 'string').join('\n') || undefined;

/** The names in their old order, each new one after the name that it follows in the form. */
function orderedKeys(old: readonly string[], value: PlainMap): string[] {
  const keys = Object.keys(value);
  const order = old.filter((key) => Object.hasOwn(value, key));
  keys.forEach((key, at) => {
    if (!order.includes(key)) order.splice(at === 0 ? 0 : order.indexOf(keys[at - 1] ?? '') + 1, 0, key);
  });
  return order;
}

/** Comments above deleted entries pass to the next that stays; they may head all that follows. */
function keepComments(block: YAML.YAMLMap | YAML.YAMLSeq, kept: ReadonlySet<unknown>): void {
  let waiting: string | undefined;
  let isSpaced = false;
  for (const entry of block.items) {
    const top = topOf(entry);
    if (!top) continue;
    const comment = joined(waiting, top.commentBefore);
    const isApart: boolean = waiting === undefined ? top.spaceBefore === true : isSpaced;
    [top.commentBefore, top.spaceBefore] = [comment, isApart];
    [waiting, isSpaced] = [kept.has(entry) ? undefined : comment, isApart];
  }
  block.comment = joined(waiting, block.comment);
}

/** Gives a list or map its new entries, with blank lines between them as between the old ones. */
function arrange(block: YAML.YAMLMap | YAML.YAMLSeq, entries: unknown[]): void {
  const [first, ...others] = block.items;
  const isSpaced = others.filter((entry) => topOf(entry)?.spaceBefore).length * 2 > others.length;
  const known = new Set<unknown>(block.items);
  keepComments(block, new Set(entries));
  for (const [at, entry] of entries.entries()) {
    const top = topOf(entry);
    if (!top) continue;
    if (at === 0 && entry !== first) top.spaceBefore = false;
    if (at > 0 && (entry === first || !known.has(entry))) top.spaceBefore = isSpaced;
  }
  block.items = entries;
}

function editMap(doc: YAML.Document, map: YAML.YAMLMap, value: PlainMap, like: readonly YAML.Node[]): void {
  const siblings = like.filter(YAML.isMap);
  const pairs = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  const entries = orderedKeys([...pairs.keys()], value).map((key): YAML.Pair => {
    const pair = pairs.get(key);
    const inner = value[key] ?? null;
    if (!pair) return newPair(key, inner, siblings);
    const examples = siblings.map((sibling) => sibling.get(key, true)).filter((example) => YAML.isNode(example));
    pair.value = editNode(doc, pair.value, inner, examples);
    return pair;
  });
  arrange(map, entries);
}

function editList(doc: YAML.Document, list: YAML.YAMLSeq, value: readonly Plain[], like: readonly YAML.Node[]): void {
  const examples = [list, ...like.filter(YAML.isSeq)].flatMap(({ items }) => items.filter(YAML.isNode));
  const matches = matchRecords(
    list.items.map((item) => (YAML.isNode(item) ? plain(item.toJS(doc)) : null)),
    value,
  );
  const entries = value.map((record, at) => {
    const old = list.items[matches[at] ?? -1];
    return old === undefined ? newNode(record, examples) : editNode(doc, old, record, examples);
  });
  const edited = new Map(matches.flatMap((old, at) => (old === undefined ? [] : [[list.items[old], entries[at]]])));
  // A record that became another kind of value still counts as the old one.
  list.items = list.items.map((item) => edited.get(item) ?? item);
  arrange(list, entries);
}

/** @returns the node with its new value, or another in its place */
function editNode(doc: YAML.Document, node: unknown, value: Plain, like: readonly YAML.Node[]): YAML.Node {
  if (!YAML.isNode(node)) return newNode(value, like);
  const old = plain(node.toJS(doc));
  if (same(old, value)) return node;
  if (YAML.isMap(node) && isMap(value) && node.items.length > 0) editMap(doc, node, value, like);
  else if (YAML.isSeq(node) && Array.isArray(value) && node.items.length > 0) editList(doc, node, value, like);
  else return replaced(node, newNode(value, YAML.isScalar(node) && node.value !== null ? [node] : like));
  return node;
}

/** A new node with the comments of the old one. */
function replaced(old: YAML.Node, fresh: YAML.Node): YAML.Node {
  const isBlock = YAML.isCollection(fresh) && !fresh.flow && fresh.items.length > 0;
  fresh.spaceBefore = old.spaceBefore;
  // Behind a list of lines, the comment of a value would stand below its last line.
  fresh.commentBefore = isBlock ? joined(old.commentBefore, old.comment) : old.commentBefore;
  fresh.comment = isBlock ? undefined : old.comment;
  return fresh;
}

/** Makes a document say a value. */
export function editDocument(doc: YAML.Document, value: Plain): void {
  const entriesTop = () => (YAML.isCollection(doc.contents) ? topOf(doc.contents.items[0]) : undefined);
  const old = entriesTop();
  // Without a blank line below it, the parser gives the file's header to the first entry.
  const header = doc.commentBefore ? undefined : old?.commentBefore;
  if (old && header) old.commentBefore = undefined;
  const root = editNode(doc, doc.contents, value, []);
  if (YAML.isCollection(root)) {
    if (root !== doc.contents) root.flow = false;
    // Where the parser puts comments at the end of a file.
    doc.comment = joined(root.comment, doc.comment) ?? null;
    root.comment = undefined;
  }
  doc.contents = root;
  if (!header) return;
  const top = entriesTop();
  if (top && !top.commentBefore) top.commentBefore = header;
  else doc.commentBefore = header;
}
