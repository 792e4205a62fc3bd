/** Reads content as YAML 1.2, in which "no" is text. A day without quotes is a date, as in Astro, and refused. */
import { isScalar, LineCounter, parseDocument, stringify, visit, type Document, type ErrorCode, type Tags } from 'yaml';

export interface YamlError {
  code: ErrorCode | 'ALIAS';
  reason: string;
  /** From 0. */
  line: number;
  column: number;
  position: number;
}

/** A YamlError in an editor's words, at the line of the mistake. */
export interface YamlMistake {
  /** From 0. */
  line: number;
  wrong: string;
  remedy: string;
}

export interface ReadYaml {
  doc: Document.Parsed;
  /** From 1. */
  lineAt: (offset: number) => number;
  error: YamlError | undefined;
}

const TAGS: Tags = ['timestamp'];

/** A record or list as a file of content, days in quotes. */
export const yamlOf = (value: unknown): string =>
  stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, customTags: TAGS });

export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, customTags: TAGS });
  const found = [...doc.errors, ...doc.warnings].map(({ code, message, pos }) => ({
    code,
    reason: message,
    position: pos[0],
  }));
  const [first] = [...found, ...unknownAliases(doc)].sort((a, b) => a.position - b.position);
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (!first) return { doc, lineAt, error: undefined };
  const { line, col } = lines.linePos(first.position);
  return { doc, lineAt, error: { ...first, line: line - 1, column: col - 1 } };
}

let last: { text: string; doc: Document.Parsed } | undefined;

/** A value as it is typed, '00114' for 114; undefined for what is no single value. @param text YAML without mistakes */
export function typedAt(text: string, path: readonly PropertyKey[]): string | undefined {
  if (last?.text !== text) last = { text, doc: readYaml(text).doc };
  const node = last.doc.getIn(path, true);
  return isScalar(node) ? node.source : undefined;
}

/** Aliases of nothing, or of what contains them. */
function unknownAliases(doc: Document.Parsed) {
  const found: Pick<YamlError, 'code' | 'reason' | 'position'>[] = [];
  visit(doc, {
    Alias: (_, alias) => {
      const [position = 0] = alias.range ?? [];
      const { range } = alias.resolve(doc) ?? {};
      if (!range || (range[0] <= position && position < range[1]))
        found.push({ code: 'ALIAS', reason: `"${alias.source}" is no name above in this file`, position });
    },
  });
  return found;
}
