/** Removes original photos from the build. Astro only removes those it resized, and originals may contain GPS data. */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param sources folder of the originals
 * @param published folder of the build
 * @returns the removed files
 */
export function dropOriginals(sources: string, published: string): string[] {
  const bySize = Map.groupBy(filesIn(sources), (file) => statSync(file).size);
  const isOriginal = (file: string): boolean => {
    const bytes = readFileSync(file);
    return (bySize.get(bytes.length) ?? []).some((source) => readFileSync(source).equals(bytes));
  };
  const originals = filesIn(published).filter((file) => bySize.has(statSync(file).size) && isOriginal(file));
  for (const file of originals) rmSync(file);
  return originals;
}

const filesIn = (folder: string): string[] =>
  globSync('**/*.{webp,jpg,jpeg}', { cwd: folder }).map((file) => join(folder, file));
