/** Where the desk writes to: desk/settings.json at the time of the build, or what `npm run desk` says instead. */
import type { Backend, CmsConfig } from '@sveltia/cms';

export interface Settings {
  /** "owner/name" on GitHub; empty until the owner has one. */
  readonly repository: string;
  readonly branch: string;
  /** Publishing writes to the branch at once; review makes a pull request of each draft. */
  readonly publish: 'direct' | 'review';
  /** Address of the worker that signs in with GitHub (desk/sign-in); empty where a token is the only way. */
  readonly signIn: string;
  /** Where GitHub's API is answered by something else: `npm run desk` and tests. */
  readonly api?: string;
  /** True where the files of this machine are edited: no one has to sign in. */
  readonly local?: boolean;
}

export const GITHUB_API = 'https://api.github.com';

/** Where Sveltia finds the two APIs: as GitHub's own, or below the address of a stand-in. */
export const addressesOf = ({ api }: Settings): { rest: string; graphql: string } =>
  api === undefined
    ? { rest: GITHUB_API, graphql: `${GITHUB_API}/graphql` }
    : { rest: `${api}/api/v3`, graphql: `${api}/api/graphql` };

export function backendOf({ repository, branch, signIn, api, local }: Settings): Backend {
  return {
    name: 'github',
    repo: repository,
    branch,
    auth_methods: signIn === '' || local ? ['token'] : ['token', 'oauth'],
    ...(signIn === '' ? {} : { base_url: signIn }),
    ...(api === undefined ? {} : { api_root: api }),
    commit_messages: {
      create: 'Add to {{collection}}: {{slug}}',
      update: 'Change {{collection}}: {{slug}}',
      delete: 'Take out of {{collection}}: {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Take out {{path}}',
    },
  };
}

/** @param made by desk/config, without saying where the content is */
export const configFor = (made: CmsConfig, settings: Settings): CmsConfig => ({
  ...made,
  backend: backendOf(settings),
  publish_mode: settings.publish === 'review' ? 'editorial_workflow' : 'simple',
  // Signing out on this machine would leave a page that asks for a token it does not need.
  ...(settings.local ? { logout_redirect_url: './' } : {}),
  show_preview_links: false,
});
