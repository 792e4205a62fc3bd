/** Saves content/reviews.yaml through GitHub: on the site, or in the draft that the form of reviews uses too. */
import { homeOf } from '#business/schema/collections.ts';
import { askGraphql, askRest, base64Of, type GitHub } from '../app/github.ts';
import type { Settings } from '../settings.ts';

/** As Sveltia names the draft of this file, and marks one that may be published. */
const DRAFT = 'cms/week/reviews';
const IN_REVIEW = 'sveltia-cms/pending_review';
const FILE = homeOf('reviews');

export interface Reviews {
  readonly read: () => Promise<string>;
  /** @throws Error with what GitHub or validation has said */
  readonly save: (text: string, message: string) => Promise<void>;
}

interface PullRequest {
  number: number;
  head: { sha: string };
}

/** @param textAt the file's text at a commit */
export function reviewsIn(
  github: GitHub,
  publishing: Settings['publishing'],
  textAt: (ref: string, file: string) => Promise<string>,
): Reviews {
  /** What the file was read from: GitHub refuses the commit where someone else was faster. */
  let onto = '';
  let isDraft = false;
  const readHead = async (): Promise<string> => {
    const { owner, branch } = github;
    const path = `/pulls?state=open&head=${owner}:${DRAFT}`;
    const [draft] = publishing === 'drafts' ? await askRest<PullRequest[]>(github, 'GET', path) : [];
    isDraft = draft !== undefined;
    if (draft) return draft.head.sha;
    interface Compared {
      base_commit: { sha: string };
    }
    return (await askRest<Compared>(github, 'GET', `/compare/${branch}...${branch}`)).base_commit.sha;
  };
  const commit = (branchName: string, text: string, headline: string): Promise<unknown> =>
    askGraphql(
      github,
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
      {
        input: {
          branch: { repositoryNameWithOwner: `${github.owner}/${github.repo}`, branchName },
          expectedHeadOid: onto,
          fileChanges: { additions: [{ path: FILE, contents: base64Of(text) }], deletions: [] },
          message: { headline },
        },
      },
    );
  const openDraft = async (text: string, title: string): Promise<void> => {
    await askRest(github, 'POST', '/git/refs', { ref: `refs/heads/${DRAFT}`, sha: onto });
    try {
      await commit(DRAFT, text, title);
    } catch (cause) {
      // A branch without changes would be in the way the next time.
      await askRest(github, 'DELETE', `/git/refs/heads/${DRAFT}`);
      throw cause;
    }
    const body = { title, head: DRAFT, base: github.branch };
    const { number } = await askRest<PullRequest>(github, 'POST', '/pulls', body);
    await askRest(github, 'POST', `/issues/${number}/labels`, { labels: [IN_REVIEW] });
  };
  return {
    read: async () => {
      onto = await readHead();
      return textAt(onto, FILE);
    },
    save: async (text, message) => {
      if (publishing === 'drafts' && !isDraft) await openDraft(text, message);
      else await commit(isDraft ? DRAFT : github.branch, text, message);
    },
  };
}
