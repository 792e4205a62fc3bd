/** Everything that can be wrong in content/, in one list: form first, then links. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkRows } from './build.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';

/** Where the masters of the pictures lie, below the project's folder. */
const PICTURES = 'src/assets/pictures';

/**
 * @param root the project's folder, which holds `content/`
 * @returns all problems of form and every missing picture; when the rows are whole, also every broken link between them
 */
export function contentProblems(root: string): Problem[] {
  const { rows, whole, problems } = readContent(root);
  const undrawn = rows.pictures
    .filter(({ id }) => !existsSync(join(root, PICTURES, `${id}.webp`)))
    .map(({ id }): Problem => ({
      file: 'content/pictures.yaml',
      field: id,
      wrong: `has no picture at ${PICTURES}/${id}.webp`,
      remedy: 'Render it (art/README.md), or take the record out',
    }));
  return [...problems, ...undrawn, ...(whole ? linkRows(rows).problems : [])];
}
