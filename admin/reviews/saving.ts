/** Reads and saves content/reviews.yaml through GitHub: on the branch, or as the draft that the form of reviews has. */
import { homeOf } from '#business/schema/collections.ts';
import type { Settings } from '../settings.ts';

/** The draft's branch and label as Sveltia names them. */
const DRAFT = 'cms/week/reviews';
const IN_REVIEW = 'sveltia-cms/pending_review';
const FILE = homeOf('reviews');

interface GitHub {
  readonly owner: string;
  readonly repo: string;
  readonly branch: string;
  readonly rest: string;
  readonly graphql: string;
  readonly token: () => string | undefined;
}

const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** @throws Error with the words of GitHub or of the fetch guard */
async function ask<T>(github: GitHub, method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    cache: 'no-store',
    headers: { Authorization: `token ${github.token() ?? ''}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 204) return undefined as T;
  const answer = (await response.json()) as T & { message?: string; errors?: { message: string }[] };
  const refusal = answer.errors?.[0]?.message ?? (response.ok ? undefined : answer.message);
  if (refusal !== undefined) throw new Error(refusal);
  return answer;
}

/** @param textAt the text of a file on a branch */
export function reviewsIn(
  github: GitHub,
  publishing: Settings['publishing'],
  textAt: (ref: string, file: string) => Promise<string>,
): { read: () => Promise<string>; save: (text: string, message: string) => Promise<void> } {
  const { owner, repo, branch, rest, graphql } = github;
  const inRepository = <T>(method: string, path: string, body?: object) =>
    ask<T>(github, method, `${rest}/repos/${owner}/${repo}${path}`, body);
  const headOf = async (ref: string): Promise<string> =>
    (await inRepository<{ base_commit: { sha: string } }>('GET', `/compare/${ref}...${ref}`)).base_commit.sha;
  const hasDraft = async (): Promise<boolean> =>
    publishing === 'drafts' &&
    (await inRepository<unknown[]>('GET', `/pulls?state=open&head=${owner}:${DRAFT}`)).length > 0;

  const commit = (branchName: string, onto: string, text: string, message: string) =>
    ask(github, 'POST', graphql, {
      query: 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
      variables: {
        input: {
          branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName },
          expectedHeadOid: onto,
          fileChanges: { additions: [{ path: FILE, contents: base64Of(text) }], deletions: [] },
          message: { headline: message },
        },
      },
    });

  async function openDraft(text: string, message: string): Promise<void> {
    const sha = await headOf(branch);
    await inRepository('POST', '/git/refs', { ref: `refs/heads/${DRAFT}`, sha });
    try {
      await commit(DRAFT, sha, text, message);
    } catch (error) {
      // An empty branch would block the next draft.
      await inRepository('DELETE', `/git/refs/heads/${DRAFT}`);
      throw error;
    }
    const pull = { title: message, head: DRAFT, base: branch };
    const { number } = await inRepository<{ number: number }>('POST', '/pulls', pull);
    await inRepository('POST', `/issues/${number}/labels`, { labels: [IN_REVIEW] });
  }

  return {
    read: async () => textAt((await hasDraft()) ? DRAFT : branch, FILE),
    save: async (text, message) => {
      const target = (await hasDraft()) ? DRAFT : branch;
      if (publishing === 'drafts' && target === branch) await openDraft(text, message);
      else await commit(target, await headOf(target), text, message);
    },
  };
}
