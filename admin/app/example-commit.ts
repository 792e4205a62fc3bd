/** A commit as Sveltia sends it, for tests. */
import type { Commit } from './fetch-guard.ts';

type FileChanges = Commit['variables']['input']['fileChanges'];

export const exampleCommit = (fileChanges: FileChanges, query = 'mutation { createCommitOnBranch }'): Commit => ({
  query,
  variables: {
    input: {
      ...{ branch: { branchName: 'main' }, expectedHeadOid: 'abc', message: { headline: 'Change faq' } },
      fileChanges,
    },
  },
});
