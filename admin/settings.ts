/** What is set once, by whoever keeps the desk. */

export interface Settings {
  /** The repository on GitHub that holds the site. */
  repository: { owner: string; name: string; branch: string };
  /**
   * `'directly'`: what is saved is on the site as soon as it is built.
   * `'drafts'`: what is saved waits on a branch until its checks have passed and somebody publishes it.
   */
  publishing: 'directly' | 'drafts';
  /** Where the sign-in worker is (admin/sign-in); left out, the owner signs in with a token. */
  signIn?: string;
}

export const SETTINGS: Settings = {
  repository: { owner: '', name: '', branch: 'main' },
  publishing: 'directly',
};
