/** What the controls work out: ids, names of photos, and what a commit does to the photos that are there. */
import { describe, expect, it } from 'vitest';
import { withPhotoCommits } from './commit.ts';
import { idAt, idHolding, missingIds } from './id.ts';
import { isHeic, takenSize } from './photo-file.ts';
import { withPhotos } from './photo-names.ts';
import { idFrom, slugFrom } from './slug.ts';

const FOLDER = 'src/assets/pictures/jobs/';
const job = (more: object) => ({ place: 'yonkers', service: 'piano-removal', date: '2026-05-01', id: '', ...more });

describe('an id', () => {
  it.each([
    ['We’re in Zoë’s house, too!', 'were-in-zoes-house-too'],
    ['  --  ', ''],
    ['a'.repeat(70), 'a'.repeat(60)],
    [`${'word '.repeat(12)}more and more`, Array.from({ length: 12 }, () => 'word').join('-')],
  ])('of "%s" is made of its words', (text, slug) => {
    expect(slugFrom(text)).toBe(slug);
  });

  it('is like no other, and waits for what it is made from', () => {
    expect(idFrom(job({}), ['place', 'date'], new Set(['yonkers-2026-05-01']))).toBe('yonkers-2026-05-01-2');
    expect(idFrom(job({ date: '' }), ['place', 'date'], new Set())).toBeUndefined();
  });

  it('is given to records without one alone', () => {
    const form = { jobs: [job({}), job({ id: 'old' }), job({}), job({ place: '' })], zips: [{ id: '' }] };
    expect(missingIds(form)).toEqual([
      ['jobs', 0, 'yonkers-piano-removal-2026-05-01'],
      ['jobs', 2, 'yonkers-piano-removal-2026-05-01-2'],
    ]);
    expect([0, 1, 2, 3].map((at) => idAt('jobs', at, form))).toEqual([
      'yonkers-piano-removal-2026-05-01',
      'old',
      'yonkers-piano-removal-2026-05-01-2',
      undefined,
    ]);
  });

  it('names a photo, wherever its job has moved to', () => {
    const photo = job({ photos: { beforePhoto: 'blob:1' } });
    expect(idHolding('blob:1', { jobs: [job({ id: 'old' }), photo] })).toBe('yonkers-piano-removal-2026-05-01');
    expect(idHolding('blob:1', { jobs: [{ ...photo, id: 'mine' }] })).toBe('mine');
    expect(idHolding('blob:2', { jobs: [photo] })).toBeUndefined();
  });
});

describe('a photo', () => {
  it('is made smaller, never larger', () => {
    expect(takenSize({ width: 4032, height: 3024 })).toEqual({ width: 2000, height: 1500 });
    expect(takenSize({ width: 1200, height: 1600 })).toEqual({ width: 1200, height: 1600 });
  });

  it('of an iPhone’s own kind is known by what it holds', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(isHeic(bytes('\0\0\0\x18ftypheic'))).toBe(true);
    expect(isHeic(bytes('\0\0\0\x1cftypavif'))).toBe(false);
    expect(isHeic(bytes(''))).toBe(false);
  });

  it('takes the place of the one that is there, of whatever kind', () => {
    const there = new Set([`${FOLDER}a-before.jpg`, `${FOLDER}a-after.webp`, `${FOLDER}b-before.webp`]);
    const additions = [
      { path: `${FOLDER}a-before.webp`, contents: '1' },
      { path: `${FOLDER}a-after-1.webp`, contents: '2' },
      { path: `${FOLDER}new-before.webp`, contents: '3' },
    ];
    expect(withPhotos({ additions, deletions: [] }, { bare: [], shown: ['a', 'b', 'new'] }, there)).toEqual({
      additions: [
        { path: `${FOLDER}a-before.webp`, contents: '1' },
        { path: `${FOLDER}a-after.webp`, contents: '2' },
        { path: `${FOLDER}new-before.webp`, contents: '3' },
      ],
      deletions: [{ path: `${FOLDER}a-before.jpg` }],
    });
  });
});

describe('photos without a name', () => {
  const additions = [{ path: `${FOLDER}photo-before.webp`, contents: '1' }];
  const there = new Set([`${FOLDER}old-before.jpg`]);
  it.each([
    [['old', 'new'], 'new-before.webp'],
    [['new', 'newer'], 'photo-before.webp'],
    [['old'], 'photo-before.webp'],
  ])('with jobs %j become %s', (shown, name) => {
    expect(withPhotos({ additions, deletions: [] }, { bare: [], shown }, there)).toEqual({
      additions: [{ path: FOLDER + name, contents: '1' }],
      deletions: [],
    });
  });
});

describe('a commit', () => {
  const there = [`${FOLDER}gone-before.webp`, `${FOLDER}gone-after.jpg`, `${FOLDER}kept-before.webp`];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const jobs = base64("- { id: gone }\n- { id: kept, photos: { before: 'ünï', after: 'b' } }\n");

  /** Sends one through a network that writes down what is asked of it. */
  async function sent(fileChanges: object, answers: (url: string) => Response = () => Response.json({})) {
    const asked: { url: string; body: string }[] = [];
    const network: typeof fetch = (target, options) => {
      const body = options?.body;
      const url = new Request(target).url;
      asked.push({ url, body: typeof body === 'string' ? body : '' });
      return Promise.resolve(answers(url));
    };
    const input = { branch: { repositoryNameWithOwner: 'o/r' }, expectedHeadOid: 'c0ffee', fileChanges };
    const query = `mutation { createCommitOnBranch file_0: file(path: "${FOLDER}kept-before-1.webp") }`;
    const body = JSON.stringify({ query, variables: { input } });
    await withPhotoCommits(network)('https://api.github.com/graphql', { method: 'POST', body });
    return { asked, body };
  }
  const withTree = (url: string) =>
    Response.json(url.includes('/git/trees/') ? { tree: there.map((path) => ({ path })) } : {});

  it('takes away the photos of a job that has none any more, and replaces those of others', async () => {
    const photo = { path: `${FOLDER}kept-before-1.webp`, contents: 'AAAA' };
    const { asked } = await sent(
      { additions: [photo, { path: 'content/jobs.yaml', contents: jobs }], deletions: [] },
      withTree,
    );
    expect(asked[0]?.url).toBe('https://api.github.com/repos/o/r/git/trees/c0ffee?recursive=1');
    const { query, variables } = JSON.parse(asked[1]?.body ?? '') as {
      query: string;
      variables: {
        input: { expectedHeadOid: string; fileChanges: { additions: { path: string }[]; deletions: object[] } };
      };
    };
    expect(query).toContain(`file(path: "${FOLDER}kept-before.webp")`);
    expect(variables.input.expectedHeadOid).toBe('c0ffee');
    expect(variables.input.fileChanges.additions.map(({ path }) => path)).toEqual([
      `${FOLDER}kept-before.webp`,
      'content/jobs.yaml',
    ]);
    expect(variables.input.fileChanges.deletions).toEqual([{ path: there[0] }, { path: there[1] }]);
  });

  it('that has nothing to do with jobs leaves as it is', async () => {
    const { asked, body } = await sent({ additions: [{ path: 'content/faq.yaml', contents: '' }], deletions: [] });
    expect(asked.map((one) => one.body)).toEqual([body]);
  });

  it('leaves as it is where the files cannot be listed: its own answer says why', async () => {
    const { asked, body } = await sent(
      { additions: [{ path: 'content/jobs.yaml', contents: jobs }], deletions: [] },
      (url) => (url.includes('/git/trees/') ? new Response('', { status: 401 }) : Response.json({})),
    );
    expect(asked[1]?.body).toBe(body);
  });
});
