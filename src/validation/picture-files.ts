/** Checks the picture files against the records that name them. */
import { nearest } from '#lib/suggest.ts';
import { listed } from '#lib/text.ts';
import { PICTURE_ENDINGS, PICTURES } from '#business/picture-files.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Files } from './files.ts';
import { jobPicture } from '#business/job-pictures.ts';
import { folderOf, joined, nameOf } from './paths.ts';
import { PAPERS } from './paper-files.ts';
import type { Problem } from '#business/problem.ts';
import type { Rows } from '#business/rows.ts';
import { unfitPictures } from './unfit-pictures.ts';

const SIDES = ['before', 'after'] as const;

/** The folder of the pictures, and the records that name its files. */
interface PictureFolder {
  /** Names in a folder below it, as written. */
  namesIn: (folder: string) => readonly string[];
  /** The file shown for a picture, a path below the folder. */
  fileOf: (id: string) => string | undefined;
  /** Of all pictures that records name. */
  ids: ReadonlySet<string>;
  shots: readonly { id: string; side: (typeof SIDES)[number]; described: boolean }[];
}

function pictureFolder(files: Files, { pictures, jobs }: Rows): PictureFolder {
  const folders = new Map<string, readonly string[]>();
  const namesIn = (folder: string): readonly string[] => {
    const names = folders.get(folder) ?? files.namesIn(joined(PICTURES, folder));
    folders.set(folder, names);
    return names;
  };
  const fileOf = (id: string): string | undefined => {
    const names = new Set(namesIn(folderOf(id)));
    return PICTURE_ENDINGS.map((ending) => nameOf(id) + ending)
      .filter((name) => names.has(name))
      .map((name) => joined(folderOf(id), name))[0];
  };
  const shots = jobs.flatMap(({ id, photos }) => SIDES.map((side) => ({ id, side, described: photos !== undefined })));
  const ids = new Set([...pictures.map(({ id }) => id), ...shots.map(({ id, side }) => jobPicture(id, side))]);
  return { namesIn, fileOf, ids, shots };
}

/** Reports missing pictures, photos of jobs without a description, and files that pages cannot show or only blurred. */
export async function pictureProblems(files: Files, rows: Rows): Promise<Problem[]> {
  const folder = pictureFolder(files, rows);
  const readable = picturesIn(files, (name) => PICTURE_ENDINGS.some((ending) => name.endsWith(ending)));
  const photos = new Set(rows.pictures.filter(({ photo }) => photo).map(({ id }) => folder.fileOf(id)));
  return [...missingPictures(files, folder, rows), ...(await unfitPictures(files, readable, shownOn(folder), photos))];
}

/** Paths below the folder of the pictures. */
const shownOn = ({ fileOf, ids }: PictureFolder): ReadonlySet<string | undefined> => new Set([...ids].map(fileOf));

/** Files that no page shows, as paths below the project's folder. */
export function unusedPictures(files: Files, rows: Rows): string[] {
  const shown = shownOn(pictureFolder(files, rows));
  return picturesIn(files, () => true)
    .filter((file) => !shown.has(file))
    .map((file) => `${PICTURES}/${file}`);
}

/** Pictures, papers included, that tell where they were taken, as paths below the project's folder. */
export async function locatedPictures(files: Files): Promise<string[]> {
  const all = [PICTURES, PAPERS].flatMap((folder) =>
    files
      .filesBelow(folder)
      .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
      .map((file) => joined(folder, file)),
  );
  const opened = await files.opened(all);
  return all.filter((file) => opened.get(file)?.located).toSorted();
}

const picturesIn = (files: Files, wanted: (name: string) => boolean): string[] =>
  files
    .filesBelow(PICTURES)
    .filter((file) => !nameOf(file).startsWith('.') && wanted(nameOf(file)))
    .toSorted();

function missingPictures(files: Files, { namesIn, fileOf, ids, shots }: PictureFolder, { pictures }: Rows): Problem[] {
  const named = new Set([...ids].flatMap((id) => PICTURE_ENDINGS.map((ending) => id + ending)));
  const unnamedIn = (id: string): string[] => {
    const folder = folderOf(id);
    return namesIn(folder).filter((name) => !named.has(joined(folder, name)));
  };
  const all = picturesIn(files, () => true).filter((file) => !named.has(file));
  const foundFor = (id: string, ending: string): string | undefined =>
    renameHint(id, ending, unnamedIn(id)) ?? moveHint(id, all) ?? anyHint(id, ending, unnamedIn(id));
  const missing = pictures
    .filter(({ id }) => fileOf(id) === undefined)
    .map(({ id, photo }): Problem => ({
      file: homeOf('pictures'),
      field: id,
      wrong: `has no picture at ${PICTURES}/${id}.${photo ? 'jpg' : 'webp'}`,
      remedy:
        foundFor(id, photo ? '.jpg' : '.webp') ??
        (photo
          ? 'Put the photo there, or take the record out'
          : `Put a photo there as ${nameOf(id)}.jpg and write photo: true, render a picture (art/README.md), or take the record out`),
    }));
  const missingPhotos = shots
    .filter(({ id, side, described }) => described && fileOf(jobPicture(id, side)) === undefined)
    .map(({ id, side }): Problem => ({
      file: homeOf('jobs'),
      field: `${id} → photos.${side}`,
      wrong: `has no picture at ${PICTURES}/${jobPicture(id, side)}.jpg`,
      remedy: foundFor(jobPicture(id, side), '.jpg') ?? 'Put the photo there, or take photos out of the record',
    }));
  const undescribed = shots.flatMap(({ id, side, described }): Problem[] => {
    const file = described ? undefined : fileOf(jobPicture(id, side));
    if (file === undefined) return [];
    return [
      {
        file: homeOf('jobs'),
        field: `${id} → photos`,
        wrong: `is missing, though there is ${PICTURES}/${file}`,
        remedy: "Say what both show, photos: { before: '…', after: '…' }, or take the photo away",
      },
    ];
  });
  return [...missing, ...missingPhotos, ...undescribed];
}

/** A file's name without endings, in lower case with hyphens. */
const stemOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(\.[a-z]{3,4})+$/, '')
    .replace(/[^a-z0-9]+/g, '-');

/** Endings that renaming can fix; other kinds must be saved anew. */
const SAME_KIND = /\.(jpe?g|webp)$/i;

/**
 * How to rename or save a file that was probably meant.
 *
 * @param names files in the picture's folder that no record names
 */
function renameHint(id: string, ending: string, names: readonly string[]): string | undefined {
  const [folder, wanted] = [folderOf(id), nameOf(id)];
  const [near] = nearest(wanted, names.map(stemOf));
  const fitting = names.filter((name) => stemOf(name) === near);
  const found = fitting.find((name) => SAME_KIND.test(name)) ?? fitting[0];
  if (found === undefined) return undefined;
  const [kind] = SAME_KIND.exec(found) ?? [];
  return kind === undefined
    ? `There is ${folder}/${found}: save it as ${ending === '.jpg' ? 'JPEG' : 'WebP'} under the name ${wanted}${ending}`
    : `There is ${folder}/${found}: rename it to ${wanted}${kind.toLowerCase()}`;
}

/**
 * How to move a file with the right name in the wrong folder.
 *
 * @param files all that no record names
 */
function moveHint(id: string, files: readonly string[]): string | undefined {
  const found = files.find((file) => SAME_KIND.test(file) && stemOf(nameOf(file)) === nameOf(id));
  return found === undefined ? undefined : `There is ${found}: move it to ${folderOf(id)}/`;
}

/** More files than this are not named. */
const MOST_NAMED = 3;
const PICTURE = /\.(jpe?g|webp|heic|png)$/i;

/** Other pictures in the folder, such as IMG_2041.jpg. */
function anyHint(id: string, ending: string, names: readonly string[]): string | undefined {
  const pictures = names.filter((name) => PICTURE.test(name));
  if (pictures.length === 0 || pictures.length > MOST_NAMED) return undefined;
  const form = pictures.every((name) => SAME_KIND.test(name)) ? 'rename it to' : 'save it as JPEG under the name';
  const name = `${nameOf(id)}${form === 'rename it to' ? (SAME_KIND.exec(pictures[0] ?? '')?.[0] ?? ending).toLowerCase() : '.jpg'}`;
  return `There is ${listed(pictures.map((picture) => joined(folderOf(id), picture)))}: if it is meant, ${form} ${name}`;
}
