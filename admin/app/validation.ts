/** The site's validation of a commit before it is made. Large, so it loads after the page has opened. */
import { today } from '#lib/dates.ts';
import { PICTURES } from '#business/picture-files.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import type { Files, Opened } from '#validation/files.ts';
import { launchProblems } from '#validation/launch.ts';
import { readFiles } from '#validation/reader.ts';
import { validate } from '#validation/validate.ts';
import type { Change } from './fetch-guard.ts';
import type { Content } from './github.ts';

export function withChanges({ paths, bytes }: Content, changes: readonly Change[]): Content {
  const [left, held] = [new Set(paths), new Map(bytes)];
  for (const change of changes) {
    left.delete(change.path);
    held.delete(change.path);
    if (change.bytes === undefined) continue;
    left.add(change.path);
    held.set(change.path, change.bytes);
  }
  return { paths: left, bytes: held };
}

function kindOf(bytes: Uint8Array): 'jpeg' | 'webp' | undefined {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 12));
  if (text.startsWith('\xff\xd8')) return 'jpeg';
  return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : undefined;
}

async function openPicture(bytes: Uint8Array): Promise<Opened> {
  if (bytes.length === 0) return { kind: 'empty' };
  const kind = kindOf(bytes);
  if (!kind) return { kind: 'unknown' };
  try {
    const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: `image/${kind}` }));
    return { kind, long: Math.max(width, height) };
  } catch {
    return { kind: 'damaged' };
  }
}

/** Pictures that the repository has were opened before they were published: only new ones have bytes here. */
function filesOf({ paths, bytes }: Content): Files {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    for (const [at, part] of parts.entries()) {
      const folder = parts.slice(0, at).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(part));
    }
  }
  return {
    namesIn: (folder) => [...(folders.get(folder) ?? [])],
    filesBelow: (folder) =>
      [...paths].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    bytesOf: (file) => bytes.get(file),
    opened: async (pictures) => {
      const found = new Map<string, Opened>();
      for (const picture of pictures.filter((path) => path.startsWith(`${PICTURES}/`))) {
        const held = bytes.get(picture);
        if (held) found.set(picture, await openPicture(held));
      }
      return found;
    },
  };
}

/** The rows of content, as far as they can be read. */
export const readRows = (content: Content): Rows => readFiles(filesOf(content)).rows;

/**
 * @returns what the changes break, or what would keep a site that could be published from being published again. What
 *   was wrong before does not count, or two mistakes could only be fixed at once
 */
export async function newProblems(before: Content, changes: readonly Change[]): Promise<Problem[]> {
  const { rows, problems } = await validate(filesOf(withChanges(before, changes)));
  const missing = problems.length === 0 ? launchProblems(rows, today()) : [];
  if (problems.length === 0 && missing.length === 0) return [];
  const known = await validate(filesOf(before));
  if (problems.length === 0)
    return known.problems.length === 0 && launchProblems(known.rows, today()).length === 0 ? missing : [];
  const keyOf = ({ file, field, wrong }: Problem): string => JSON.stringify([file, field, wrong]);
  const keys = new Set(known.problems.map(keyOf));
  return problems.filter((problem) => !keys.has(keyOf(problem)));
}
