/** The files of pictures against the records that name them; only names are looked at. */
import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nearest } from '#lib/meant.ts';
import { PICTURE_ENDINGS } from '#lib/pictures.ts';
import { homeOf } from '#schema/collections.ts';
import { jobPicture } from './job-pictures.ts';
import type { Problem } from './problem.ts';
import type { Rows } from './rows.ts';

/** Where the sources of the pictures lie, below the project's folder. */
const PICTURES = 'src/assets/pictures';
const SIDES = ['before', 'after'] as const;

/** Reports pictures that are written of and not there, and photographs of jobs that are there and not written of. */
export function pictureProblems(root: string, { pictures, jobs }: Rows): Problem[] {
  const folders = new Map<string, string[]>();
  /** The names in a folder below that of the pictures, as they are written. */
  const namesIn = (folder: string): string[] => {
    const names = folders.get(folder) ?? namesOf(join(root, PICTURES, folder));
    folders.set(folder, names);
    return names;
  };
  const fileOf = (id: string): string | undefined => {
    const names = new Set(namesIn(posix.dirname(id)));
    return PICTURE_ENDINGS.map((ending) => posix.basename(id) + ending).find((name) => names.has(name));
  };
  const shots = jobs.flatMap(({ id, photos }) => SIDES.map((side) => ({ id, side, told: photos !== undefined })));
  const named = new Set(
    [...pictures.map(({ id }) => id), ...shots.map(({ id, side }) => jobPicture(id, side))].flatMap((id) =>
      PICTURE_ENDINGS.map((ending) => id + ending),
    ),
  );
  const unnamedIn = (id: string): string[] => {
    const folder = posix.dirname(id);
    return namesIn(folder).filter((name) => !named.has(posix.join(folder, name)));
  };
  const undrawn = pictures
    .filter(({ id }) => fileOf(id) === undefined)
    .map(({ id }): Problem => ({
      file: homeOf('pictures'),
      field: id,
      wrong: `has no picture at ${PICTURES}/${id}.webp`,
      remedy: instead(id, '.webp', unnamedIn(id)) ?? 'Render it (art/README.md), or take the record out',
    }));
  const unshot = shots
    .filter(({ id, side, told }) => told && fileOf(jobPicture(id, side)) === undefined)
    .map(({ id, side }): Problem => ({
      file: homeOf('jobs'),
      field: `${id} → photos.${side}`,
      wrong: `has no picture at ${PICTURES}/${jobPicture(id, side)}.jpg`,
      remedy:
        instead(jobPicture(id, side), '.jpg', unnamedIn(jobPicture(id, side))) ??
        'Put the photograph there, or take photos out of the record',
    }));
  const untold = shots.flatMap(({ id, side, told }): Problem[] => {
    const name = told ? undefined : fileOf(jobPicture(id, side));
    if (name === undefined) return [];
    return [
      {
        file: homeOf('jobs'),
        field: `${id} → photos`,
        wrong: `is missing, though there is ${PICTURES}/jobs/${name}`,
        remedy: "Say what both show, photos: { before: '…', after: '…' }, or take the photograph away",
      },
    ];
  });
  return [...undrawn, ...unshot, ...untold];
}

function namesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A file's name without its ending, or its endings, and what is left of it in lower case with hyphens. */
const stemOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(\.[a-z]{3,4})+$/, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Endings that a renaming makes right; what is behind the others must be saved anew. */
const SAME_KIND = /\.(jpe?g|webp)$/i;

/**
 * What to do with a file that was probably meant for a picture.
 *
 * @param names the files in the picture's folder that no other record names
 * @returns undefined where there is none
 */
function instead(id: string, ending: string, names: readonly string[]): string | undefined {
  const [folder, wanted] = [posix.dirname(id), posix.basename(id)];
  const [near] = nearest(wanted, names.map(stemOf));
  const fitting = names.filter((name) => stemOf(name) === near);
  const found = fitting.find((name) => SAME_KIND.test(name)) ?? fitting[0];
  if (found === undefined) return undefined;
  const [kind] = SAME_KIND.exec(found) ?? [];
  return kind === undefined
    ? `There is ${folder}/${found}: save it as ${ending === '.jpg' ? 'JPEG' : 'WebP'} under the name ${wanted}${ending}`
    : `There is ${folder}/${found}: rename it to ${wanted}${kind.toLowerCase()}`;
}
