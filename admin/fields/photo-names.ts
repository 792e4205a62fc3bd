/** What the files of a job's photos are called: by the job's id, which is known for sure only when it is saved. */
import { JOBS, jobPicture } from '#business/job-pictures.ts';
import { PICTURE_ENDINGS, PICTURES } from '#business/picture-files.ts';
import { idHolding } from './id.ts';
import type { Ready } from './photo-file.ts';

export const SIDES = ['before', 'after'] as const;
export type Side = (typeof SIDES)[number];

/** Where photos of jobs lie in the repository, with a slash at the end. */
export const FOLDER = `${PICTURES}/${JOBS}/`;

/** The path of a photo without its ending. */
export const stemOf = (id: string, side: Side): string => `${PICTURES}/${jobPicture(id, side)}`;

/** In the place of an id that is not known yet. */
const UNNAMED = 'photo';

/**
 * A file whose name follows the id of the job that holds it. Sveltia asks for the name when it saves; one fixed when the
 * photo is taken in would keep an id that was typed over later.
 *
 * @param known the job's id, where it is one that never changes: all that is left of the name in the browser's store
 * @param where the photo's value in the form, as soon as it has one
 */
export function namedFile(
  { blob, ending }: Ready,
  side: Side,
  known: string | undefined,
  where: () => string | undefined,
): File {
  const file = new File([blob], `${known ?? UNNAMED}-${side}.${ending}`, { type: blob.type });
  Object.defineProperty(file, 'name', {
    get() {
      const value = where();
      return `${(value === undefined ? undefined : idHolding(value)) ?? known ?? UNNAMED}-${side}.${ending}`;
    },
  });
  return file;
}

/** The part of a request to GitHub's `createCommitOnBranch` that says which files change. */
export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/** Ids of jobs as a commit leaves them. */
export interface JobsLeft {
  /** Without photos. */
  bare: readonly string[];
  /** With photos. */
  shown: readonly string[];
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
 * Names photos of a new job that came back from the browser's store and were not seen again before the form was saved.
 * Where more than one job lacks photos, the site's check refuses them by their names.
 */
function named(
  { additions, deletions }: FileChanges,
  shown: readonly string[],
  there: ReadonlySet<string>,
): FileChanges {
  const known = new Set([...there, ...additions.map(({ path }) => path)]);
  const names = new Map<string, string>();
  for (const side of SIDES) {
    const unnamed = additions.filter(({ path }) => stem(path.replace(NUMBERED, '')) === stemOf(UNNAMED, side));
    const lacking = shown.filter((id) => !endings(stemOf(id, side)).some((path) => known.has(path)));
    const [[photo, more], [id, other]] = [unnamed, lacking];
    if (photo && !more && id !== undefined && other === undefined)
      names.set(photo.path, stemOf(id, side) + photo.path.slice(photo.path.lastIndexOf('.')));
  }
  return { additions: additions.map(({ path, contents }) => ({ path: names.get(path) ?? path, contents })), deletions };
}

/**
 * Puts a photo in the place of the one that was there, and takes away those of jobs that have none any more: Sveltia does
 * neither with a record. Both have to be in the same commit as the record, or the site's check refuses one of the two.
 *
 * @param there the files in the repository
 */
export function withPhotos(changes: FileChanges, { bare, shown }: JobsLeft, there: ReadonlySet<string>): FileChanges {
  const { additions, deletions } = named(changes, shown, there);
  const added = additions.map(({ path, contents }) => ({ path: rightPath(path, there), contents }));
  const photos = added.filter(({ path }) => path.startsWith(FOLDER)).map(({ path }) => stem(path));
  const left = bare.flatMap((id) => SIDES.map((side) => stemOf(id, side)));
  const gone = [...photos, ...left]
    .flatMap(endings)
    .filter((path) => there.has(path) && !added.some((one) => one.path === path));
  const paths = new Set([...deletions.map(({ path }) => path), ...gone]);
  return { additions: added, deletions: [...paths].map((path) => ({ path })) };
}
