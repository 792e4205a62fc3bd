/** Where the admin writes to: admin/settings.ts at the time of the build, or what `npm run admin` says instead. */
import type { Backend, CmsConfig } from '@sveltia/cms';
import { given } from '../forms/shape.ts';
import type { Settings } from '../settings.ts';

/** What the page reads when it opens, from /settings.json. */
export interface PageSettings extends Settings {
  /** Where a fake of GitHub's API is: `npm run admin` and tests. */
  readonly api?: string;
  /** Signs in by itself: the files of this machine are edited. */
  readonly token?: string;
  /** Address that counts taps; left out while content/business.yaml has no contactEvents. */
  readonly taps?: string;
  /** True where the sheets of `npm run print` came along. */
  readonly hasPrint?: boolean;
}

const GITHUB_API = 'https://api.github.com';

/** GitHub's two addresses, or those of a fake, as Sveltia makes them from `api_root`. */
export const apiOf = ({ api }: PageSettings): { rest: string; graphql: string } =>
  api === undefined
    ? { rest: GITHUB_API, graphql: `${GITHUB_API}/graphql` }
    : { rest: `${api}/api/v3`, graphql: `${api}/api/graphql` };

/** The settings that name another host. */
export type Asked = Pick<PageSettings, 'api' | 'signIn' | 'taps'>;

/** The origins that the page may ask, besides its own. */
export const originsOf = (settings: Asked): string[] =>
  [settings.api ?? GITHUB_API, settings.signIn, settings.taps].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );

function backendOf({ repository, publishing, signIn, api, token }: PageSettings): Backend {
  return {
    name: 'github',
    repo: `${repository.owner}/${repository.name}`,
    branch: repository.branch,
    auth_methods: signIn === undefined || token !== undefined ? ['token'] : ['token', 'oauth'],
    ...given({ base_url: signIn, api_root: api }),
    // One commit for a draft that was saved ten times.
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

/** @param config of the forms, which does not say where the content is */
export const withBackend = (config: CmsConfig, settings: PageSettings): CmsConfig => ({
  ...config,
  backend: backendOf(settings),
  publish_mode: settings.publishing === 'drafts' ? 'editorial_workflow' : 'simple',
  // On this machine there is nothing to sign out of.
  ...(settings.token !== undefined ? { logout_redirect_url: './' } : {}),
  show_preview_links: false,
});
