/** Where the desk writes to: what desk/settings.ts said at the time of the build, or what `npm run desk` says instead. */
import type { Backend, CmsConfig } from '@sveltia/cms';
import type { Settings } from '../settings.ts';

/** What the page reads when it opens, from /desk.json. */
export interface PageSettings extends Settings {
  /** Where GitHub's API is answered by something else: `npm run desk` and tests. */
  readonly api?: string;
  /** What signs in there by itself: the files of this machine are edited. */
  readonly token?: string;
}

export const GITHUB_API = 'https://api.github.com';

/** Where Sveltia finds the two APIs: as GitHub's own, or below the address of a stand-in. */
export const addressesOf = ({ api }: PageSettings): { rest: string; graphql: string } =>
  api === undefined
    ? { rest: GITHUB_API, graphql: `${GITHUB_API}/graphql` }
    : { rest: `${api}/api/v3`, graphql: `${api}/api/graphql` };

export function backendOf({ repository: { owner, name, branch }, signIn, api, token }: PageSettings): Backend {
  return {
    name: 'github',
    repo: `${owner}/${name}`,
    branch,
    auth_methods: signIn === undefined || token !== undefined ? ['token'] : ['token', 'oauth'],
    ...(signIn === undefined ? {} : { base_url: signIn }),
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
export const configFor = (made: CmsConfig, settings: PageSettings): CmsConfig => ({
  ...made,
  backend: backendOf(settings),
  publish_mode: settings.publishing === 'drafts' ? 'editorial_workflow' : 'simple',
  // Signing out on this machine would leave a page that asks for a token it does not need.
  ...(settings.token !== undefined ? { logout_redirect_url: './' } : {}),
  show_preview_links: false,
});
