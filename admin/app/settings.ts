/** Where the desk writes to: what admin/settings.ts said at the time of the build, or what `npm run admin` says instead. */
import type { Backend, CmsConfig } from '@sveltia/cms';
import type { Settings } from '../settings.ts';

/** What the page reads when it opens, from /desk.json. */
export interface PageSettings extends Settings {
  /** Where GitHub's API is answered by something else: `npm run admin` and tests. */
  readonly api?: string;
  /** What signs in there by itself: the files of this machine are edited. */
  readonly token?: string;
  /** True where the sheets of `npm run print` came along. */
  readonly kit?: boolean;
}

export function backendOf(settings: PageSettings): Backend {
  const { repository, publishing, signIn, api, token } = settings;
  const { owner, name, branch } = repository;
  return {
    name: 'github',
    repo: `${owner}/${name}`,
    branch,
    auth_methods: signIn === undefined || token !== undefined ? ['token'] : ['token', 'oauth'],
    ...(signIn === undefined ? {} : { base_url: signIn }),
    ...(api === undefined ? {} : { api_root: api }),
    // One commit on the site for a draft that was saved ten times.
    squash_merges: publishing === 'drafts',
    commit_messages: {
      create: 'Add to {{collection}}: {{slug}}',
      update: 'Change {{collection}}: {{slug}}',
      delete: 'Take out of {{collection}}: {{slug}}',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Take out {{path}}',
    },
  };
}

/** @param made by admin/forms, without saying where the content is */
export const configFor = (made: CmsConfig, settings: PageSettings): CmsConfig => ({
  ...made,
  backend: backendOf(settings),
  publish_mode: settings.publishing === 'drafts' ? 'editorial_workflow' : 'simple',
  // Signing out on this machine would leave a page that asks for a token it does not need.
  ...(settings.token !== undefined ? { logout_redirect_url: './' } : {}),
  show_preview_links: false,
});
