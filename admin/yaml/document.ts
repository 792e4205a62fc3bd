/** Reads YAML into a document that can be edited, and refuses what an edit could not keep. */
import * as YAML from 'yaml';
import { plain, type Plain } from './plain.ts';
import { CannotWrite } from './refusals.ts';

const MISTAKES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'is indented with a tab; use spaces',
  DUPLICATE_KEY: 'names a field a second time',
  MULTIPLE_DOCS: 'begins a second document. Keep one document in the file',
};

/** Numbers print as typed: a ZIP code without quotes must not lose its zero. */
function asTyped(tag: YAML.Tags[number]): YAML.Tags[number] {
  if (typeof tag !== 'object' || tag.collection || !/:(int|float)$/.test(tag.tag)) return tag;
  const { stringify } = tag;
  return { ...tag, stringify: (item, ...context) => item.source ?? stringify?.(item, ...context) ?? '' };
}

/** What a field's name or value is that an edit could not keep. */
function oddity(node: unknown, doc: YAML.Document): string | undefined {
  if (YAML.isPair(node)) {
    if (!YAML.isScalar(node.key)) return 'has a field whose name is not a single text';
    return node.key.value === '<<' ? 'takes fields over from elsewhere with <<' : undefined;
  }
  if (YAML.isAlias(node))
    return node.resolve(doc) ? undefined : `points to a name that is not in the file, *${node.source}`;
  return YAML.isNode(node) && node.tag ? `has a tag, ${node.tag}` : undefined;
}

/** @throws CannotWrite unless the text is one document of plain values under plain names */
export function documentOf(text: string): YAML.Document {
  const lines = new YAML.LineCounter();
  const doc: YAML.Document = YAML.parseDocument(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'), {
    lineCounter: lines,
    prettyErrors: false,
    customTags: (tags) => tags.map(asTyped),
  });
  const refuse = (at: number, wrong: string) => {
    throw new CannotWrite(`Line ${lines.linePos(at).line} ${wrong}.`);
  };
  for (const { code, pos, message } of [...doc.errors, ...doc.warnings])
    refuse(pos[0], MISTAKES[code] ?? `is not YAML: ${message.replace(/\.$/, '')}`);
  if (doc.directives?.yaml.explicit) throw new CannotWrite('The file has a % directive. Take it out by hand.');
  YAML.visit(doc, (_, node) => {
    const odd = oddity(node, doc);
    const place = YAML.isPair(node) ? node.key : node;
    const at = YAML.isNode(place) ? (place.range?.[0] ?? 0) : 0;
    if (odd) refuse(at, `${odd}; change it by hand`);
  });
  return doc;
}

/** What a document says, without objects shared between its places. */
export const valueOf = (doc: YAML.Document): Plain => plain(doc.toJS());

export const keyOf = ({ key }: YAML.Pair): string =>
  YAML.isScalar<string | number | null>(key) ? String(key.value ?? '') : '';

/** The lexer marks scalars, so a token that begins with # is a comment. */
export const commentsOf = (text: string): string[] =>
  [...new YAML.Lexer().lex(text.replaceAll('\r\n', '\n'))].filter((token) => token.startsWith('#')).sort();
