/** Reads a Markdown file with YAML front matter for a form, and writes it: either half stays byte for byte while only the other changes. */
import { isMap, named, plain, type Plain, type PlainMap } from './plain.ts';
import { CannotRead, CannotWrite } from './refusals.ts';
import { readYaml, withPlainLines, writeYaml, type WriteOptions } from './yaml.ts';

interface Halves {
  /** The first --- line. */
  readonly open: string;
  readonly front: string;
  /** The second --- line. */
  readonly close: string;
  readonly body: string;
}

const BODY = 'body';

/** Parts a text at its --- lines, by the rules of the site's own reader. */
function halvesOf(text: string): Halves {
  const lines = text.split(/(?<=\n)/);
  const bare = lines.map((line) => line.replace(/\r?\n$/, ''));
  if (bare[0] !== '---')
    throw new CannotRead('The file has to begin with a --- line, its fields, and another --- line.');
  const end = bare.findIndex((line, at) => at > 0 && /^(---|\+\+\+)/.test(line));
  if (bare[end] !== '---')
    throw new CannotRead('The fields of the file have no end. Put a second --- line below them.');
  const piece = (from: number, to?: number) => lines.slice(from, to).join('');
  return { open: piece(0, 1), front: piece(1, end), close: piece(end, end + 1), body: piece(end + 1) };
}

/** The text itself, without blank lines around it: editors add and drop them. */
function trimmed(body: string): { above: string; text: string; below: string } {
  const above = /^(?:[ \t]*\r?\n)*/.exec(body)?.[0] ?? '';
  const rest = body.slice(above.length);
  const text = rest.trimEnd();
  return { above, text, below: rest.slice(text.length).replace(/^[ \t]+/, '') };
}

function fieldsOf(front: string): PlainMap {
  const fields = readYaml(front) ?? {};
  if (!isMap(fields)) throw new CannotRead('What stands between the --- lines is no list of fields.');
  if (Object.hasOwn(fields, BODY))
    throw new CannotRead('The file has a field named "body", which is the name of its text. Rename the field.');
  return fields;
}

/**
 * @returns the fields, and the text below them as `body`, without blank lines around it
 * @throws CannotRead where there is no front matter, or it is no map of plain values
 */
export function readMarkdown(text: string): PlainMap {
  const { front, body } = halvesOf(text);
  return { ...fieldsOf(front), [BODY]: trimmed(body).text.replaceAll('\r\n', '\n') };
}

/**
 * @param oldText as the file is; nothing for a new one
 * @param newValue all fields and `body`; without `body` the text stays as it is
 * @throws CannotWrite where something would be lost, naming the field
 */
export function writeMarkdown(oldText: string, newValue: unknown, { neighbors = [] }: WriteOptions = {}): string {
  const value = plain(newValue);
  if (!isMap(value)) throw new CannotWrite('A Markdown file needs fields and a body.');
  const { [BODY]: body, ...fields } = value as Record<string, Plain>;
  if (body !== undefined && typeof body !== 'string')
    throw new CannotWrite(`${named(value, [BODY])} is no text.`, BODY);
  const halves = halvesOf(oldText === '' ? '---\n---\n' : oldText);
  fieldsOf(halves.front);
  const options = { neighbors: neighbors.map((neighbor) => /^---\r?\n([\s\S]*?\n)---\r?\n/.exec(neighbor)?.[1] ?? '') };
  const front = frontOf(halves, fields, options);
  const made = halves.open + front + halves.close + (body === undefined ? halves.body : changedBody(halves, body));
  const { front: read } = halvesOf(made);
  if (read !== front) throw new CannotWrite('A field of the file would end its front matter. Change it by hand.');
  return made;
}

function frontOf({ open, front }: Halves, fields: PlainMap, options: WriteOptions): string {
  if (front !== '') return writeYaml(front, fields, options);
  if (Object.keys(fields).length === 0) return '';
  const made = writeYaml('', fields, options);
  return open.endsWith('\r\n') ? made.replaceAll('\n', '\r\n') : made;
}

function changedBody({ open, close, body }: Halves, meant: string): string {
  const { above, text, below } = trimmed(body);
  const made = trimmed(meant.replaceAll('\r\n', '\n')).text;
  if (made === text.replaceAll('\r\n', '\n')) return body;
  const end = open.endsWith('\r\n') ? '\r\n' : '\n';
  if (made === '') return '';
  if (body !== '' && text !== '') withPlainLines(body);
  const ended = made.replaceAll('\n', end);
  const start = close.endsWith('\n') ? '' : end;
  return start + (text === '' ? end : above) + ended + (text === '' ? end : below);
}
