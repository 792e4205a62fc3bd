/** Picture files: their names against the records that name them, and what is in them. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { found, rows } from '../../e2e/fixtures/site.ts';
import { checkContent } from './check.ts';
import { onDisk } from './disk.ts';
import { pictureProblems, unusedPictures } from './picture-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const JOB = found(rows.jobs, 'first-piano');
const PHOTOS = { before: 'A full garage behind an open door', after: 'An empty garage behind an open door' };

/** A picture of one color, as large as told. */
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#7a8' } });
const PHOTO = await plain(1200, 800).jpeg().toBuffer();

/** Puts a file below the folder of the pictures. */
function put(file: string, bytes: Buffer): void {
  const path = join(root, 'src/assets/pictures', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Rows of one job and at most one picture. */
const naming = ({ photos }: { photos: boolean }, picture?: string) => ({
  ...rows,
  pictures: picture === undefined ? [] : [{ id: picture, alt: 'A picture of something' }],
  jobs: [{ ...JOB, photos: photos ? PHOTOS : undefined }],
});

/** What is said when these files are there: "field: what is wrong. What to do". */
async function said(files: string[], { photos }: { photos: boolean }, picture?: string): Promise<string[]> {
  for (const file of files) put(file, PHOTO);
  const problems = await pictureProblems(onDisk(root), naming({ photos }, picture));
  return problems.map(({ field, wrong, remedy }) => `${field}: ${wrong}. ${remedy}`);
}

const BEFORE = `jobs/${JOB.id}-before`;
const AFTER = `jobs/${JOB.id}-after.jpg`;
const MISSING = `${JOB.id} → photos.before: has no picture at src/assets/pictures/${BEFORE}.jpg. `;

it('accepts each kind of file that pages can show', async () => {
  expect(await said([`${BEFORE}.webp`, AFTER], { photos: true })).toEqual([]);
  expect(await said([`${BEFORE}.jpeg`], { photos: true })).toEqual([]);
});

it.each([
  [`${BEFORE}.HEIC`, `There is ${BEFORE}.HEIC: save it as JPEG under the name ${JOB.id}-before.jpg`],
  [`${BEFORE}.png`, `There is ${BEFORE}.png: save it as JPEG under the name ${JOB.id}-before.jpg`],
  [`${BEFORE}.JPG`, `There is ${BEFORE}.JPG: rename it to ${JOB.id}-before.jpg`],
  [`${BEFORE}.jpg.jpeg`, `There is ${BEFORE}.jpg.jpeg: rename it to ${JOB.id}-before.jpeg`],
  [`jobs/${JOB.id}_Before.jpg`, `There is jobs/${JOB.id}_Before.jpg: rename it to ${JOB.id}-before.jpg`],
  [`jobs/${JOB.id}-befor.webp`, `There is jobs/${JOB.id}-befor.webp: rename it to ${JOB.id}-before.webp`],
  [`${JOB.id}-before.jpg`, `There is ${JOB.id}-before.jpg: move it to jobs/`],
  [`Photos/${JOB.id}-before.jpg`, `There is Photos/${JOB.id}-before.jpg: move it to jobs/`],
  ['jobs/IMG_2041.JPG', `There is jobs/IMG_2041.JPG: if it is meant, rename it to ${JOB.id}-before.jpg`],
  [
    'jobs/IMG_2041.HEIC',
    `There is jobs/IMG_2041.HEIC: if it is meant, save it as JPEG under the name ${JOB.id}-before.jpg`,
  ],
  ['jobs/notes.txt', 'Put the photo there, or take photos out of the record'],
])('names %s and what to do with it', async (file, remedy) => {
  expect(await said([file, AFTER], { photos: true })).toEqual([MISSING + remedy]);
});

it('never offers the picture of another record', async () => {
  const [one, two] = ['services/load-1', 'services/load-2'];
  const pictures = [one, two].map((id) => ({ id, alt: 'A picture of something' }));
  await said([`${one}.webp`], { photos: false });
  expect(await pictureProblems(onDisk(root), { ...rows, pictures, jobs: [] })).toMatchObject([
    {
      field: two,
      remedy:
        'Put a photo there as load-2.jpg and write photo: true, render a picture (art/README.md), or take the record out',
    },
  ]);
});

it('asks for a photo, not for a drawing, where the record says photo', async () => {
  const pictures = [{ id: 'people/owner', alt: 'The owner', photo: true }];
  await said([], { photos: false });
  expect(await pictureProblems(onDisk(root), { ...rows, pictures, jobs: [] })).toMatchObject([
    {
      wrong: 'has no picture at src/assets/pictures/people/owner.jpg',
      remedy: 'Put the photo there, or take the record out',
    },
  ]);
});

it('names a drawn picture of another kind', async () => {
  expect(await said(['services/sofa.png'], { photos: false }, 'services/sofa')).toEqual([
    'services/sofa: has no picture at src/assets/pictures/services/sofa.webp. There is services/sofa.png: save it as WebP under the name sofa.webp',
  ]);
});

it('asks for the words to photos that no record tells of', async () => {
  expect(await said([`${BEFORE}.jpg`], { photos: false })).toEqual([
    `${JOB.id} → photos: is missing, though there is src/assets/pictures/${BEFORE}.jpg. Say what both show, photos: { before: '…', after: '…' }, or take the photo away`,
  ]);
});

describe('what is in a file', () => {
  /** Both photos are there, the first with these bytes. */
  async function told(bytes: Buffer, file = `${BEFORE}.jpg`): Promise<string[]> {
    put(AFTER, PHOTO);
    put(file, bytes);
    const problems = await pictureProblems(onDisk(root), naming({ photos: true }));
    return problems.map((problem) => `${problem.file}: ${problem.wrong}. ${problem.remedy}`);
  }
  const FILE = `src/assets/pictures/${BEFORE}.jpg`;
  const NAME = `${JOB.id}-before.jpg`;
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(4096, 7)]);
  // The same in every run: by chance a hole may fall where a decoder passes it over.
  const grain = createHash('shake256', { outputLength: 1300 * 900 * 3 })
    .update('grain')
    .digest();
  const noise = sharp(grain, { raw: { width: 1300, height: 900, channels: 3 } });

  it('is told of a HEIC file that was renamed', async () => {
    const [only, ...more] = await told(heic);
    expect(more).toEqual([]);
    expect(only).toContain(`${FILE}: holds a HEIC picture, whatever its name says. `);
    expect(only).toContain(`export it as JPEG, then save that as ${NAME}`);
  });

  it.each(['png', 'gif', 'tiff', 'avif'] as const)('is told of a renamed %s', async (format) => {
    expect(await told(await plain(1300, 900).toFormat(format).toBuffer())).toEqual([
      expect.stringContaining(`${FILE}: holds a ${format === 'avif' ? 'AVIF' : format.toUpperCase()} picture`),
    ]);
  });

  it('is told of a video, an empty file and one that is no picture', async () => {
    const video = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'), Buffer.alloc(64)]);
    expect(await told(video)).toEqual([expect.stringContaining('holds a video')]);
    expect(await told(Buffer.alloc(0))).toEqual([expect.stringContaining(`${FILE}: is empty: it has 0 bytes.`)]);
    expect(await told(Buffer.from('<html>Not found</html>'))).toEqual([expect.stringContaining('is no picture.')]);
  });

  it.each(['jpeg', 'webp'] as const)('is told of a %s that is cut off', async (format) => {
    const whole = await noise.clone().toFormat(format).toBuffer();
    expect(await told(whole)).toEqual([]);
    expect(await told(whole.subarray(0, whole.length / 2))).toEqual([
      `${FILE}: is damaged or cut off: it cannot be read to its end. Copy the original again as ${NAME}; if that does not open either, take another photo`,
    ]);
  });

  it('is told of one that lost bytes in its middle, and not of what follows its end', async () => {
    const whole = await noise.clone().jpeg().toBuffer();
    expect(await told(Buffer.concat([whole, Buffer.from('a camera wrote this')]))).toEqual([]);
    const middle = Math.floor(whole.length / 2);
    const holed = Buffer.from(whole).fill(0xff, middle, middle + 5000);
    expect(await told(holed)).toEqual([expect.stringContaining('is damaged or cut off')]);
  });

  it('is looked at again after each change', async () => {
    expect(await told(Buffer.from('no picture'))).toHaveLength(1);
    expect(await told(PHOTO)).toEqual([]);
  });

  it('is told with its size where a photo is too small, upright ones by their height', async () => {
    expect(await told(await plain(900, 1200).jpeg().toBuffer())).toEqual([]);
    expect(await told(await plain(640, 480).webp().toBuffer(), `${BEFORE}.webp`)).toEqual([
      expect.stringContaining('is too small: its longer side has 640 pixels, and needs at least 1200.'),
    ]);
  });

  it('asks of a rendered picture what pages show of it, and of a photo in its place as of any', async () => {
    const webp = async (size: number) => plain(size, size).webp().toBuffer();
    const of = async (id: string, bytes: Buffer, ending = '.webp', photo?: true) => {
      put(id + ending, bytes);
      const named = naming({ photos: false }, id);
      const pictures = named.pictures.map((picture) => ({ ...picture, photo }));
      const problems = await pictureProblems(onDisk(root), { ...named, pictures });
      rmSync(join(root, 'src/assets/pictures', id + ending));
      return problems.map(({ wrong }) => /needs at least (\d+)/.exec(wrong)?.[1] ?? wrong);
    };
    expect(await of('services/sofa', await webp(640))).toEqual([]);
    expect(await of('services/sofa', await webp(600))).toEqual(['640']);
    expect(await of('pairs/attic-before', await webp(640))).toEqual(['960']);
    expect(await of('hero-loaded', await webp(960))).toEqual(['1440']);
    expect(await of('services/sofa', await plain(640, 640).jpeg().toBuffer(), '.jpg')).toEqual(['1200']);
    expect(await of('services/sofa', await webp(640), '.webp', true)).toEqual(['1200']);
  });

  it('stops the build where no record names the file, too, but then its size does not matter', async () => {
    put('jobs/left-over.jpg', heic);
    put('jobs/small.jpg', await plain(200, 100).jpeg().toBuffer());
    expect((await pictureProblems(onDisk(root), naming({ photos: false }))).map(({ file }) => file)).toEqual([
      'src/assets/pictures/jobs/left-over.jpg',
    ]);
  });

  it('is part of the check of content', async () => {
    put('jobs/left-over.jpg', heic);
    expect((await checkContent(root)).problems.map(({ file }) => file)).toContain(
      'src/assets/pictures/jobs/left-over.jpg',
    );
  });
});

describe('files that no page shows', () => {
  it('are those that no record names, and the second of two for one picture', () => {
    for (const file of [
      'services/sofa.webp',
      'services/sofa.jpg',
      `${BEFORE}.jpg`,
      AFTER,
      'jobs/IMG_2041.HEIC',
      'truck.png',
      'jobs/.DS_Store',
    ])
      put(file, PHOTO);
    expect(unusedPictures(onDisk(root), naming({ photos: true }, 'services/sofa'))).toEqual([
      'src/assets/pictures/jobs/IMG_2041.HEIC',
      'src/assets/pictures/services/sofa.jpg',
      'src/assets/pictures/truck.png',
    ]);
  });

  it('are none where there is no folder', () => {
    expect(unusedPictures(onDisk(root), naming({ photos: false }))).toEqual([]);
  });
});
