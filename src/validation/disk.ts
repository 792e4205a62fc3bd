/** The project's files on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Files } from './files.ts';
import { openPictures } from './picture-openings.ts';

/** @param root the project's folder */
export const onDisk = (root: string): Files => ({
  namesIn: (folder) => orNothing(() => readdirSync(join(root, folder))) ?? [],
  filesBelow: (folder) =>
    orNothing(() =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => relative(join(root, folder), join(parentPath, name)).replaceAll(sep, '/')),
    ) ?? [],
  bytesOf: (file) => orNothing(() => readFileSync(join(root, file))),
  opened: (pictures) => openPictures(root, pictures),
});

/** What cannot be read counts as missing. */
function orNothing<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
