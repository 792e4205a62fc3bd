/** What the workflows ask of GitHub's REST API: a comment, an issue. Imports no package: it runs in jobs that install none. */

/** What a job knows of itself; the runner sets all but the token. */
export interface Access {
  /** Address of the API, without a slash at the end. */
  api: string;
  /** owner/name */
  repository: string;
  token: string;
}

/** Written into what we post, to know it again; shown to no one. */
const markOf = (topic: string) => `<!-- gone-today: ${topic} -->`;

/** Whoever posts with a workflow's token. */
const OURSELVES = 'github-actions[bot]';
const PER_PAGE = 100;
/** A comment and an issue hold 65,536 characters. */
const LONGEST = 60_000;

/** What we post on a topic, known again by its mark. */
const textOf = (topic: string, text: string): string =>
  `${markOf(topic)}\n${text.length > LONGEST ? `${text.slice(0, LONGEST)}\n\n… The rest is in the summary of the run.` : text}`;

interface Post {
  id: number;
  number?: number;
  body?: string | null;
  user?: { login: string } | null;
}

/** @throws Error that names the variable a workflow forgot */
export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The variable ${name} is missing. Set it in the "env" of the workflow's step.`);
  return value;
}

/** @throws Error that names the variable that is missing */
export const accessOf = (): Access => ({
  api: needed('GITHUB_API_URL'),
  repository: needed('GITHUB_REPOSITORY'),
  token: needed('GITHUB_TOKEN'),
});

/** @throws Error with what was asked, what GitHub said and what to do */
async function ask<Answer>({ api, repository, token }: Access, method: string, path: string, body?: unknown) {
  const response = await fetch(`${api}/repos/${repository}${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`GitHub does not answer at ${api}. Run the job again.`, { cause: error });
  });
  if (!response.ok) {
    const remedy =
      response.status === 403 ? `Give the job the right to write, in its "permissions".` : 'Run the job again.';
    throw new Error(`GitHub answered ${response.status} to ${method} ${path}. ${remedy}`);
  }
  return (await response.json()) as Answer;
}

/** Our own post on the topic, among a list that comes in pages. */
async function ours(access: Access, list: string, topic: string): Promise<Post | undefined> {
  for (let page = 1; ; page += 1) {
    const joint = list.includes('?') ? '&' : '?';
    const posts = await ask<Post[]>(access, 'GET', `${list}${joint}per_page=${PER_PAGE}&page=${page}`);
    const found = posts.find((post) => post.user?.login === OURSELVES && post.body?.includes(markOf(topic)));
    if (found || posts.length < PER_PAGE) return found;
  }
}

/**
 * Keeps one comment of ours on a pull request for each topic: writes it, or changes the one that is there.
 *
 * @param body Markdown; undefined when there is nothing to say
 * @param settled takes the place of an earlier comment when there is nothing more to say
 * @returns what was done
 * @throws Error when GitHub refuses
 */
export async function keepComment(
  access: Access,
  pull: number,
  topic: string,
  body: string | undefined,
  settled: string,
): Promise<'written' | 'changed' | 'left'> {
  const list = `/issues/${pull}/comments`;
  const before = await ours(access, list, topic);
  if (body === undefined && !before) return 'left';
  const text = textOf(topic, body ?? settled);
  if (before?.body === text) return 'left';
  if (before) await ask(access, 'PATCH', `/issues/comments/${before.id}`, { body: text });
  else await ask(access, 'POST', list, { body: text });
  return before ? 'changed' : 'written';
}

/**
 * Keeps one open issue of ours for each topic while there is something to say, and closes it after that.
 *
 * @param body Markdown; undefined when there is nothing to say
 * @param settled the last comment before the issue is closed
 * @returns what was done
 * @throws Error when GitHub refuses
 */
export async function keepIssue(
  access: Access,
  topic: string,
  title: string,
  body: string | undefined,
  settled: string,
): Promise<'written' | 'changed' | 'closed' | 'left'> {
  const before = await ours(access, `/issues?state=open&creator=${encodeURIComponent(OURSELVES)}`, topic);
  if (body === undefined) {
    if (!before) return 'left';
    await ask(access, 'POST', `/issues/${before.number}/comments`, { body: settled });
    await ask(access, 'PATCH', `/issues/${before.number}`, { state: 'closed' });
    return 'closed';
  }
  const text = textOf(topic, body);
  if (!before) await ask(access, 'POST', '/issues', { title, body: text });
  else await ask(access, 'PATCH', `/issues/${before.number}`, { title, body: text });
  return before ? 'changed' : 'written';
}
