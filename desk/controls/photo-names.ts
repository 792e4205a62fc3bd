/** What the files of a job's photos are called: by the job's id, which is known for sure only when it is saved. */
import { JOBS, jobPicture } from '#model/job-pictures.ts';
import { PICTURE_ENDINGS, PICTURES } from '#lib/pictures.ts';
import { idHolding } from './id.ts';
import type { Ready } from './photo-file.ts';

export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** Where photos of jobs lie in the repository, with a slash at the end. */
export const FOLDER = `${PICTURES}/${JOBS}/`;

/** The path of a photo without its ending. */
export const stemOf = (id: string, side: Side): string => `${PICTURES}/${jobPicture(id, side)}`;

/**
 * A file whose name follows the id of the job that holds it. Sveltia asks for the name when it saves; one fixed when the
 * photo is taken in would keep an id that was typed over later.
 *
 * @param where the photo's value in the form, as soon as it has one
 */
export function namedFile({ blob, ending }: Ready, side: Side, where: () => string | undefined): File {
  const file = new File([blob], `photo-${side}.${ending}`, { type: blob.type });
  Object.defineProperty(file, 'name', {
    get() {
      const value = where();
      return `${(value === undefined ? undefined : idHolding(value)) ?? 'photo'}-${side}.${ending}`;
    },
  });
  return file;
}

/** The part of a request to GitHub's `createCommitOnBranch` that says which files change. */
export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const NUMBERED = /-\d+(?=\.\w+$)/;
const stem = (path: string): string => path.replace(/\.\w+$/, '');
const endings = (base: string): string[] => PICTURE_ENDINGS.map((ending) => base + ending);

/** @returns the path a photo belongs at: Sveltia numbers the name of one that is there already */
const rightPath = (path: string, there: ReadonlySet<string>): string => {
  const plain = path.replace(NUMBERED, '');
  return path.startsWith(FOLDER) && NUMBERED.test(path) && endings(stem(plain)).some((file) => there.has(file))
    ? plain
    : path;
};

/**
 * Puts a photo in the place of the one that was there, and takes away those of jobs that have none any more: Sveltia does
 * neither with a record. Both have to be in the same commit as the record, or the site's check refuses one of the two.
 *
 * @param bare ids of jobs without photos, as the commit leaves them
 * @param there the files in the repository
 */
export function withPhotos(
  { additions, deletions }: FileChanges,
  bare: readonly string[],
  there: ReadonlySet<string>,
): FileChanges {
  const added = additions.map(({ path, contents }) => ({ path: rightPath(path, there), contents }));
  const photos = added.filter(({ path }) => path.startsWith(FOLDER)).map(({ path }) => stem(path));
  const left = bare.flatMap((id) => SIDES.map((side) => stemOf(id, side)));
  const gone = [...photos, ...left]
    .flatMap(endings)
    .filter((path) => there.has(path) && !added.some((one) => one.path === path));
  const paths = new Set([...deletions.map(({ path }) => path), ...gone]);
  return { additions: added, deletions: [...paths].map((path) => ({ path })) };
}
