/** Reads a YAML file for a form and writes what was changed back into its text; all else stays byte for byte. */
import { arranged, blockOf, lineEnd, lineStart } from './entries.ts';
import { habitsOf } from './habits.ts';
import { isWritten } from './flow-nodes.ts';
import { changedBrackets } from './flow-writer.ts';
import { firstDifference, isEmpty, kindOf, isCollection, named, plain, same, type Path, type Plain } from './plain.ts';
import { CannotKeep, CannotRead, CannotWrite } from './refusals.ts';
import { changedScalar } from './scalars.ts';
import { hasNames, isBlock, sourceOf, spanOf, valueOf, type Source, type Tree } from './source.ts';
import { placed, placeFor, type Place } from './placing.ts';
import { changedBlock, freshEntry, goesOn, type Writing } from './writer.ts';

/** A text with \n at the ends of its lines, and how to bring its own back. */
export interface Lines {
  readonly text: string;
  readonly restored: (text: string) => string;
}

/** @throws CannotRead where lines end in several ways */
export function withPlainLines(text: string): Lines {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const rest = text.slice(mark.length);
  const windows = rest.split('\r\n').length - 1;
  const all = rest.split('\n').length - 1;
  const returns = rest.split('\r').length - 1;
  if (returns === 0) return { text: rest, restored: (made) => mark + made };
  if (windows !== all || windows !== returns)
    throw new CannotRead(
      'The lines of the file end in different ways (\\n and \\r\\n). Save it once with one of them.',
    );
  return { text: rest.replaceAll('\r\n', '\n'), restored: (made) => mark + made.replaceAll('\n', '\r\n') };
}

/**
 * @returns what a YAML text says
 * @throws CannotRead where it is no single document of plain values
 */
export function readYaml(text: string): Plain {
  const source = sourceOf(withPlainLines(text).text);
  // A copy, in which nothing that the file says once for two places is one object.
  return plain(valueOf(source, source.root));
}

export interface WriteOptions {
  /** Texts of files of the same kind, by which new parts go where the file itself has no example. */
  readonly neighbors?: readonly string[];
}

/**
 * @param oldText as the file is; nothing for a new one
 * @param newValue all that the file is to say: what is left out is deleted
 * @returns the text with no other line changed than need be
 * @throws CannotWrite where something would be lost, naming the field
 */
export function writeYaml(oldText: string, newValue: unknown, { neighbors = [] }: WriteOptions = {}): string {
  const { text, restored } = withPlainLines(oldText);
  const source = sourceOf(text);
  const value = plain(newValue);
  if (same(valueOf(source, source.root), value)) return oldText;
  return restored(proven({ source, habits: habitsOf(source, neighbors.flatMap(readable)) }, value));
}

/** A neighbor, unless it cannot be read: then nothing is learned from it. */
function readable(text: string): Source[] {
  try {
    return [sourceOf(withPlainLines(text).text)];
  } catch (error) {
    if (error instanceof CannotRead) return [];
    throw error;
  }
}

/** The text with a new value, read again to see that it says what was meant. */
function proven(writing: Writing, value: Plain): string {
  const { source } = writing;
  const isShared = source.root !== null && hasNames(source.root);
  let refused = new CannotWrite('');
  // A value that is used twice may have changed in both places.
  for (const keepsAliases of isShared ? [true, false] : [false]) {
    const refuse = (path: Path | undefined, why: string) => {
      const field = named(value, path ?? []);
      refused = new CannotWrite(`${field} ${why}. Change it by hand.`, field);
    };
    try {
      const made = rewritten({ ...writing, keepsAliases }, value);
      const again = sourceOf(made);
      const path = firstDifference(value, valueOf(again, again.root));
      if (!path) return made;
      refuse(path, isShared ? SHARED : 'could not be written as it is meant');
    } catch (error) {
      const path = firstDifference(valueOf(source, source.root), value);
      if (error instanceof CannotKeep) refuse(path, error.message);
      else if (error instanceof CannotRead)
        refuse(path, isShared ? SHARED : 'could not be written without breaking the file');
      else throw error;
    }
  }
  throw refused;
}
const SHARED = 'is said once in the file for several places (& and *), so it cannot change in one alone';

/** The text with a new value. */
function rewritten(writing: Writing, value: Plain): string {
  const { text } = writing.source;
  const isEnded = text === '' || text.endsWith('\n');
  const to = isEnded && text !== '' ? text.length - 1 : text.length;
  return rootLines(writing, value, to).join('\n') + (isEnded ? '\n' : '');
}

function rootLines(writing: Writing, value: Plain, to: number): string[] {
  const { source } = writing;
  const { text, root } = source;
  if (!isWritten(root)) {
    const above = to === 0 ? [] : text.slice(0, to).split('\n');
    return [...above, ...freshEntry(writing, placeFor('', 0, 'root'), value, { kin: [], near: 0 })];
  }
  if (!isBlock(root)) return changedRoot(writing, root, value, to);
  const region = { from: 0, to };
  if (kindOf(valueOf(source, root)) === kindOf(value) && !isEmpty(value))
    return changedBlock(writing, root, region, value, []);
  // What stands at the top of the file stays there.
  const { entries, tail } = blockOf(source, root, region);
  const [first, ...others] = entries;
  const after = arranged({ entries: others, tail }, []);
  return [
    ...(first?.gap ?? []),
    ...freshEntry(writing, { ...placeFor('', 0, 'root'), after }, value, { kin: [], near: 0 }),
  ];
}

/** A file that is a single value, or one in brackets. */
function changedRoot(writing: Writing, root: Tree, value: Plain, to: number): string[] {
  const { source, habits } = writing;
  const { text } = source;
  const span = spanOf(root);
  const begin = lineStart(text, span.from);
  const end = Math.min(lineEnd(text, span.to), to);
  const place: Place = {
    ...placeFor(text.slice(begin, span.from).trimEnd(), 0, 'root'),
    note: text.slice(Math.min(span.to, end), end),
    after: end < to ? text.slice(end + 1, to).split('\n') : [],
  };
  const above = begin === 0 ? [] : text.slice(0, begin - 1).split('\n');
  const at = { kin: [], near: span.from };
  if (!goesOn(writing, root, value)) return [...above, ...freshEntry(writing, place, value, at)];
  if (!isCollection(value)) {
    const written = changedScalar(writing, root, value, { first: place.head.length + 1, column: 0 });
    return [...above, ...placed(place, written, habits.foldWidth() ?? Infinity)];
  }
  const written = changedBrackets(writing, root, value, at, place, text.slice(begin, span.to));
  return [...above, ...placed(place, written, Infinity)];
}
