/** Reads content/ from the disk without Astro, and reports every mistake of form it finds. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'astro/zod';
import { documents, folders, lists, records } from '#schema/collections.ts';
import type { Problem } from './problem.ts';
import type { Rows } from './rows.ts';

type Schema = z.ZodType;
type Issue = z.core.$ZodIssue;

/**
 * Reads every file of a content folder against its schema.
 *
 * @param root the project's folder, which holds `content/`
 * @returns the rows that could be read, and all problems. `whole` is false when one of the files that
 *   hold a single record (business, pricing) could not be read: then its row is missing.
 *   Bodies are given as Markdown, `html` stays empty: Astro renders.
 */
export function readContent(root: string): { rows: Rows; whole: boolean; problems: Problem[] } {
  const problems: Problem[] = [];
  const rows: Record<string, unknown> = {};

  for (const [name, schema] of Object.entries(records)) {
    const file = `content/${name}.yaml`;
    const value = parseYaml(root, file, problems);
    rows[name] = value === undefined ? undefined : accept(schema, value, file, '', problems);
  }

  for (const [name, schema] of Object.entries(lists)) {
    const file = `content/${name}.yaml`;
    const value = parseYaml(root, file, problems);
    if (value !== undefined && !Array.isArray(value)) {
      problems.push({
        file,
        field: 'the whole file',
        wrong: 'must be a list',
        remedy: 'Begin each record with "- id:"',
      });
    }
    rows[name] = acceptList(schema, Array.isArray(value) ? value : [], file, problems);
  }

  for (const [name, schema] of Object.entries(folders)) {
    rows[name] = filesIn(root, `content/${name}`, '.yaml').flatMap((file) => {
      const value = parseYaml(root, file, problems);
      if (value === undefined) return [];
      const parsed = accept(schema, value, file, '', problems, recordNames(value));
      return parsed ? parsed.facts.map((fact) => ({ ...fact, file })) : [];
    });
  }

  for (const [name, schema] of Object.entries(documents)) {
    rows[name] = filesIn(root, `content/${name}`, '.md').flatMap((file) => {
      const { data, body } = frontMatter(root, file, problems);
      if (data === undefined) return [];
      if (body.trim() === '') {
        problems.push({
          file,
          field: 'body',
          wrong: 'is empty',
          remedy: 'Write the page below the second --- line',
        });
      }
      const parsed = accept(schema as Schema, data, file, '', problems) as object | undefined;
      return parsed ? [{ ...parsed, id: basename(file, '.md'), body, html: '' }] : [];
    });
  }

  const whole = Object.keys(records).every((name) => rows[name] !== undefined);
  return { rows: rows as unknown as Rows, whole, problems };
}

function filesIn(root: string, folder: string, ending: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending) && statSync(join(root, folder, name)).isFile())
    .sort()
    .map((name) => `${folder}/${name}`);
}

function readText(root: string, file: string, problems: Problem[]): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    problems.push({
      file,
      field: 'the whole file',
      wrong: 'is missing',
      remedy: 'Bring the file back; the site cannot be built without it',
    });
    return undefined;
  }
}

function parseYaml(root: string, file: string, problems: Problem[], source?: string): unknown {
  const text = source ?? readText(root, file, problems);
  if (text === undefined) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    problems.push({
      file,
      field: `line ${line}`,
      wrong: `is not YAML: ${error.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? ''}`,
      remedy: 'Check indentation and quotes; put quotes around texts with ": " in them',
    });
    return undefined;
  }
  return document.toJS() as unknown;
}

function frontMatter(root: string, file: string, problems: Problem[]): { data: unknown; body: string } {
  const text = readText(root, file, problems) ?? '';
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (!match) {
    problems.push({
      file,
      field: 'front matter',
      wrong: 'is missing',
      remedy: 'Begin the file with a --- line, the fields, and another --- line',
    });
    return { data: undefined, body: '' };
  }
  return { data: parseYaml(root, file, problems, match[1]), body: match[2] ?? '' };
}

/** Names of the records in a facts file, so that a message can say which one it means. */
function recordNames(value: unknown): (path: PropertyKey[]) => string | undefined {
  return ([list, at]) => {
    if (list !== 'facts' || typeof at !== 'number') return undefined;
    const record = (value as { facts?: { id?: unknown }[] }).facts?.[at];
    return typeof record?.id === 'string' ? record.id : undefined;
  };
}

function acceptList(schema: Schema, list: unknown[], file: string, problems: Problem[]): unknown[] {
  const seen = new Set<string>();
  return list.flatMap((value, at) => {
    const id = (value as { id?: unknown } | null)?.id;
    const name = typeof id === 'string' ? id : `record ${at + 1}`;
    if (typeof id === 'string') {
      if (seen.has(id)) {
        problems.push({
          file,
          field: name,
          wrong: 'stands twice',
          remedy: 'Give one of the two records another id, or take it out',
        });
      }
      seen.add(id);
    }
    const parsed = accept(schema, value, file, name, problems);
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
  switch (issue.code) {
    case 'unrecognized_keys':
      return {
        file,
        field: at(path, issue.keys.join(', ')),
        wrong: 'is not a field we know',
        remedy: 'Check the spelling against src/schema, or take the line out',
      };
    case 'invalid_type':
      return issue.input === undefined && !/^(must|is too)/.test(issue.message)
        ? {
            file,
            field: at(path),
            wrong: 'is missing',
            remedy: `Add the line "${String(issue.path.at(-1) ?? '')}:" with a value`,
          }
        : {
            file,
            field: at(path),
            wrong: custom(issue.message) ?? `must be of type ${issue.expected}`,
            remedy: 'Correct the value',
          };
    case 'invalid_value':
      return {
        file,
        field: at(path),
        wrong: 'is not one of the values we know',
        remedy: `Use one of: ${issue.values.map(String).join(', ')}`,
      };
    case 'too_small':
      return {
        file,
        field: at(path),
        wrong: custom(issue.message) ?? `is less than ${issue.minimum}`,
        remedy: 'Add what is missing',
      };
    case 'too_big':
      return {
        file,
        field: at(path),
        wrong: custom(issue.message) ?? `is more than ${issue.maximum}`,
        remedy: 'Shorten it',
      };
    default:
      return { file, field: at(path), wrong: custom(issue.message) ?? issue.message, remedy: 'Correct the value' };
  }
}

/** Our own messages begin with a verb; Zod's begin with a capital. */
const custom = (message: string): string | undefined => (/^[a-z]/.test(message) ? message : undefined);
