/** How content is read as YAML: by its version 1.2, in which "no" is a text. A day without quotes is a date, as for Astro, and refused. */
import { LineCounter, parseDocument, stringify, visit, type Document, type ErrorCode, type Tags } from 'yaml';

export interface YamlError {
  code: ErrorCode | 'ALIAS';
  reason: string;
  /** The first one is 0. */
  line: number;
  column: number;
  /** Offset in the text. */
  position: number;
}

/** A YamlError in an editor's words, in the line where it was made. */
export interface YamlMistake {
  /** The line, the text's first one being 0. */
  line: number;
  wrong: string;
  remedy: string;
}

export interface ReadYaml {
  doc: Document.Parsed;
  /** The line at an offset; the first one is 1. */
  lineAt: (offset: number) => number;
  error: YamlError | undefined;
}

/** A day without quotes is a date. */
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

/** Aliases of nothing, and of what they stand in. */
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
