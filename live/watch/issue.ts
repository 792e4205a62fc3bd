/** Keeps one issue of the repository on GitHub: open with what is wrong, closed when all is well. */
import type { Report } from './report.ts';

export interface Repository {
  /** Address of GitHub's API, without a slash at the end. */
  api: string;
  /** "owner/name". */
  name: string;
  token: string;
}

interface Issue {
  number: number;
  state: string;
  body: string | null;
  /** There for a pull request, which GitHub lists as well. */
  pull_request?: unknown;
}

const TITLE = 'The live site needs a look';
const LABEL = 'live-site';
/** Anyone can write this into an issue, but only who may write to the repository can give it the label. */
const MARKER = '<!-- written every night by npm run watch:live -->';
/** GitHub takes 65,536 characters. */
const LONGEST = 60_000;

const ANSWERS: Record<number, string> = {
  401: 'the token is not valid',
  403: 'the token may not write issues, or asked too often: give the job "issues: write"',
  404: 'there is no such repository, or the token may not see it: give the job "issues: write"',
  410: 'the repository has no issues: turn them on in its settings',
};

/** @throws Error that names what is missing from the environment of the command */
export function repositoryOf(environment: NodeJS.ProcessEnv): Repository {
  const { GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL = 'https://api.github.com' } = environment;
  if (!GITHUB_TOKEN || !GITHUB_REPOSITORY)
    throw new Error(
      'The issue needs GITHUB_TOKEN and GITHUB_REPOSITORY ("owner/name") in the environment. Without --issue the report is only printed.',
    );
  return { api: GITHUB_API_URL.replace(/\/$/, ''), name: GITHUB_REPOSITORY, token: GITHUB_TOKEN };
}

function isIssues(value: unknown): value is Issue[] {
  return Array.isArray(value) && value.every((each) => typeof (each as Partial<Issue> | null)?.number === 'number');
}

/** @throws Error with GitHub's answer and what to do */
async function ask({ api, name, token }: Repository, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${api}/repos/${name}/issues${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'User-Agent': name,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`${api} does not answer, so the report is in no issue. Run it again.`, { cause: error });
  });
  if (!response.ok)
    throw new Error(
      `${api} answered ${response.status} for the issues of ${name}: ${ANSWERS[response.status] ?? 'run it again later'}.`,
    );
  return response.json();
}

/** The issue that is open, else the last that was closed. */
async function known(repository: Repository): Promise<Issue | undefined> {
  const found = await ask(repository, 'GET', `?labels=${LABEL}&state=all&per_page=100`);
  if (!isIssues(found)) throw new Error(`${repository.api} does not answer as GitHub does. Look at GITHUB_API_URL.`);
  const ours = found.filter(({ body, pull_request }) => body?.includes(MARKER) && pull_request === undefined);
  return ours.find(({ state }) => state === 'open') ?? ours[0];
}

const bodyOf = (text: string): string =>
  text.length > LONGEST
    ? `${MARKER}\n${text.slice(0, LONGEST)}\n\n… The rest is in the summary of the run.\n`
    : `${MARKER}\n${text}`;

/**
 * Opens the issue, brings it up to date, opens it again or closes it, as the report asks for.
 *
 * @returns what was done, in words
 * @throws Error with a sentence, when GitHub refuses or does not answer
 */
export async function post(repository: Repository, { text, wrong }: Report): Promise<string> {
  const issue = await known(repository);
  const body = bodyOf(text);
  if (!issue) {
    if (wrong === 0) return 'All is well, and no issue says otherwise.';
    await ask(repository, 'POST', '', { title: TITLE, body, labels: [LABEL] });
    return 'An issue was opened.';
  }
  const number = `Issue ${issue.number}`;
  if (wrong > 0) {
    await ask(repository, 'PATCH', `/${issue.number}`, { body, state: 'open' });
    return `${number} ${issue.state === 'open' ? 'was brought up to date' : 'was opened again'}.`;
  }
  if (issue.state !== 'open') return `All is well, and ${number.toLowerCase()} is closed.`;
  await ask(repository, 'PATCH', `/${issue.number}`, { body, state: 'closed', state_reason: 'completed' });
  return `${number} was closed.`;
}
