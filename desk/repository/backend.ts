/** How Sveltia reaches the repository, by desk/settings.ts. */
import type { CmsConfig, GitHubBackend } from '@sveltia/cms';
import type { Settings } from '../settings.ts';

/** @param root where the API is, when it is not GitHub's own */
export function backendFor({ repository, signIn, publishing }: Settings, root?: string): GitHubBackend {
  const { owner, name, branch } = repository;
  return {
    name: 'github',
    repo: `${owner}/${name}`,
    branch,
    // Without a worker of ours, Sveltia would send the owner to somebody else's.
    ...(signIn === undefined ? { auth_methods: ['token'] } : { base_url: signIn, auth_endpoint: 'auth' }),
    ...(root === undefined ? {} : { api_root: root, graphql_api_root: root }),
    ...(publishing === 'drafts' ? { squash_merges: true } : {}),
  };
}

export const publishMode = ({ publishing }: Settings): Pick<CmsConfig, 'publish_mode'> => ({
  publish_mode: publishing === 'drafts' ? 'editorial_workflow' : 'simple',
});
