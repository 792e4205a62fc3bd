/**
 * Puts the desk between Sveltia and the repository. Call before Sveltia starts:
 *
 *     const remembered = await startRepository({ settings: SETTINGS });
 *     // fromFile: remembered.read(collection, text)
 *     // toFile:   remembered.write(collection, (old) => writeYaml(old, value)), or remembered.made(text) for a new file
 */
import type { Settings } from '../../settings.ts';
import { addressesOf, type Api, type Asking } from './api.ts';
import { decide, notify, renewal } from './dialogs.ts';
import { DraftsBar } from './drafts-bar.ts';
import { freshenDraft, objectionTo, openDrafts } from './drafts.ts';
import { tokenFromPopup } from './popup.ts';
import { Remembered } from './remembered.ts';
import { keepSignInForVisit, renewToken, signedIn } from './session.ts';
import { browserShelf } from './shelf.ts';
import { watchRequests } from './watching.ts';

export interface Starting {
  settings: Settings;
  /** Where the API is, when it is not GitHub's own. */
  root?: string;
}

const GITHUB = 'https://api.github.com';
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

function watchDrafts(api: Api, authorization: () => string | undefined): void {
  const bar = new DraftsBar();
  const look = async () => {
    const token = authorization();
    if (token === undefined || document.visibilityState !== 'visible') return;
    try {
      bar.show(await openDrafts({ api, authorization: token }));
    } catch {
      // The next time, then: what was shown is still true, as far as anyone knows.
    }
  };
  setInterval(() => void look(), OFTEN);
  window.addEventListener('hashchange', () => void look());
  document.addEventListener('visibilitychange', () => void look());
}

export async function startRepository({ settings, root = GITHUB }: Starting): Promise<Remembered> {
  keepSignInForVisit();
  const remembered = new Remembered(await browserShelf());
  await remembered.open();
  const { owner, name: repo, branch } = settings.repository;
  const api: Api = { owner, repo, branch, ...addressesOf(root), fetch: window.fetch.bind(window) };
  const { signIn } = settings;
  const renewed = new Map<string, string>();
  const ask = renewal({
    tokenPage: tokenPage(settings),
    ...(signIn === undefined ? {} : { popup: () => tokenFromPopup(signIn) }),
  });
  let isPutOff = false;
  const renew = async (isUrgent: boolean) => {
    // Who said "not now" is asked again when he saves.
    if (isPutOff && !isUrgent) return undefined;
    const fresh = await ask();
    isPutOff = fresh === undefined;
    if (fresh !== undefined) renewToken(fresh);
    return fresh;
  };
  const freshen = (asking: Asking, number: number) => freshenDraft(asking, decide, number);
  window.fetch = watchRequests({ api, remembered, decide, notify, renew, renewed, freshen, objection: objectionTo });
  const authorization = () => {
    const token = signedIn()?.token;
    return token === undefined ? undefined : `token ${token}`;
  };
  if (settings.publishing === 'drafts') watchDrafts(api, authorization);
  return remembered;
}
