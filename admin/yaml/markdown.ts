/** Markdown files with YAML front matter, read for a form and written back. */
import { joinMarkdown, splitMarkdown, trimmed } from './front-matter.ts';
import { isMap, nameOf, plain, same, type PlainMap } from './plain.ts';
import { CannotWrite } from './refusals.ts';
import { readYaml, writeYaml } from './yaml.ts';

const BODY = 'body';

function fieldsOf(front: string): PlainMap {
  const fields = readYaml(front) ?? {};
  if (!isMap(fields)) throw new CannotWrite('What stands between the --- lines is no list of fields.');
  if (Object.hasOwn(fields, BODY))
    throw new CannotWrite('The file has a field named "body", which is the name of its text. Rename the field.');
  return fields;
}

/**
 * @returns the fields, and the text below them as `body`, without blank lines around it
 * @throws CannotWrite where there is no front matter, or it is no map of plain values
 */
export function readMarkdown(text: string): PlainMap {
  const { front, body } = splitMarkdown(text);
  return { ...fieldsOf(front), [BODY]: body };
}

/**
 * The body is kept as typed. A hash of it marks the translations made from it, and a formatter would turn one changed
 * cell of a table into a changed table.
 *
 * @param oldText as the file is; '' for a new one
 * @param newValue all fields and `body`; without `body` the text stays as it is
 * @throws CannotWrite naming the field that the file cannot take
 */
export async function writeMarkdown(oldText: string, newValue: unknown): Promise<string> {
  const value = plain(newValue);
  if (!isMap(value)) throw new CannotWrite('A Markdown file needs fields and a body.');
  const old = oldText === '' ? { front: '', body: '' } : splitMarkdown(oldText);
  const { [BODY]: typed = old.body, ...fields } = value;
  if (typeof typed !== 'string') throw new CannotWrite(`${nameOf(value, [BODY])} is no text.`);
  const body = trimmed(typed.replaceAll('\r\n', '\n'));
  const isSame = same(fieldsOf(old.front), fields);
  if (isSame && body === old.body) return oldText;
  const front = isSame ? old.front : await writeYaml(old.front, fields);
  const made = joinMarkdown({ front, body });
  if (splitMarkdown(made).front !== front.trimEnd())
    throw new CannotWrite('A field of the file would end its front matter. Change it by hand.');
  return made;
}
