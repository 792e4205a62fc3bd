/** Keeps issues through GitHub's REST API. Imports no package: it runs in jobs that install none. */

export interface Issue {
  number: number;
  body: string;
}

/** Whoever posts with a workflow's token. */
const BOT = 'github-actions[bot]';
/** GitHub accepts 65,536 characters. */
const MAX_LENGTH = 60_000;
const TIMEOUT = 30_000;

/** Hidden in what we post, to find it again. */
const markOf = (topic: string) => `<!-- gone-today: ${topic} -->`;

/** @throws Error that names the missing variable */
export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The variable ${name} is missing. Set it in the "env" of the workflow's step.`);
  return value;
}

/** The runner sets all but the token. @throws Error that names the missing variable */
export const accessOf = () => ({
  api: needed('GITHUB_API_URL'),
  /** owner/name */
  repository: needed('GITHUB_REPOSITORY'),
  token: needed('GITHUB_TOKEN'),
});
type Access = ReturnType<typeof accessOf>;

/** @throws Error with what was asked, what GitHub answered and what to do */
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
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: unknown) => {
    throw new Error(`GitHub does not answer at ${api}. Run the job again.`, { cause: error });
  });
  if (!response.ok) {
    const remedy = response.status === 403 ? 'Add "issues: write" to the job\'s "permissions".' : 'Run the job again.';
    throw new Error(`GitHub answered ${response.status} to ${method} ${path}. ${remedy}`);
  }
  return (await response.json()) as Answer;
}

type State = 'open' | 'closed';

/** Our own issue on a topic. @param states looked for in this order */
export async function findIssue(access: Access, topic: string, ...states: State[]): Promise<Issue | undefined> {
  for (const state of states) {
    const query = new URLSearchParams({ state, creator: BOT, per_page: '100' });
    const issues = await ask<{ number: number; body: string | null }[]>(access, 'GET', `/issues?${query.toString()}`);
    for (const { number, body } of issues) if (body?.includes(markOf(topic))) return { number, body };
  }
  return undefined;
}

/**
 * Writes an issue, or changes the one that was found before.
 *
 * @param open false closes it; its text stays readable
 * @throws Error if GitHub refuses
 */
export async function keepIssue(
  access: Access,
  topic: string,
  before: Issue | undefined,
  { title, text, open }: { title: string; text: string; open: boolean },
): Promise<void> {
  const cut =
    text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}\n\n… The rest is in the summary of the run.` : text;
  const body = `${markOf(topic)}\n${cut}`;
  const { number } = before ?? (await ask<{ number: number }>(access, 'POST', '/issues', { title, body }));
  if (before ?? !open)
    await ask(access, 'PATCH', `/issues/${number}`, { title, body, state: open ? 'open' : 'closed' });
}
