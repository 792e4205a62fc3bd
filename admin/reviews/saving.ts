/** Saves content/reviews.yaml through the repository's API: on the site, or as the draft that the form of reviews has, too. */
import { homeOf } from '#business/schema/collections.ts';
import { ApiFailed, askGraph, askRest, type Asking } from '../github/api.ts';
import { base64Of } from '../github/blobs.ts';
import type { Remembered } from '../github/remembered.ts';
import type { Settings } from '../settings.ts';

/** As Sveltia names the draft of this file, and marks one that may be published. */
const DRAFT = 'cms/week/reviews';
const IN_REVIEW = 'sveltia-cms/pending_review';
const FILE = homeOf('reviews');

export interface Reviews {
  readonly read: () => Promise<string>;
  /** @throws Error with what the repository or the desk's check has said */
  readonly save: (text: string, message: string) => Promise<void>;
}

interface PullRequest {
  number: number;
  head: { sha: string };
}

/** In the words of whoever refused it. */
async function inWords(cause: unknown): Promise<Error> {
  if (!(cause instanceof ApiFailed)) return cause instanceof Error ? cause : new Error(String(cause));
  const { message, errors } = (await cause.response.json().catch(() => ({}))) as {
    message?: string;
    errors?: { message?: string }[];
  };
  return new Error(errors?.[0]?.message ?? message ?? cause.message);
}

const commit = ({ api, ...asking }: Asking, branchName: string, text: string, message: string, onto: string) =>
  askGraph(
    { api, ...asking },
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
    {
      input: {
        branch: { repositoryNameWithOwner: `${api.owner}/${api.repo}`, branchName },
        expectedHeadOid: onto,
        fileChanges: { additions: [{ path: FILE, contents: base64Of(text) }], deletions: [] },
        message: { headline: message },
      },
    },
  );

/** @param textAt the file's text at a branch or a commit @param texts what is written here is joined with what others change */
export function reviewsIn(
  asking: Asking,
  publishing: Settings['publishing'],
  textAt: (ref: string, file: string) => Promise<string>,
  texts: Remembered,
): Reviews {
  const { api } = asking;
  let last = '';
  const draft = async (): Promise<PullRequest | undefined> =>
    publishing === 'drafts'
      ? (await askRest<PullRequest[]>(asking, 'GET', `/pulls?state=open&head=${api.owner}:${DRAFT}`))[0]
      : undefined;
  const headOf = async (branch: string): Promise<string> =>
    (await askRest<{ base_commit: { sha: string } }>(asking, 'GET', `/compare/${branch}...${branch}`)).base_commit.sha;
  const asDraft = async (text: string, message: string): Promise<void> => {
    const there = await draft();
    if (there) {
      await commit(asking, DRAFT, text, message, there.head.sha);
      return;
    }
    const sha = await headOf(api.branch);
    await askRest(asking, 'POST', '/git/refs', { ref: `refs/heads/${DRAFT}`, sha });
    try {
      await commit(asking, DRAFT, text, message, sha);
    } catch (cause) {
      // A branch without changes would stand in the way the next time.
      await askRest(asking, 'DELETE', `/git/refs/heads/${DRAFT}`);
      throw cause;
    }
    const opened = await askRest<PullRequest>(asking, 'POST', '/pulls', {
      title: message,
      head: DRAFT,
      base: api.branch,
    });
    await askRest(asking, 'POST', `/issues/${opened.number}/labels`, { labels: [IN_REVIEW] });
  };
  return {
    read: async () => {
      last = await textAt((await draft())?.head.sha ?? api.branch, FILE);
      return last;
    },
    save: async (text, message) => {
      texts.wrote(text, texts.note('reviews', last));
      try {
        if (publishing === 'drafts') await asDraft(text, message);
        else await commit(asking, api.branch, text, message, await headOf(api.branch));
      } catch (cause) {
        throw await inWords(cause);
      }
    },
  };
}
