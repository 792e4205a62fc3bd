/** New YAML nodes in the style of their siblings. */
import * as YAML from 'yaml';
import { isMap, type Plain, type PlainMap } from './plain.ts';

/** Whether some reader could take a text for something else: yes, 07402, 2026-11-26 16:00, a: b, 08:00-14:00, a#b. */
const isAmbiguous = (text: string): boolean =>
  /^[\d -]+:|#/.test(text) || YAML.stringify(text, { compat: 'yaml-1.1', lineWidth: 0 }) !== `${text}\n`;

function newScalar(value: Plain, like: readonly YAML.Node[]): YAML.Scalar {
  const scalar = new YAML.Scalar(value);
  if (typeof value !== 'string') return scalar;
  const texts = like.filter(
    (node): node is YAML.Scalar<string> => YAML.isScalar(node) && typeof node.value === 'string',
  );
  const [style, ...others] = new Set(texts.map(({ type }) => type));
  // Prettier drops the spaces of a line that has nothing else.
  if (/^[^\S\n]+$/m.test(value)) scalar.type = YAML.Scalar.QUOTE_DOUBLE;
  else if (value.includes('\n')) scalar.type = YAML.Scalar.BLOCK_LITERAL;
  else if (isAmbiguous(value)) scalar.type = YAML.Scalar.QUOTE_SINGLE;
  else if (style && others.length === 0) scalar.type = style;
  return scalar;
}

const isFlow = (siblings: readonly (YAML.YAMLMap | YAML.YAMLSeq)[]): boolean =>
  siblings.filter(({ flow }) => flow).length * 2 > siblings.length;

/** Ids, ZIP codes and numbers fit on one line; sentences get a line each. */
const areWords = (items: readonly Plain[]): boolean =>
  items.every((item) => typeof item !== 'object' && !/\s/.test(String(item)));

/** A detail of a record, such as { from: 1, to: 3 }, has braces while it fits; the record itself has lines. */
const isDetail = (map: PlainMap): boolean =>
  !Object.hasOwn(map, 'id') && Object.values(map).every((item) => typeof item !== 'object');

/** @param like nodes in the same place of other records */
export function newNode(value: Plain, like: readonly YAML.Node[]): YAML.Node {
  if (Array.isArray(value)) {
    const siblings = like.filter(YAML.isSeq).filter(({ items }) => items.length > 0);
    const list = new YAML.YAMLSeq();
    const items = siblings.flatMap((sibling) => sibling.items.filter(YAML.isNode));
    list.flow = siblings.length > 0 ? isFlow(siblings) : areWords(value);
    list.items = value.map((item) => newNode(item, items));
    return list;
  }
  if (!isMap(value)) return newScalar(value, like);
  const siblings = like.filter(YAML.isMap).filter(({ items }) => items.length > 0);
  const map = new YAML.YAMLMap();
  map.flow = siblings.length > 0 ? isFlow(siblings) : isDetail(value);
  map.items = Object.entries(value).map(([key, item]) => newPair(key, item, siblings));
  return map;
}

/** @param siblings maps of the same kind, whose field of this name is the example */
export function newPair(key: string, value: Plain, siblings: readonly YAML.YAMLMap[]): YAML.Pair<YAML.Node, YAML.Node> {
  const like = siblings.map((map) => map.get(key, true)).filter((node) => YAML.isNode(node));
  return new YAML.Pair(newScalar(key, []), newNode(value, like));
}
