/** Names of picture files against the records that name them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { found, rows } from '../../fixtures/site.ts';
import { pictureProblems } from './picture-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const JOB = found(rows.jobs, 'first-piano');
const PHOTOS = { before: 'A full garage behind an open door', after: 'An empty garage behind an open door' };

/** What is said when these files are there: "field: what is wrong. What to do". */
function said(files: string[], { photos }: { photos: boolean }, picture?: string): string[] {
  for (const file of files) {
    const path = join(root, 'src/assets/pictures', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  return pictureProblems(root, {
    ...rows,
    pictures: picture === undefined ? [] : [{ id: picture, alt: 'A picture of something' }],
    jobs: [{ ...JOB, photos: photos ? PHOTOS : undefined }],
  }).map(({ field, wrong, remedy }) => `${field}: ${wrong}. ${remedy}`);
}

const BEFORE = `jobs/${JOB.id}-before`;
const AFTER = `jobs/${JOB.id}-after.jpg`;
const MISSING = `${JOB.id} → photos.before: has no picture at src/assets/pictures/${BEFORE}.jpg. `;

it('accepts each kind of file that pages can show', () => {
  expect(said([`${BEFORE}.webp`, AFTER], { photos: true })).toEqual([]);
  expect(said([`${BEFORE}.jpeg`], { photos: true })).toEqual([]);
});

it.each([
  [`${BEFORE}.HEIC`, `There is ${BEFORE}.HEIC: save it as JPEG under the name ${JOB.id}-before.jpg`],
  [`${BEFORE}.png`, `There is ${BEFORE}.png: save it as JPEG under the name ${JOB.id}-before.jpg`],
  [`${BEFORE}.JPG`, `There is ${BEFORE}.JPG: rename it to ${JOB.id}-before.jpg`],
  [`${BEFORE}.jpg.jpeg`, `There is ${BEFORE}.jpg.jpeg: rename it to ${JOB.id}-before.jpeg`],
  [`jobs/${JOB.id}_Before.jpg`, `There is jobs/${JOB.id}_Before.jpg: rename it to ${JOB.id}-before.jpg`],
  [`jobs/${JOB.id}-befor.webp`, `There is jobs/${JOB.id}-befor.webp: rename it to ${JOB.id}-before.webp`],
  ['jobs/something-else.jpg', 'Put the photograph there, or take photos out of the record'],
])('names %s and what to do with it', (file, remedy) => {
  expect(said([file, AFTER], { photos: true })).toEqual([MISSING + remedy]);
});

it('never offers the picture of another record', () => {
  const [one, two] = ['services/load-1', 'services/load-2'];
  const pictures = [one, two].map((id) => ({ id, alt: 'A picture of something' }));
  said([`${one}.webp`], { photos: false });
  expect(pictureProblems(root, { ...rows, pictures, jobs: [] })).toMatchObject([
    { field: two, remedy: 'Render it (art/README.md), or take the record out' },
  ]);
});

it('names a drawn picture of another kind', () => {
  expect(said(['services/sofa.png'], { photos: false }, 'services/sofa')).toEqual([
    'services/sofa: has no picture at src/assets/pictures/services/sofa.webp. There is services/sofa.png: save it as WebP under the name sofa.webp',
  ]);
});

it('asks for the words to photographs that no record tells of', () => {
  expect(said([`${BEFORE}.jpg`], { photos: false })).toEqual([
    `${JOB.id} → photos: is missing, though there is src/assets/pictures/${BEFORE}.jpg. Say what both show, photos: { before: '…', after: '…' }, or take the photograph away`,
  ]);
});
