/** Drafts that wait on GitHub: what the checks say, and how one is made to fit the site when it has moved on. */
import { askGraph, askRest, type Asking } from './api.ts';
import { base64Of, base64OfBytes } from './blobs.ts';
import { isOurText, type Addition, type Decide } from './commits.ts';
import { mergeTexts } from './merging.ts';

export type Verdict = 'passed' | 'failed' | 'running' | 'none';

export interface Draft {
  number: number;
  title: string;
  url: string;
  verdict: Verdict;
  /** Where the checks say what they found. */
  details?: string;
}

interface PullRequest {
  number: number;
  title: string;
  html_url: string;
  head: { ref: string; sha: string };
}

interface Run {
  status: string;
  conclusion: string | null;
  html_url: string;
}

const BAD = new Set(['failure', 'timed_out', 'startup_failure', 'action_required']);

/** GitHub gives a token for one repository no look at "checks", but at the runs of its actions. */
async function verdictOn(asking: Asking, sha: string): Promise<Pick<Draft, 'verdict' | 'details'>> {
  const { workflow_runs: runs } = await askRest<{ workflow_runs: Run[] }>(
    asking,
    'GET',
    `/actions/runs?head_sha=${sha}`,
  );
  const failed = runs.find(({ conclusion }) => BAD.has(conclusion ?? ''));
  if (failed) return { verdict: 'failed', details: failed.html_url };
  const running = runs.find(({ status }) => status !== 'completed');
  if (running) return { verdict: 'running', details: running.html_url };
  const [first] = runs;
  return first ? { verdict: 'passed', details: first.html_url } : { verdict: 'none' };
}

/** @throws ApiFailed */
export async function openDrafts(asking: Asking): Promise<Draft[]> {
  const requests = await askRest<PullRequest[]>(asking, 'GET', '/pulls?state=open&per_page=50');
  const ours = requests.filter(({ head }) => head.ref.startsWith('cms/'));
  return Promise.all(
    ours.map(async ({ number, title, html_url: url, head }) => ({
      ...{ number, title, url },
      ...(await verdictOn(asking, head.sha).catch(() => ({ verdict: 'none' as const }))),
    })),
  );
}

/** @returns why a draft is not to be published: the site would not be built with it */
export async function objectionTo(asking: Asking, number: number): Promise<string | undefined> {
  const { head } = await askRest<PullRequest>(asking, 'GET', `/pulls/${number}`);
  const { verdict } = await verdictOn(asking, head.sha).catch(() => ({ verdict: 'none' as const }));
  return verdict === 'failed'
    ? 'The checks found a mistake in this draft, so it was not published. Open the list of drafts to see what they say, mend the draft and save it again.'
    : undefined;
}

interface Blob {
  oid: string;
  text: string | null;
  isBinary: boolean;
}

interface ChangedFile {
  filename: string;
  status: string;
}

/** @returns files as they are at several commits, in their order */
async function textsAt(asking: Asking, path: string, revs: readonly string[]): Promise<(string | undefined)[]> {
  const fields = revs.map(
    (rev, at) =>
      `at_${at}: object(expression: ${JSON.stringify(`${rev}:${path}`)}) { ... on Blob { oid text isBinary } }`,
  );
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${fields.join(' ')} } }`;
  const { repository } = await askGraph<{ repository: Record<string, Blob | null> }>(asking, query);
  return revs.map((_, at) => repository[`at_${at}`]?.text ?? undefined);
}

async function bytesAt(asking: Asking, path: string, rev: string): Promise<string> {
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) {
    file: object(expression: ${JSON.stringify(`${rev}:${path}`)}) { ... on Blob { oid } } } }`;
  const { repository } = await askGraph<{ repository: { file: Blob } }>(asking, query);
  const { api, authorization } = asking;
  const response = await api.fetch(`${api.rest}/repos/${api.owner}/${api.repo}/git/blobs/${repository.file.oid}`, {
    headers: { Authorization: authorization, Accept: 'application/vnd.github.raw' },
  });
  return base64OfBytes(new Uint8Array(await response.arrayBuffer()));
}

interface Revs {
  base: string;
  main: string;
  draft: string;
}

async function joinFile(asking: Asking, path: string, revs: Revs, decide: Decide): Promise<Addition | undefined> {
  if (!isOurText(path)) return { path, contents: await bytesAt(asking, path, revs.draft) };
  const [base, theirs, mine = ''] = await textsAt(asking, path, [revs.base, revs.main, revs.draft]);
  const texts = { base, theirs, mine };
  const { text, clashes } = await mergeTexts(path, texts);
  if (clashes.length === 0) return { path, contents: base64Of(text) };
  const side = await decide(clashes.map((clash) => ({ ...clash, file: path })));
  return side && { path, contents: base64Of((await mergeTexts(path, texts, side)).text) };
}

/**
 * Puts a draft on top of the site as it is now. GitHub itself joins by lines, and gives up where two jobs were added in
 * the same place; here records are joined.
 *
 * @returns false when the owner would rather look first
 * @throws ApiFailed
 */
export async function freshenDraft(asking: Asking, decide: Decide, number: number): Promise<boolean> {
  const { api } = asking;
  const { head, title } = await askRest<PullRequest>(asking, 'GET', `/pulls/${number}`);
  const files = await askRest<ChangedFile[]>(asking, 'GET', `/pulls/${number}/files?per_page=100`);
  const compared = await askRest<{ merge_base_commit: { sha: string }; base_commit: { sha: string } }>(
    asking,
    'GET',
    `/compare/${api.branch}...${head.sha}`,
  );
  const revs: Revs = { base: compared.merge_base_commit.sha, main: compared.base_commit.sha, draft: head.sha };
  const additions: Addition[] = [];
  for (const { filename } of files.filter(({ status }) => status !== 'removed')) {
    const joined = await joinFile(asking, filename, revs, decide);
    if (!joined) return false;
    additions.push(joined);
  }
  const deletions = files.filter(({ status }) => status === 'removed').map(({ filename: path }) => ({ path }));
  // Made beside the draft first: a branch without changes would close it.
  const beside = `desk-joined/${number}-${Date.now()}`;
  await askRest(asking, 'POST', '/git/refs', { ref: `refs/heads/${beside}`, sha: revs.main });
  try {
    const { createCommitOnBranch } = await askGraph<{ createCommitOnBranch: { commit: { oid: string } } }>(
      asking,
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
      {
        input: {
          branch: { repositoryNameWithOwner: `${api.owner}/${api.repo}`, branchName: beside },
          expectedHeadOid: revs.main,
          fileChanges: { additions, deletions },
          message: { headline: title },
        },
      },
    );
    const sha = createCommitOnBranch.commit.oid;
    await askRest(asking, 'PATCH', `/git/refs/heads/${head.ref}`, { sha, force: true });
  } finally {
    await askRest(asking, 'DELETE', `/git/refs/heads/${beside}`);
  }
  return true;
}
