/** A copy of a folder that takes no room: both name the same files until one of them gets others. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes `to` a copy of `from`, whatever was there before. A build that empties `from` and writes it anew leaves the
 * copy as it is; whoever writes into a file that is there already writes into both.
 */
export function linkedCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkedCopy(source, target);
    else linkOrCopy(source, target);
  }
}

/** Not every disk can have two names for a file. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
