/**
 * Stands between Sveltia and the repository. Call it before Sveltia starts, and when the page's gate is in the place of
 * fetch: what goes through here goes through the gate next.
 */
import type { Settings } from '../settings.ts';
import { addressesOf, GITHUB_API, type Api, type Asking } from './api.ts';
import { deciding, notify, renewal, type PlaceSaid } from './dialogs.ts';
import { DraftsBar } from './drafts-bar.ts';
import { freshenDraft, objectionTo, openDrafts } from './drafts.ts';
import { joined } from './joining.ts';
import { tokenFromPopup } from './popup.ts';
import { Remembered } from './remembered.ts';
import { keepSignInForVisit, USER } from './session.ts';
import { browserShelf } from './shelf.ts';
import { watched } from './watching.ts';

export interface Starting {
  settings: Settings;
  /** Where the API is, when it is not GitHub's own. */
  root?: string;
  placeSaid: PlaceSaid;
}

/** How often the drafts' checks are asked for. */
const OFTEN = 60_000;

/** GitHub's form for a token, filled in as far as it can be. */
export function tokenPage({ publishing, repository }: Settings): string {
  const query = new URLSearchParams({
    name: 'Desk',
    description: `The editor of ${repository.name}`,
    target_name: repository.owner,
    expires_in: '90',
    contents: 'write',
    ...(publishing === 'drafts' ? { pull_requests: 'write', actions: 'read' } : {}),
  });
  return `https://github.com/settings/personal-access-tokens/new?${query}`;
}

interface Account {
  token?: string;
}

const account = (): Account => JSON.parse(window.localStorage.getItem(USER) ?? '{}') as Account;

function renewer(settings: Settings): () => Promise<string | undefined> {
  const { signIn } = settings;
  const ask = renewal({
    tokenPage: tokenPage(settings),
    ...(signIn === undefined ? {} : { popup: () => tokenFromPopup(signIn) }),
  });
  return async () => {
    const token = await ask();
    if (token !== undefined) window.localStorage.setItem(USER, JSON.stringify({ ...account(), token }));
    return token;
  };
}

/** Shows what the checks say of each draft, from now on. */
function watchDrafts(api: Api): void {
  const bar = new DraftsBar();
  const look = async () => {
    const { token } = account();
    if (token === undefined || document.visibilityState !== 'visible') return;
    try {
      bar.show(await openDrafts({ api, authorization: `token ${token}` }));
    } catch {
      // The next time, then: what is shown is the last that is known.
    }
  };
  setInterval(() => void look(), OFTEN);
  window.addEventListener('hashchange', () => void look());
  document.addEventListener('visibilitychange', () => void look());
}

/** @returns the texts that forms are filled from */
export async function startRepository({ settings, root = GITHUB_API, placeSaid }: Starting): Promise<Remembered> {
  keepSignInForVisit();
  const remembered = new Remembered(await browserShelf());
  await remembered.open();
  const { owner, name: repo, branch } = settings.repository;
  const api: Api = { owner, repo, branch, ...addressesOf(root), fetch: window.fetch.bind(window) };
  const decide = deciding(placeSaid);
  const freshen = (asking: Asking, number: number) => freshenDraft(asking, decide, number);
  const renewed = new Map<string, string>();
  const watch = { api, notify, renew: renewer(settings), renewed, freshen, objection: objectionTo };
  const asked = { ...api, fetch: watched(watch) };
  window.fetch = joined({ api: asked, remembered, decide });
  if (settings.publishing === 'drafts') watchDrafts(asked);
  return remembered;
}
