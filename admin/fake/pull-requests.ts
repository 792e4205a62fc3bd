/** Pull requests, their labels, and what CI says about commits; kept for as long as the stand-in runs. */
import { Refused, type Store } from './store.ts';

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  base: string;
  isDraft: boolean;
  state: 'open' | 'closed';
  merged: boolean;
  labels: string[];
  createdAt: string;
  updatedAt: string;
  author: string;
}

/** One check of CI on a commit, as GitHub tells it. */
export interface Check {
  name: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | 'neutral' | null;
  url: string;
}

export class PullRequests {
  readonly #store: Store;
  readonly #all: PullRequest[] = [];
  readonly #checks = new Map<string, Check[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  open({
    title,
    branch,
    base,
    draft,
    author,
  }: Record<'title' | 'branch' | 'base' | 'author', string> & { draft: boolean }): PullRequest {
    if (this.listOpen().some((known) => known.branch === branch))
      throw new Refused(`A pull request already exists for ${branch}.`);
    const now = new Date().toISOString();
    const opened: PullRequest = {
      ...{ number: this.#all.length + 1, title, branch, base, isDraft: draft, author },
      ...{ state: 'open', merged: false, labels: [], createdAt: now, updatedAt: now },
    };
    this.#all.push(opened);
    return opened;
  }

  listOpen(): PullRequest[] {
    return this.#all.filter(({ state }) => state === 'open');
  }

  find(number: number): PullRequest | undefined {
    return this.#all.find((known) => known.number === number);
  }

  touch(request: PullRequest): void {
    request.updatedAt = new Date().toISOString();
  }

  /** @throws Refused for a draft, a closed one, and where both sides changed the same lines */
  async merge(request: PullRequest, title: string, squash: boolean): Promise<string> {
    if (request.state !== 'open') throw new Refused('Pull Request is not mergeable');
    if (request.isDraft) throw new Refused('Pull Request is still a draft');
    const { branch, base } = request;
    const oid = await this.#store.merge({ into: base, branch, message: `${title} (#${request.number})`, squash });
    request.state = 'closed';
    request.merged = true;
    this.touch(request);
    return oid;
  }

  /** What CI says: told by tests. */
  report(oid: string, checks: readonly Check[]): void {
    this.#checks.set(oid, [...checks]);
  }

  checksOf(oid: string): readonly Check[] {
    return this.#checks.get(oid) ?? [];
  }
}
