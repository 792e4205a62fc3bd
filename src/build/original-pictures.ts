/**
 * Takes the originals of pictures out of the build. Astro writes each into it and takes out again only those that it
 * made smaller ones from: a photo that no page shows would stay, with the place where it was taken.
 */
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';

/**
 * @param sources folder of the originals
 * @param published folder of the build
 * @returns the files that were taken out
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

const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.{webp,jpg,jpeg}`);
