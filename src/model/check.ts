/** Everything that can be wrong in content/, in one list: form first, then links. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { linkRows } from './build.ts';
import { jobPicture, PICTURE_ENDINGS } from '#lib/pictures.ts';
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
  const missing = (id: string) => !PICTURE_ENDINGS.some((ending) => existsSync(join(root, PICTURES, id + ending)));
  const unshot = rows.jobs.flatMap(({ id, photos }): Problem[] =>
    photos
      ? (['before', 'after'] as const)
          .filter((side) => missing(jobPicture(id, side)))
          .map((side) => ({
            file: 'content/jobs.yaml',
            field: `${id} → photos.${side}`,
            wrong: `has no picture at ${PICTURES}/${jobPicture(id, side)}.jpg`,
            remedy: 'Put the photograph there, or take photos out of the record',
          }))
      : [],
  );
  const undrawn = rows.pictures
    .filter(({ id }) => missing(id))
    .map(({ id }): Problem => ({
      file: 'content/pictures.yaml',
      field: id,
      wrong: `has no picture at ${PICTURES}/${id}.webp`,
      remedy: 'Render it (art/README.md), or take the record out',
    }));
  return [...problems, ...undrawn, ...unshot, ...(whole ? linkRows(rows).problems : [])];
}
