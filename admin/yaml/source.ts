/** A YAML text with its tree, which knows where everything is. */
import {
  Composer,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  Parser,
  visit,
  type Alias,
  type CST,
  type Document,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { put, type Plain, type PlainMap } from './plain.ts';
import { CannotRead } from './refusals.ts';

export type Tree = ParsedNode | Alias | Scalar | YAMLMap | YAMLSeq;

export interface Source {
  readonly text: string;
  readonly doc: Document;
  readonly root: Tree | null;
  /** Where comments are, in their order. */
  readonly comments: readonly Span[];
}
export interface Span {
  from: number;
  to: number;
}

/** What a mistake of form is called; what is not here is told as the parser tells it. */
const MISTAKES: Record<string, string> = {
  DUPLICATE_KEY: 'names a field a second time',
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
};

/**
 * @param text with \n at the ends of lines
 * @throws CannotRead for what is not one document of plain values
 */
export function sourceOf(text: string): Source {
  const counter = new LineCounter();
  const tokens = [...new Parser(counter.addNewLine).parse(text)];
  const docs = [...new Composer({ keepSourceTokens: true }).compose(tokens, true, text.length)];
  const [doc] = docs;
  if (!doc) throw new CannotRead('The file could not be read as YAML.');
  if (docs.length > 1)
    throw new CannotRead('The file holds several documents, divided by --- lines. Keep one document in it.');
  const line = (at: number) => `Line ${counter.linePos(at).line}`;
  for (const error of [...doc.errors, ...doc.warnings])
    throw new CannotRead(`${line(error.pos[0])} ${MISTAKES[error.code] ?? `is not YAML: ${error.message}`}.`);
  const odd = oddity(doc);
  if (odd) throw new CannotRead(`${line(odd.at)} ${odd.says}, which the editor cannot keep. Change it by hand.`);
  const directive = tokens.find((token) => token.type === 'directive');
  if (directive) throw new CannotRead(`${line(directive.offset)} is a % directive. Take it out by hand.`);
  let comments: readonly Span[] | undefined;
  return {
    ...{ text, doc: doc, root: doc.contents },
    get comments() {
      return (comments ??= commentsIn(tokens));
    },
  };
}

interface Oddity {
  at: number;
  says: string;
}

/** The first thing in a document that is no plain value under a plain key. */
function oddity(doc: Document): Oddity | undefined {
  let found: Oddity | undefined;
  visit(doc, (_, node) => {
    if (isPair(node)) found = oddKey(node);
    else if (isScalar(node) || isCollection(node)) found = oddNode(node);
    else if (isAlias(node) && !node.resolve(doc))
      found = { at: node.range?.[0] ?? 0, says: `points to a name that is not in the file, *${node.source}` };
    return found && visit.BREAK;
  });
  return found;
}

function oddKey({ key, value }: Pair): Oddity | undefined {
  const tree = asTree(key);
  const at = tree?.range?.[0] ?? asTree(value)?.range?.[0] ?? 0;
  if (!isScalar(key)) return { at, says: 'has a field whose name is not a single text' };
  return key.value === '<<' && key.type === 'PLAIN'
    ? { at, says: 'takes fields over from elsewhere with <<' }
    : undefined;
}

function oddNode({ tag, range, srcToken }: Scalar | YAMLMap | YAMLSeq): Oddity | undefined {
  if (tag) return { at: range?.[0] ?? 0, says: `has a tag, ${tag}` };
  if (srcToken?.type !== 'block-map') return undefined;
  const mark = srcToken.items.flatMap(({ start }) => start).find(({ type }) => type === 'explicit-key-ind');
  return mark && { at: mark.offset, says: 'has a field written with "? "' };
}

function commentsIn(tokens: readonly CST.Token[]): Span[] {
  const found: Span[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, offset, source } = value as Partial<CST.SourceToken>;
    if (type === 'comment' && offset !== undefined && source !== undefined)
      found.push({ from: offset, to: offset + source.length });
    else for (const inner of Object.values(value)) look(inner);
  };
  look(tokens);
  return found.sort((a, b) => a.from - b.from);
}

/** The comments between two places. */
export const commentsBetween = ({ comments }: Source, { from, to }: Span): Span[] =>
  comments.filter((comment) => comment.from >= from && comment.to <= to);

const values = new WeakMap<object, Plain>();

/** What stands in a node, an alias followed. Worked out once: it must not be changed. */
export function valueOf(source: Pick<Source, 'doc'>, node: unknown, within: readonly unknown[] = []): Plain {
  if (isScalar(node)) return node.value as Plain;
  if (!isCollection(node) && !isAlias(node)) return null;
  const known = values.get(node);
  if (known !== undefined) return known;
  if (within.includes(node)) throw new CannotRead('The file has a part that holds itself.');
  const inside = [...within, node];
  const made = isAlias(node) ? valueOf(source, node.resolve(source.doc), inside) : contentOf(source, node, inside);
  values.set(node, made);
  return made;
}

function contentOf(source: Pick<Source, 'doc'>, node: unknown, within: readonly unknown[]): Plain {
  if (isSeq(node)) return node.items.map((item) => valueOf(source, item, within));
  const map: PlainMap = {};
  if (isMap(node)) for (const pair of node.items) put(map, keyOf(pair), valueOf(source, pair.value, within));
  return map;
}

/** The name of a field as JavaScript has it. */
export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

export const asTree = (node: unknown): Tree | null =>
  isScalar(node) || isCollection(node) || isAlias(node) ? node : null;

/** Whether a node is a list or map of lines of their own. */
export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && !node.flow;
export const isFlow = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && node.flow === true;

/** Where a node begins and ends, without the comment or blank lines after it. */
export function spanOf(node: Tree): Span {
  const [from, to] = node.range ?? [0, 0, 0];
  return { from, to };
}
export const textOf = ({ text }: Source, node: Tree): string => text.slice(spanOf(node).from, spanOf(node).to);

/** Nodes of a collection: the values of a map, the items of a list. */
export const childrenOf = (node: unknown): unknown[] =>
  isMap(node) ? node.items.map(({ value }) => value) : isSeq(node) ? node.items : [];

/** Whether a name (&) is given or used anywhere in a node. */
export function hasNames(node: Tree): boolean {
  let found = false;
  visit(node, {
    Node(_, inner) {
      if (!isAlias(inner) && !inner.anchor) return undefined;
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

export { isAlias, isMap as isMapNode, isPair, isScalar as isScalarNode, isSeq as isListNode };
