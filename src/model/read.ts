/** Reads content/ from the disk without Astro, and reports every mistake of form it finds. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { z } from 'astro/zod';
import { documents, folders, lists, records } from '#schema/collections.ts';
import { slug } from '#schema/common.ts';
import { bodyProblems } from './bodies.ts';
import type { Problem } from './problem.ts';
import type { Rows } from './rows.ts';

type Schema = z.ZodType;
type Issue = z.core.$ZodIssue;

/**
 * Reads every file of a content folder against its schema.
 *
 * @param root the project's folder, which holds `content/`
 * @returns the rows that could be read, and all problems; without problems the rows are whole.
 *   Bodies are given as Markdown, `html` stays empty: Astro renders.
 */
export function readContent(root: string): { rows: Rows; problems: Problem[] } {
  const problems: Problem[] = strangers(root);
  const rows: Record<string, unknown> = {};

  for (const [name, schema] of Object.entries(records)) {
    const file = `content/${name}.yaml`;
    const value = parseYaml(file, readText(root, file, problems), problems);
    rows[name] = value === undefined ? undefined : accept(schema, value, file, '', problems);
  }

  for (const [name, schema] of Object.entries(lists)) {
    const file = `content/${name}.yaml`;
    const value = parseYaml(file, readText(root, file, problems), problems);
    if (value !== undefined && !Array.isArray(value)) {
      problems.push({
        file,
        field: 'the whole file',
        wrong: 'must be a list',
        remedy: 'Begin each record with "- id:"',
      });
    }
    if (Array.isArray(value) && value.length === 0 && !MAY_BE_EMPTY.includes(name))
      problems.push({ file, field: 'the whole file', wrong: 'holds no records', remedy: 'Bring the records back' });
    rows[name] = acceptList(schema, Array.isArray(value) ? value : [], file, problems);
  }

  for (const [name, schema] of Object.entries(folders)) {
    rows[name] = filesIn(root, name, '.yaml').flatMap((file) => {
      const value = parseYaml(file, readText(root, file, problems), problems);
      if (value === undefined) return [];
      const parsed = accept(schema, value, file, '', problems, recordNames(value));
      return parsed ? parsed.facts.map((fact) => ({ ...fact, file })) : [];
    });
  }

  for (const [name, schema] of Object.entries(documents)) {
    rows[name] = filesIn(root, name, '.md').flatMap((file) => {
      const { front, body, firstLine } = frontMatter(file, readText(root, file, problems), problems);
      const data = parseYaml(file, front, problems, 2);
      if (data === undefined) return [];
      problems.push(...bodyProblems(file, body, firstLine));
      const parsed = accept(schema as Schema, data, file, '', problems) as object | undefined;
      return parsed ? [{ ...parsed, id: basename(file, '.md'), body, html: '' }] : [];
    });
  }

  return { rows: rows as unknown as Rows, problems };
}

/** Lists that begin with the first customer, or the first page that is retired. */
const MAY_BE_EMPTY = ['reviews', 'jobs', 'redirects'];

/** Endings of the files that each folder of content/ holds. */
const ENDINGS: Record<string, string> = {
  ...Object.fromEntries(Object.keys(folders).map((name) => [name, '.yaml'])),
  ...Object.fromEntries(Object.keys(documents).map((name) => [name, '.md'])),
};

const namesIn = (root: string, folder: string): string[] => {
  try {
    return readdirSync(join(root, 'content', folder))
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch {
    return [];
  }
};

const filesIn = (root: string, folder: string, ending: string): string[] =>
  namesIn(root, folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `content/${folder}/${name}`);

/** Files that nothing reads, and names that make no address: a page that silently stays away is a mistake, too. */
function strangers(root: string): Problem[] {
  const single = [...Object.keys(records), ...Object.keys(lists)].map((name) => `${name}.yaml`);
  const stray = (path: string): Problem => ({
    file: `content/${path}`,
    field: 'the whole file',
    wrong: 'is none of the files that the site reads',
    remedy: 'Correct its name, move it to its folder, or take it away',
  });
  return [
    ...namesIn(root, '')
      .filter((name) => !single.includes(name) && !(name in ENDINGS))
      .map(stray),
    ...Object.entries(ENDINGS).flatMap(([folder, ending]) =>
      namesIn(root, folder).flatMap((name): Problem[] => {
        if (!name.endsWith(ending)) return [stray(`${folder}/${name}`)];
        const id = basename(name, ending);
        if (slug.safeParse(id).success && id !== 'index') return [];
        return [
          {
            file: `content/${folder}/${name}`,
            field: 'the file name',
            wrong: 'must be lower-case words joined by hyphens, and not index',
            remedy: `Rename the file, for example to mount-kisco${ending}`,
          },
        ];
      }),
    ),
  ];
}

function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const tell = (wrong: string, remedy: string) => void problems.push({ file, field: 'the whole file', wrong, remedy });
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch {
    tell('is missing', 'Bring the file back; the site cannot be built without it');
    return undefined;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.trim() === '') tell('is empty', 'Bring its contents back, or take the file away if it may be missing');
    else if (text.startsWith('\ufeff')) tell('begins with a byte order mark', 'Save the file as UTF-8 without BOM');
    else return text;
  } catch {
    tell('is not in UTF-8', 'Save the file as UTF-8');
  }
  return undefined;
}

/** @returns undefined when there is nothing, or nothing that can be read, which is told */
function parseYaml(file: string, text: string | undefined, problems: Problem[], firstLine = 1): unknown {
  if (text === undefined) return undefined;
  try {
    const value = load(text);
    if (value !== undefined && value !== null) return value;
    problems.push({ file, field: `line ${firstLine}`, wrong: 'holds no fields', remedy: 'Bring the fields back' });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // A second document in one file is told without a place.
    const { mark } = error as { mark?: YAMLException['mark'] };
    problems.push({
      file,
      field: mark ? `line ${firstLine + mark.line}` : 'the whole file',
      wrong: `is not YAML: ${error.reason}`,
      remedy: 'Check indentation and quotes; put quotes around texts with ": " in them',
    });
  }
  return undefined;
}

/** Splits a Markdown file as Astro does; `firstLine` is the body's first line in the file. */
function frontMatter(
  file: string,
  text: string | undefined,
  problems: Problem[],
): { front: string | undefined; body: string; firstLine: number } {
  const lines = (text ?? '').split(/\r?\n/);
  const end = lines.findIndex((line, at) => at > 0 && /^(---|\+\+\+)/.test(line));
  if (lines[0] === '---' && lines[end] === '---')
    return { front: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), firstLine: end + 2 };
  if (text !== undefined) {
    problems.push({
      file,
      field: 'front matter',
      wrong: 'is missing',
      remedy: 'Begin the file with a --- line, the fields, and another --- line',
    });
  }
  return { front: undefined, body: '', firstLine: 1 };
}

const nameOfRecord = (record: unknown): string | undefined => {
  if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
  const { id } = record;
  return typeof id === 'string' && id.trim() !== '' && id.length <= 60 ? id : undefined;
};

/** Names of the records in a facts file, so that a message can say which one it means. */
function recordNames(value: unknown): (path: PropertyKey[]) => string | undefined {
  return ([list, at]) => {
    if (list !== 'facts' || typeof at !== 'number') return undefined;
    return nameOfRecord((value as { facts?: unknown[] }).facts?.[at]);
  };
}

function acceptList(schema: Schema, list: unknown[], file: string, problems: Problem[]): unknown[] {
  const seen = new Set<string>();
  return list.flatMap((value, at) => {
    const id = nameOfRecord(value);
    if (id !== undefined) {
      if (seen.has(id)) {
        problems.push({
          file,
          field: id,
          wrong: 'stands twice',
          remedy: 'Give one of the two records another id, or take it out',
        });
      }
      seen.add(id);
    }
    const parsed = accept(schema, value, file, id ?? `record ${at + 1}`, problems);
    return parsed === undefined ? [] : [parsed];
  });
}

function accept<S extends Schema>(
  schema: S,
  value: unknown,
  file: string,
  name: string,
  problems: Problem[],
  nameOf: (path: PropertyKey[]) => string | undefined = () => undefined,
): z.infer<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) problems.push(problemOf(issue, file, name, nameOf));
  return undefined;
}

/** What a value should be, in an editor's words. */
const SHAPE: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a record of fields',
  record: 'a record of fields',
};

function problemOf(
  issue: Issue,
  file: string,
  name: string,
  nameOf: (path: PropertyKey[]) => string | undefined,
): Problem {
  const record = name || nameOf([...issue.path]);
  const path = (nameOf([...issue.path]) ? issue.path.slice(2) : issue.path).join('.');
  const at = (...parts: string[]) =>
    [record, parts.filter(Boolean).join('.')].filter(Boolean).join(' → ') || 'the whole file';
  const tell = (wrong: string, remedy = 'Correct the value', field = at(path)): Problem => ({
    file,
    field,
    wrong: custom(issue.message) ?? wrong,
    remedy,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return tell(
        'is not a field we know',
        'Check the spelling against src/schema, or take the line out',
        at(path, issue.keys.join(', ')),
      );
    case 'invalid_type':
      return issue.input === undefined && !/^(must|is too)/.test(issue.message)
        ? tell('is missing', `Add the line "${String(issue.path.at(-1) ?? '')}:" with a value`)
        : tell(`must be ${SHAPE[issue.expected] ?? issue.expected}`);
    case 'invalid_value':
      return tell('is not one of the values we know', `Use one of: ${issue.values.map(String).join(', ')}`);
    case 'invalid_key':
      return tell(issue.issues[0]?.message ?? 'has a name that cannot be', 'Correct the name before the colon');
    case 'too_small':
      return issue.origin === 'array'
        ? tell(`has fewer than ${issue.minimum} entries`, 'Add what is missing')
        : tell(`is ${issue.inclusive ? 'less' : 'not more'} than ${issue.minimum}`, 'Correct the number');
    case 'too_big':
      return issue.origin === 'array'
        ? tell(`has more than ${issue.maximum} entries`, 'Take out what is too much')
        : tell(`is more than ${issue.maximum}`, 'Correct the number');
    default:
      return tell(issue.message);
  }
}

/** Our own messages begin with a verb; Zod's begin with a capital. */
const custom = (message: string): string | undefined => (/^[a-z]/.test(message) ? message : undefined);
