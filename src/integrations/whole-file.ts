/** Writes what the next build reads. */
import { renameSync, writeFileSync } from 'node:fs';

/** An interrupted build must leave no half of a file under its name. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
