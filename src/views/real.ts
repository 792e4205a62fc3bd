/** The real content, for tests of what pages say. */
import { linkRows } from '#model/build.ts';
import { readContent } from '#model/read.ts';

export const { rows } = readContent(process.cwd());
export const { site } = linkRows(rows);

/** @throws Error when the list has no entry of that id */
export function found<T extends { id: string }>(list: readonly T[], id: string): T {
  const entry = list.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`no ${id}`);
  return entry;
}
