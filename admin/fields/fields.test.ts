/** Ids of new records, and where a commit puts the photos of jobs. */
import { describe, expect, it } from 'vitest';
import { idFrom, missingIds, slugFrom } from './ids.ts';
import { planPhotos, withPhotoCommits, withPhotos } from './photo-commit.ts';

const FOLDER = 'src/assets/pictures/jobs/';
const job = { place: 'yonkers', service: 'piano-removal', date: '2026-05-01' };

describe('an id', () => {
  it.each([
    ['We’re in Zoë’s house, too!', 'were-in-zoes-house-too'],
    ['  --  ', ''],
    ['a'.repeat(70), 'a'.repeat(60)],
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

  it('are named after their job, replace those of any format, and go with their words', () => {
    expect(withPhotos({ additions: [...uploaded, jobs], deletions: [] }, plan, new Set(existing))).toEqual({
      additions: [
        { path: `${FOLDER}new-before.webp`, contents: '1' },
        { path: `${FOLDER}kept-before.webp`, contents: '1' },
        { path: `${FOLDER}new-after.webp`, contents: '2' },
        jobs,
      ],
      deletions: [{ path: `${FOLDER}kept-before.jpg` }, { path: `${FOLDER}gone-before.webp` }],
    });
  });

  /** @returns the bodies of all requests that a commit leads to */
  async function send(additions: object[], tree: () => Response) {
    const requests: { url: string; body: unknown }[] = [];
    const network: typeof fetch = (target, options) => {
      const url = new Request(target).url;
      requests.push({ url, body: options?.body });
      return Promise.resolve(url.includes('/git/trees/') ? tree() : Response.json({}));
    };
    const fileChanges = { additions, deletions: [] };
    const input = { branch: { repositoryNameWithOwner: 'o/r' }, expectedHeadOid: 'c0ffee', fileChanges };
    const query = `mutation { createCommitOnBranch file_0: file(path: "${FOLDER}image-1.webp") }`;
    const body = JSON.stringify({ query, variables: { input } });
    await withPhotoCommits(network, () => plan)('https://api.github.com/graphql', { method: 'POST', body });
    return { requests, body, last: requests.at(-1)?.body };
  }

  it('are moved in the commit itself, and the answer is asked for under their new names', async () => {
    const tree = () => Response.json({ tree: existing.map((path) => ({ path })) });
    const { requests, last } = await send([...uploaded, jobs], tree);
    expect(requests[0]?.url).toBe('https://api.github.com/repos/o/r/git/trees/c0ffee?recursive=1');
    expect(last).toContain(`file(path: \\"${FOLDER}new-after.webp\\")`);
    expect(last).not.toContain('image');
  });

  it('leave other commits alone, and those for which GitHub does not list the files', async () => {
    const other = await send([{ path: 'content/faq.yaml', contents: '' }], () => Response.json({}));
    expect(other.requests.map(({ body }) => body)).toEqual([other.body]);
    const refused = await send([jobs], () => new Response('', { status: 401 }));
    expect(refused.last).toBe(refused.body);
  });
});
