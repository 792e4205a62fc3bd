/** Set once, by whoever maintains the admin. */

export interface Settings {
  /** The repository on GitHub that holds the site. */
  repository: { owner: string; name: string; branch: string };
  /**
   * `'directly'`: what is saved is on the site as soon as it is built.
   * `'drafts'`: what is saved waits on a branch until its checks have passed and someone publishes it.
   */
  publishing: 'directly' | 'drafts';
  /** Address of the sign-in worker (docs/admin.md); left out, the owner signs in with a token. */
  signIn?: string;
}

export const SETTINGS: Settings = {
  repository: { owner: '', name: '', branch: 'main' },
  publishing: 'directly',
};
