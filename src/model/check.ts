/** Everything that can be wrong in content/: the form of each file, the pictures, and then the links between records. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { jobPicture, PICTURE_ENDINGS } from '#lib/pictures.ts';
import { legible } from '#lib/words.ts';
import { linkRows } from './build.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';
import type { Rows } from './rows.ts';

/** Where the masters of the pictures lie, below the project's folder. */
const PICTURES = 'src/assets/pictures';

/**
 * @param root the project's folder, which holds `content/`
 * @returns the rows, and all problems of form and missing pictures. Links are checked when the form is right:
 *   before that, whatever names a record that could not be read would be told as a mistake of its own.
 */
export function checkContent(root: string): { rows: Rows; problems: Problem[] } {
  const { rows, problems } = readContent(root);
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
  const all = [...problems, ...undrawn, ...unshot, ...(problems.length === 0 ? linkRows(rows).problems : [])];
  return {
    rows,
    problems: all.map(({ file, field, wrong, remedy }) => ({
      file: legible(file),
      field: legible(field),
      wrong: legible(wrong),
      remedy: legible(remedy, 600),
    })),
  };
}
