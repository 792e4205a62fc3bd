/** The files of content/: which must exist, which nothing reads, and their YAML. */
import { COLLECTION_NAMES, COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { slug } from '#business/schema/common.ts';
import { suggestSlug } from '#lib/suggest.ts';
import type { Problem } from '#business/problem.ts';
import { marksIn } from './marks.ts';
import { droppedEnds } from './yaml-lines.ts';
import { readYaml } from './yaml.ts';
import { yamlMistake } from './yaml-mistakes.ts';

/** What a picture file really holds. */
export type Opened = (
  | /** `long` is the longer side in pixels. */ { kind: 'jpeg' | 'webp'; long: number }
    /** Whatever its name says: "HEIC", "PNG", "video". */
  | { kind: 'other'; name: string }
  | { kind: 'empty' | 'damaged' | 'unknown' | 'huge' }
) & {
  /** Whether it tells where it was taken. */
  located?: true;
};

/** The project's files, on the disk (disk.ts) or in a browser. Paths are below the project's folder, with slashes. */
export interface Files {
  /** Names of files and folders; none for a missing folder. */
  readonly namesIn: (folder: string) => readonly string[];
  /** Paths of all files below a folder, from there. */
  readonly filesBelow: (folder: string) => readonly string[];
  readonly bytesOf: (file: string) => Uint8Array | undefined;
  /** What pictures hold, for those that can be opened here. */
  readonly opened: (pictures: readonly string[]) => Promise<ReadonlyMap<string, Opened>>;
}

/** Ending of the files in a collection's folder; undefined for a single file. */
const ENDING = { record: undefined, list: undefined, lists: '.yaml', documents: '.md' } as const;
const endingOf = (name: CollectionName) => ENDING[COLLECTIONS[name].shape];

const namesIn = (files: Files, folder: string): string[] =>
  files
    .namesIn(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();

/** "content/towns/rye.md", ".md" → "rye" */
export const stemOf = (path: string, ending: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
};

export function filesOf(files: Files, name: CollectionName): string[] {
  const ending = endingOf(name) ?? '';
  return namesIn(files, homeOf(name))
    .filter((file) => file.endsWith(ending))
    .map((file) => stemOf(file, ending))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((id) => `${homeOf(name)}/${id}${ending}`);
}

export const stray = (file: string): Problem => ({
  file,
  field: 'the whole file',
  wrong: 'is none of the files that the site reads',
  remedy: 'Correct its name, move it to its folder, or take it away',
});

/** Folders of further languages: "es". */
export const languagesIn = (files: Files): string[] =>
  namesIn(files, 'content').filter((name) => /^[a-z]{2}$/.test(name));

/** Reports files that nothing reads, and names that make no address: a page must not disappear silently. */
export function unknownFiles(files: Files): Problem[] {
  const homes: string[] = COLLECTION_NAMES.map(homeOf);
  return [
    ...namesIn(files, 'content')
      .map((name) => `content/${name}`)
      .filter((path) => !homes.includes(path) && !languagesIn(files).includes(path.slice('content/'.length)))
      .map(stray),
    ...COLLECTION_NAMES.flatMap((name) => unknownFilesIn(files, homeOf(name), endingOf(name))),
  ];
}

function unknownFilesIn(files: Files, folder: string, ending: string | undefined): Problem[] {
  if (ending === undefined) return [];
  return namesIn(files, folder).flatMap((name): Problem[] => {
    const file = `${folder}/${name}`;
    if (!name.endsWith(ending)) return [stray(file)];
    const id = stemOf(name, ending);
    if (slug.safeParse(id).success && id !== 'index') return [];
    return [
      {
        file,
        field: 'the file name',
        wrong: 'must be lower-case words joined by hyphens, and not index',
        remedy: `Rename the file, for example to ${(id === 'index' ? undefined : suggestSlug(id)) ?? 'some-name'}${ending}`,
      },
    ];
  });
}

const IF_EMPTY = 'Bring its contents back';

/**
 * @param ifEmpty what to write when the file is empty
 * @returns undefined when the file cannot be read as text, which is reported
 */
export function readText(files: Files, file: string, problems: Problem[], ifEmpty = IF_EMPTY): string | undefined {
  const fail = (wrong: string, remedy: string) => void problems.push({ file, field: 'the whole file', wrong, remedy });
  const bytes = files.bytesOf(file);
  if (bytes === undefined) {
    fail('is missing', 'Bring the file back; the site cannot be built without it');
    return undefined;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.trim() === '') fail('is empty', ifEmpty);
    else if (text.startsWith('\ufeff')) fail('begins with a byte order mark', 'Save the file as UTF-8 without BOM');
    else {
      const marks = marksIn(file, text);
      problems.push(...marks.problems);
      // Of two versions at once nothing else can be judged.
      return marks.merged ? undefined : text;
    }
  } catch {
    fail('is not in UTF-8', 'Save the file as UTF-8');
  }
  return undefined;
}

/**
 * @param firstLine number of the text's first line in its file
 * @param ifEmpty what to write when there is nothing
 * @returns undefined when there is nothing to read or it cannot be read, which is reported
 */
export function parseYaml(
  file: string,
  text: string | undefined,
  problems: Problem[],
  { firstLine = 1, ifEmpty = IF_EMPTY } = {},
): unknown {
  if (text === undefined) return undefined;
  const dropped = droppedEnds(text);
  for (const { line, wrong, remedy } of dropped)
    problems.push({ file, field: `line ${firstLine + line}`, wrong, remedy });
  const { doc, error } = readYaml(text);
  if (!error) {
    const value: unknown = doc.toJS({ maxAliasCount: -1 });
    if (value !== null) return value;
    const field = firstLine === 1 ? 'the whole file' : 'front matter';
    problems.push({ file, field, wrong: 'holds nothing that the site reads', remedy: ifEmpty });
    // The end of the text may have been dropped as a comment too.
  } else if (dropped.length === 0) {
    const { line, wrong, remedy } = yamlMistake(text, error, firstLine);
    problems.push({ file, field: `line ${firstLine + line}`, wrong, remedy });
  }
  return undefined;
}

/** The YAML of a file: all of it, or the fields of a Markdown file, at their lines. */
export const yamlOfFile = (file: string, text: string): string =>
  // The first --- becomes an empty line to keep the numbers.
  file.endsWith('.md') ? text.replace(/^---\r?\n([\s\S]*?\n)---[\s\S]*$/, '\n$1') : text;

/** Splits a Markdown file at its --- lines; `firstLine` is the body's first line in the file. */
export function frontMatter(
  file: string,
  text: string | undefined,
  problems: Problem[],
): { front: string | undefined; body: string; firstLine: number } {
  const lines = (text ?? '').split(/\r?\n/);
  const end = lines.findIndex((line, at) => at > 0 && /^(---|\+\+\+)/.test(line));
  if (lines[0] === '---' && lines[end] === '---')
    return { front: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), firstLine: end + 2 };
  if (text !== undefined) {
    const [wrong, remedy] =
      lines[0] === '---'
        ? ['has no end', 'Put a second --- line between the fields and the text']
        : ['is missing', 'Begin the file with a --- line, the fields, and another --- line'];
    problems.push({ file, field: 'front matter', wrong, remedy });
  }
  return { front: undefined, body: '', firstLine: 1 };
}
