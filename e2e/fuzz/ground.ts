/** A copy of the project in which mistakes are made in content/ and taken back. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, Mistake } from './mistakes.ts';

export interface Ground {
  content: Content;
  /** Makes the mistake, does the work, takes the mistake back. */
  during: <T>(mistake: Mistake, work: () => T | Promise<T>) => Promise<T>;
}

/** @param root a copy of the project */
export function groundAt(root: string): Ground {
  const base = join(root, 'content');
  const content = new Map(
    globSync('**/*.{yaml,md}', { cwd: base }).map((path) => [path, readFileSync(join(base, path))] as const),
  );
  const folders = new Set([...content.keys()].map((path) => dirname(path)));
  const put = (path: string, bytes: Buffer | null | undefined) => {
    const file = join(base, path);
    // A folder that a mistake has made goes with its file.
    rmSync(folders.has(dirname(path)) ? file : dirname(file), { recursive: true, force: true });
    if (!bytes) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  };
  return {
    content,
    during: async ({ changes }, work) => {
      for (const [path, bytes] of changes) put(path, bytes);
      try {
        return await work();
      } finally {
        for (const path of changes.keys()) put(path, content.get(path));
      }
    },
  };
}
