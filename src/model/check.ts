/** Everything that can be wrong in content/: the form of each file, the pictures, and then the links between records. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import { jobPicture } from './job-pictures.ts';
import { legible } from '#lib/words.ts';
import { homeOf } from '#schema/collections.ts';
import { linkRows } from './build.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read.ts';
import type { Rows } from './rows.ts';
import { textProblems } from './texts.ts';

/** Where the sourceImages of the pictures lie, below the project's folder. */
const PICTURES = 'src/assets/pictures';

/**
 * @param root the project's folder, which holds `content/`
 * @returns the rows, and all problems of form and missing pictures. Links are checked when the form is right:
 *   before that, whatever names a record that could not be read would be told as a mistake of its own.
 */
export function checkContent(root: string): { rows: Rows; problems: Problem[] } {
  const { rows, problems } = readContent(root);
  const all = [...problems, ...missingPictures(root, rows), ...(problems.length === 0 ? linkProblems(rows) : [])];
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

function linkProblems(rows: Rows): Problem[] {
  const { site, problems } = linkRows(rows);
  return [...problems, ...textProblems(rows, site)];
}

/** Pictures that are written of, and not there. */
function missingPictures(root: string, { pictures, jobs }: Rows): Problem[] {
  const missing = (id: string) => !PICTURE_ENDINGS.some((ending) => existsSync(join(root, PICTURES, id + ending)));
  const undrawn = pictures
    .filter(({ id }) => missing(id))
    .map(({ id }): Problem => ({
      file: homeOf('pictures'),
      field: id,
      wrong: `has no picture at ${PICTURES}/${id}.webp`,
      remedy: 'Render it (art/README.md), or take the record out',
    }));
  const sides = jobs.flatMap(({ id, photos }) =>
    photos ? (['before', 'after'] as const).map((side) => ({ id, side })) : [],
  );
  const unshot = sides
    .filter(({ id, side }) => missing(jobPicture(id, side)))
    .map(({ id, side }): Problem => ({
      file: homeOf('jobs'),
      field: `${id} → photos.${side}`,
      wrong: `has no picture at ${PICTURES}/${jobPicture(id, side)}.jpg`,
      remedy: 'Put the photograph there, or take photos out of the record',
    }));
  return [...undrawn, ...unshot];
}
