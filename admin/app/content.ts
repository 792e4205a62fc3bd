/** Content as the repository has it at one commit, with what a commit would change: what the site's check reads. */
import type { Files, Opened } from '#validation/files.ts';
import { PICTURES } from '#business/picture-files.ts';

/** A file that a commit writes, or takes away. */
export interface Change {
  readonly path: string;
  /** Left out where the file goes. */
  readonly bytes?: Uint8Array;
}

export interface Content {
  /** All files of the repository. */
  readonly paths: ReadonlySet<string>;
  /** What those of content/ hold. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Files whose words the check reads; of pictures it asks their names. */
export const isRead = (path: string): boolean => /^content\/.*\.(yaml|md)$/.test(path);
export const isPicture = (path: string): boolean => path.startsWith(`${PICTURES}/`);

export function changed({ paths, bytes }: Content, changes: readonly Change[]): Content {
  const left = new Set(paths);
  const held = new Map(bytes);
  for (const change of changes) {
    left.delete(change.path);
    held.delete(change.path);
    if (change.bytes === undefined) continue;
    left.add(change.path);
    held.set(change.path, change.bytes);
  }
  return { paths: left, bytes: held };
}

/** Looks into a picture; what this browser cannot open it does not know. */
export type OpenPicture = (bytes: Uint8Array) => Promise<Opened | undefined>;

/** @param open those that the repository has were opened before they were published: only new ones are at hand */
export function asFiles({ paths, bytes }: Content, open: OpenPicture): Files {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    parts.forEach((part, at) => {
      const folder = parts.slice(0, at).join('/');
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(part));
    });
  }
  return {
    namesIn: (folder) => [...(folders.get(folder) ?? [])],
    filesBelow: (folder) =>
      [...paths].filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
    bytesOf: (file) => bytes.get(file),
    opened: async (pictures) => {
      const found = new Map<string, Opened>();
      for (const picture of pictures) {
        const held = bytes.get(picture);
        const opened = held && (await open(held));
        if (opened) found.set(picture, opened);
      }
      return found;
    },
  };
}
