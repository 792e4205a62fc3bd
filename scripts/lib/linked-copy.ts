/** Copies a folder with hard links, which takes no space and little time. */
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces `to` by a copy of `from`. Emptying and refilling `from` leaves the copy as it is; writing into a file changes both. */
export function linkedCopy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkedCopy(source, target);
    else
      try {
        linkSync(source, target);
      } catch {
        // Not every disk supports hard links.
        copyFileSync(source, target);
      }
  }
}
