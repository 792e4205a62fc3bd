/** Saving through the repository client: two people's edits are merged, lost answers are recovered, failures are told in a sentence. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readYaml, writeYaml } from '../yaml/yaml.ts';
import type { BareStore } from '../fake/bare-store.ts';
import { bareWith, commitElsewhere, MAIN } from '../fake/fixture.ts';
import { OWNER, startStandIn, type StandIn } from '../fake/fake-github.ts';
import { addressesOf, type Api } from './api.ts';
import { base64Of } from './blobs.ts';
import { type FileClash } from './commits.ts';
import { freshenDraft, objectionTo, openDrafts } from './drafts.ts';
import { joined } from './joining.ts';
import { Remembered } from './remembered.ts';
import type { Side } from './merging.ts';
import { watched } from './watching.ts';

const JOBS = 'content/jobs.yaml';
const TEXT = `# Jobs, the newest first.
- id: garage
  title: A garage # the first
  place: rye
- id: attic
  title: 'An attic'
  place: nyack
`;
type Job = Record<string, string>;

let store: BareStore;
let standIn: StandIn;
let remembered: Remembered;
let asked: FileClash[] = [];
let side: Side | undefined;
let said: string[] = [];
let tokens: (string | undefined)[] = [];
let api: Api;
/** What Sveltia's fetch is. */
let desk: typeof fetch;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  store = await bareWith({ [JOBS]: TEXT });
  standIn = await startStandIn({ store, guests: { good: OWNER, fresh: OWNER } });
  remembered = new Remembered();
  [asked, side, said, tokens] = [[], 'mine', [], []];
  api = { owner: 'gone', repo: 'today', branch: MAIN, ...addressesOf(standIn.url), fetch };
  const decide = (clashes: readonly FileClash[]) => {
    asked.push(...clashes);
    return Promise.resolve(side);
  };
  const watch = watched({
    api,
    notify: (sentence) => said.push(sentence),
    renew: () => Promise.resolve(tokens.shift()),
    renewed: new Map(),
    freshen: (asking, number) => freshenDraft(asking, decide, number),
    objection: objectionTo,
  });
  desk = joined({ api: { ...api, fetch: watch }, remembered, decide });
});
afterEach(() => standIn.stop());

const now = async (branch = MAIN) => (await store.blob(`${branch}:${JOBS}`))?.data.toString() ?? '';
const edited = (text: string, change: (jobs: Job[]) => void) => {
  const jobs = readYaml(text) as unknown as Job[];
  change(jobs);
  return writeYaml(text, jobs);
};
const retitled = (text: string, id: string, title: string) =>
  edited(text, (jobs) => {
    for (const job of jobs) if (job.id === id) job.title = title;
  });
const added = (text: string, id: string) => edited(text, (jobs) => jobs.push({ id, title: `The ${id}`, place: 'rye' }));

interface Answer {
  status: number;
  body: {
    data?: { createCommitOnBranch?: { commit: { oid: string } } };
    errors?: { message: string }[];
    message?: string;
  };
}

const send = async (url: string, method: string, body: unknown): Promise<Answer> => {
  const response = await desk(url, { method, headers: { Authorization: 'token good' }, body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] };
};

/** As Sveltia saves: the form was filled from `began`, and the head is the one it last saw. */
async function save(
  began: string,
  change: (text: string) => string | Promise<string>,
  branch = MAIN,
  head?: string,
): Promise<Answer> {
  const mark = remembered.note('jobs', began);
  const text = await change(remembered.textFor(mark) ?? '');
  remembered.wrote(text, mark);
  const query = `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_0: file(path: "${JOBS}") { oid } } } }`;
  const input = {
    branch: { repositoryNameWithOwner: 'gone/today', branchName: branch },
    expectedHeadOid: head ?? (await store.head(branch)),
    fileChanges: { additions: [{ path: JOBS, contents: base64Of(text) }], deletions: [] },
    message: { headline: 'Change jobs' },
  };
  return send(api.graphql, 'POST', { query, variables: { input } });
}

const isCommit = ({ query = '' }: { query?: string }) => query.includes('createCommitOnBranch');
const commits = () => standIn.log.filter(isCommit).length;

describe('two people', () => {
  it('who change different things: both stay, each in its line', async () => {
    const head = await store.head(MAIN);
    await commitElsewhere(store, { [JOBS]: await added(await retitled(TEXT, 'attic', 'A low attic'), 'shed') });
    const { body } = await save(
      TEXT,
      async (text) => added(await retitled(text, 'garage', 'Two garages'), 'deck'),
      MAIN,
      head,
    );
    expect(body.errors).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await now()).toBe(`# Jobs, the newest first.
- id: garage
  title: Two garages # the first
  place: rye
- id: attic
  title: 'A low attic'
  place: nyack
- id: deck
  title: The deck
  place: rye
- id: shed
  title: The shed
  place: rye
`);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
    [undefined, 'Theirs'],
  ] as const)('who change the same words are asked: %s', async (answer, title) => {
    side = answer;
    await commitElsewhere(store, { [JOBS]: await retitled(TEXT, 'garage', 'Theirs') });
    const { body } = await save(TEXT, (text) => retitled(text, 'garage', 'Mine'));
    expect(asked).toEqual([{ file: JOBS, path: ['garage', 'title'], theirs: 'Theirs', mine: 'Mine' }]);
    expect(await now()).toBe(await retitled(TEXT, 'garage', title));
    expect(body.errors?.[0]?.message).toBe(answer ? undefined : 'Nothing was saved. What you typed is still here.');
  });

  it('of whom one takes out what the other changes are asked', async () => {
    side = 'theirs';
    await commitElsewhere(store, { [JOBS]: await retitled(TEXT, 'garage', 'Theirs') });
    await save(TEXT, (text) => edited(text, (jobs) => jobs.splice(0, 1)));
    expect(asked).toEqual([expect.objectContaining({ path: ['garage'], mine: undefined })]);
    expect(await now()).toBe(await retitled(TEXT, 'garage', 'Theirs'));
  });

  it('of whom one is faster at the last moment: it is made again on top', async () => {
    const faster = commitElsewhere.bind(undefined, store, { [JOBS]: await added(TEXT, 'shed') });
    const { fetch: own } = globalThis;
    let isFirst = true;
    api.fetch = async (...request) => {
      const [, init] = request;
      if (isFirst && typeof init?.body === 'string' && isCommit(JSON.parse(init.body) as { query?: string })) {
        isFirst = false;
        await faster();
      }
      return own(...request);
    };
    const { body } = await save(TEXT, (text) => retitled(text, 'garage', 'Mine'));
    expect(body.errors).toBeUndefined();
    expect(commits()).toBe(2);
    expect(await now()).toBe(await added(await retitled(TEXT, 'garage', 'Mine'), 'shed'));
  });
});

describe('one after the other', () => {
  it('what was saved can be taken back in the same form', async () => {
    await save(TEXT, (text) => retitled(text, 'garage', 'Two'));
    await save(TEXT, (text) => retitled(text, 'garage', 'A garage'));
    expect(await now()).toBe(TEXT);
    expect(asked).toEqual([]);
  });

  it('what came through although its answer was lost is not saved twice', async () => {
    standIn.fail({ how: 'cut after', when: isCommit });
    const before = await store.head(MAIN);
    const { body } = await save(TEXT, (text) => added(text, 'shed'));
    expect(body.data?.createCommitOnBranch).toBeDefined();
    const made = await store.commitInfo(`${(await store.head(MAIN)) ?? ''}^`);
    expect(made.oid).toBe(before);
    expect(await now()).toBe(await added(TEXT, 'shed'));
  });

  it('a line that breaks before anything came through is tried again', async () => {
    standIn.fail({ how: 'cut before', when: isCommit });
    await save(TEXT, (text) => added(text, 'shed'));
    expect(await now()).toBe(await added(TEXT, 'shed'));
  });

  it('a line that stays broken is told', async () => {
    standIn.fail({ how: 'cut before', times: 9 });
    await expect(save(TEXT, (text) => added(text, 'shed'))).rejects.toThrow('nothing gets saved twice');
    expect(await now()).toBe(TEXT);
  });
});

describe('a failure is told in a sentence', () => {
  it.each([
    [403, {}, 'may read the site but not change it'],
    [403, { 'retry-after': '90' }, 'Try again in 2 minutes'],
    [429, {}, 'asks for a break'],
    [500, {}, 'GitHub has trouble right now (500)'],
    [503, {}, 'What you typed is kept in this browser'],
    [409, {}, 'GitHub refused this'],
    [422, {}, 'GitHub refused this'],
  ])('%i %j', async (how, headers, sentence) => {
    standIn.fail({ how, headers, when: isCommit });
    const { status, body } = await save(TEXT, (text) => added(text, 'shed'));
    expect(status).toBe(how);
    expect(body.message).toContain(sentence);
    expect(await now()).toBe(TEXT);
  });

  it('a sign-in that has ended is renewed, and the commit goes on', async () => {
    standIn.expire('good');
    tokens = ['fresh'];
    await save(TEXT, (text) => added(text, 'shed'));
    expect(await now()).toBe(await added(TEXT, 'shed'));
    await save(TEXT, (text) => added(text, 'deck'));
    expect(tokens).toEqual([]);
    expect(await now()).toContain('deck');
  });

  it('without a new token nothing is saved, and it is said what became of it', async () => {
    standIn.expire('good');
    const { status, body } = await save(TEXT, (text) => added(text, 'shed'));
    expect([status, body.message]).toEqual([401, expect.stringContaining('Sign in again, then save')]);
    expect(await now()).toBe(TEXT);
  });
});

describe('a draft', () => {
  const BRANCH = 'cms/week/jobs';
  const rest = (path: string) => `${api.rest}/repos/gone/today${path}`;
  const open = async () => {
    await store.createBranch(BRANCH, (await store.head(MAIN)) ?? '');
    await save(TEXT, (text) => added(text, 'shed'), BRANCH);
    return send(rest('/pulls'), 'POST', { title: 'Change jobs', head: BRANCH, base: MAIN, draft: false });
  };
  const publish = () => send(rest('/pulls/1/merge'), 'PUT', { merge_method: 'squash' });

  it('whose answer was lost when it was opened is found again', async () => {
    expect((await open()).status).toBe(201);
    const again = await send(rest('/pulls'), 'POST', { title: 'Change jobs', head: BRANCH, base: MAIN, draft: false });
    expect(again).toMatchObject({ status: 201, body: { number: 1 } });
  });

  it('is joined with the site by records, where git would give up', async () => {
    await open();
    await commitElsewhere(store, { [JOBS]: await added(TEXT, 'deck') });
    expect((await publish()).status).toBe(200);
    expect(said).toEqual([]);
    expect((await now()).match(/id: .*/g)).toEqual(['id: garage', 'id: attic', 'id: shed', 'id: deck']);
    expect(standIn.world.requests.find(1)).toMatchObject({ merged: true });
  });

  it('with a mistake is not published, and the sentence says where to look', async () => {
    await open();
    const head = (await store.head(BRANCH)) ?? '';
    const check = { name: 'Site', status: 'completed', url: 'https://example.com/run' } as const;
    standIn.report(head, [{ ...check, conclusion: 'failure' }]);
    expect((await publish()).status).toBe(405);
    expect(said).toEqual([expect.stringContaining('found a mistake')]);
    const asking = { api, authorization: 'token good' };
    expect(await openDrafts(asking)).toMatchObject([{ verdict: 'failed', details: check.url, title: 'Change jobs' }]);
    standIn.report(head, [{ ...check, conclusion: 'success' }]);
    expect(await openDrafts(asking)).toMatchObject([{ verdict: 'passed' }]);
    expect((await publish()).status).toBe(200);
    expect(await now()).toBe(await added(TEXT, 'shed'));
  });
});
