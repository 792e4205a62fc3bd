/** Pictures that pages cannot show, or only blurred, and what their owner can do. */
import { PICTURES } from '#business/picture-files.ts';
import type { Files, Opened } from './files.ts';
import { folderOf, nameOf } from './paths.ts';
import { JOBS } from '#business/job-pictures.ts';
import type { Problem } from '#business/problem.ts';

/** What is wrong and what to do; `name` is the file's. */
const UNFIT: Record<Exclude<Opened['kind'], 'jpeg' | 'webp'>, (name: string, kind: string) => [string, string]> = {
  other: (name, kind) =>
    kind === 'video'
      ? ['holds a video, whatever its name says', `Put a photo in its place, saved as JPEG, or take it away`]
      : [
          `holds a ${kind} picture, whatever its name says`,
          `Renaming a file does not change what is in it: open the picture and export it as JPEG, then save that as ${name.replace(/\.\w+$/, '.jpg')}`,
        ],
  empty: (name) => ['is empty: it has 0 bytes', `Copy the picture again as ${name}, or take the file away`],
  damaged: (name) => [
    'is damaged or cut off: it cannot be read to its end',
    `Copy the original again as ${name}; if that does not open either, take another photo`,
  ],
  unknown: (name) => ['is no picture', `Export the picture as JPEG and save that as ${name}, or take the file away`],
  huge: (name) => [
    'has more than 268 million pixels',
    `Make it smaller, 2,400 pixels on its longer side are plenty, and save it as ${name}`,
  ],
};

/**
 * Fewest pixels of the longer side. Photos are up to 736 CSS pixels wide on dense screens; cameras give far more.
 * Rendered pictures have the largest width that pages ask for, by folder.
 */
export const MIN_PHOTO_SIDE = 1200;
const RENDERED: Record<string, number> = { '.': 1440, pairs: 960, counties: 960, fleet: 960 };
const SMALL_SCENE = 640;

const leastOf = (file: string): number => RENDERED[folderOf(file)] ?? SMALL_SCENE;

/**
 * Opens every file that Astro will open, since one unreadable file stops the build. Size matters only for those shown.
 *
 * @param files paths below the folder of the pictures
 * @param shown those that pages show
 * @param photos those that their record calls a photo
 */
export async function unfitPictures(
  { opened: open }: Files,
  files: readonly string[],
  shown: ReadonlySet<string | undefined>,
  photos: ReadonlySet<string | undefined>,
): Promise<Problem[]> {
  const opened = await open(files.map((file) => `${PICTURES}/${file}`));
  return files.flatMap((file): Problem[] => {
    const path = `${PICTURES}/${file}`;
    const found = opened.get(path);
    if (!found) return [];
    const problem = (wrong: string, remedy: string): Problem[] => [{ file: path, field: 'the picture', wrong, remedy }];
    if (found.kind !== 'jpeg' && found.kind !== 'webp')
      return problem(...UNFIT[found.kind](nameOf(file), found.kind === 'other' ? found.name : ''));
    const isPhoto = found.kind === 'jpeg' || folderOf(file) === JOBS || photos.has(file);
    const least = isPhoto ? MIN_PHOTO_SIDE : leastOf(file);
    if (found.long >= least || !shown.has(file)) return [];
    return problem(
      `is too small: its longer side has ${found.long} pixels, and needs at least ${least}`,
      isPhoto
        ? 'Take the original from the camera, not a copy from a message or a screenshot; enlarging a small one makes it no sharper'
        : 'If it is a photo, take the original from the camera; otherwise render it larger (art/README.md)',
    );
  });
}
