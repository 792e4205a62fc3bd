/** What the desk's page puts between Sveltia and the repository: one part before its gate, one behind it. */
import type { Settings } from '../../settings.ts';
import type { Api, Asking } from './api.ts';
import { decide, notify, renewal } from './dialogs.ts';
import { DraftsBar } from './drafts-bar.ts';
import { freshenDraft, objectionTo, openDrafts } from './drafts.ts';
import { joined } from './joining.ts';
import { tokenFromPopup } from './popup.ts';
import { Remembered } from './remembered.ts';
import { browserShelf } from './shelf.ts';
import { watched } from './watching.ts';

export interface Starting {
  settings: Settings;
  rest: string;
  graphql: string;
}

/** Where Sveltia keeps who is signed in; the page sees to it that this is the storage of the visit. */
const USER = 'sveltia-cms.user';
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

function renewer(settings: Settings): (isUrgent: boolean) => Promise<string | undefined> {
  const { signIn } = settings;
  const ask = renewal({
    tokenPage: tokenPage(settings),
    ...(signIn === undefined ? {} : { popup: () => tokenFromPopup(signIn) }),
  });
  let isPutOff = false;
  return async (isUrgent) => {
    // Who said "not now" is asked again when he saves.
    if (isPutOff && !isUrgent) return undefined;
    const token = await ask();
    isPutOff = token === undefined;
    if (token !== undefined) window.localStorage.setItem(USER, JSON.stringify({ ...account(), token }));
    return token;
  };
}

/** Behind the gate: takes the place of the browser's own fetch. */
export function watchNetwork({ settings, rest, graphql }: Starting): typeof fetch {
  const { owner, name: repo, branch } = settings.repository;
  const api: Api = { owner, repo, branch, rest, graphql, fetch: window.fetch.bind(window) };
  const freshen = (asking: Asking, number: number) => freshenDraft(asking, decide, number);
  const renewed = new Map<string, string>();
  return watched({ api, notify, renew: renewer(settings), renewed, freshen, objection: objectionTo });
}

export async function rememberTexts(): Promise<Remembered> {
  const remembered = new Remembered(await browserShelf());
  await remembered.open();
  return remembered;
}

/** Before the gate: takes the place of what Sveltia asks. */
export function joinCommits(
  { settings, rest, graphql }: Starting,
  remembered: Remembered,
  passed: typeof fetch,
): typeof fetch {
  const { owner, name: repo, branch } = settings.repository;
  return joined({ api: { owner, repo, branch, rest, graphql, fetch: passed }, remembered, decide });
}

/** Shows what the checks say of each draft, from now on. */
export function watchDrafts({ settings, rest, graphql }: Starting): void {
  const { owner, name: repo, branch } = settings.repository;
  const api: Api = { owner, repo, branch, rest, graphql, fetch: (...asked) => window.fetch(...asked) };
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
