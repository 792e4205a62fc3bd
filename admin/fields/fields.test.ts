/** Ids of new records, and where a commit puts the photos of jobs. */
import { describe, expect, it } from 'vitest';
import { exampleCommit } from '../app/example-commit.ts';
import { idFrom, missingIds, slugFrom } from './ids.ts';
import { placePhotos, planPhotos } from './photo-commit.ts';

const FOLDER = 'src/assets/pictures/jobs/';
const job = { place: 'yonkers', service: 'piano-removal', date: '2026-05-01' };

describe('an id', () => {
  it.each([
    ['We’re in Zoë’s house, too!', 'were-in-zoes-house-too'],
    ['  --  ', ''],
    ['a'.repeat(90), 'a'.repeat(60)],
    [`${'word '.repeat(12)}more and more`, Array.from({ length: 12 }, () => 'word').join('-')],
  ])('of "%s" is made of its words', (text, slug) => {
    expect(slugFrom(text)).toBe(slug);
  });

  it('waits for what it is made from, and is given to new records only, each a different one', () => {
    expect(idFrom({ ...job, date: '' }, ['place', 'date'], new Set())).toBeUndefined();
    const jobs = [job, { ...job, id: 'old' }, { ...job, id: '' }, { ...job, place: '' }];
    expect(missingIds({ jobs, zips: [{ id: '' }] })).toEqual([
      ['jobs', 0, 'yonkers-piano-removal-2026-05-01'],
      ['jobs', 2, 'yonkers-piano-removal-2026-05-01-2'],
    ]);
  });
});

describe('photos', () => {
  const plan = planPhotos({
    jobs: [
      { id: 'new', photos: { beforePhoto: `/${FOLDER}image.webp`, afterPhoto: `/${FOLDER}image-1.webp` } },
      { id: 'kept', photos: { beforePhoto: `/${FOLDER}image.webp`, afterPhoto: 'published' } },
      { id: 'gone', photos: null },
    ],
  });
  const jobs = { path: 'content/jobs.yaml', contents: '' };
  const uploaded = [
    { path: `${FOLDER}image.webp`, contents: '1' },
    { path: `${FOLDER}image-1.webp`, contents: '2' },
  ];
  const existing = ['kept-before.jpg', 'kept-after.jpg', 'gone-before.webp'].map((name) => FOLDER + name);

  const commitOf = (additions: { path: string; contents: string }[]) =>
    exampleCommit({ additions }, `mutation { createCommitOnBranch file_0: file(path: "${FOLDER}image-1.webp") }`);

  it('are named after their job, replace those of any format, and go with their words', () => {
    const { query, variables } = placePhotos(commitOf([...uploaded, jobs]), plan, new Set(existing));
    expect(variables.input).toMatchObject({ expectedHeadOid: 'abc', message: { headline: 'Change faq' } });
    expect(variables.input.fileChanges).toEqual({
      additions: [
        { path: `${FOLDER}new-before.webp`, contents: '1' },
        { path: `${FOLDER}kept-before.webp`, contents: '1' },
        { path: `${FOLDER}new-after.webp`, contents: '2' },
        jobs,
      ],
      deletions: [{ path: `${FOLDER}kept-before.jpg` }, { path: `${FOLDER}gone-before.webp` }],
    });
    // The answer is asked for under the new names.
    expect(query).toBe(`mutation { createCommitOnBranch file_0: file(path: "${FOLDER}new-after.webp") }`);
  });

  it('leave the files of other commits alone', () => {
    const other = [{ path: 'content/faq.yaml', contents: '' }];
    const { fileChanges } = placePhotos(commitOf(other), plan, new Set(existing)).variables.input;
    expect(fileChanges).toEqual({ additions: other, deletions: [] });
  });
});
