/** What the owner reads when a change is not on the site, in one issue. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standIn, type StandIn } from '../lib/fake-github.ts';
import { tell, whyNot } from './tell-owner.ts';

const TOKEN = 'token';
let github: StandIn;
beforeEach(async () => {
  github = await standIn(TOKEN);
});
afterEach(() => {
  vi.unstubAllEnvs();
  github.close();
});

type Needs = Parameters<typeof whyNot>[0];
const passed: Needs = {
  content: { result: 'success' },
  test: { result: 'success' },
  all: { result: 'success' },
  deploy: { result: 'success' },
};
const mistake = (said: string): Needs => ({
  content: { result: 'failure', outputs: { said } },
  test: { result: 'skipped' },
  deploy: { result: 'skipped' },
});

/** Runs the script with what the runner and the workflow set. */
async function tellOf(needs: Needs): Promise<void> {
  const variables = {
    ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'o/r' },
    ...{ GITHUB_SHA: 'c0ffee', GITHUB_RUN_ID: '1', GITHUB_ACTOR: 'anna', GITHUB_TOKEN: TOKEN },
    NEEDS: JSON.stringify(needs),
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await tell();
}

it('opens an issue with the first mistake, changes it with the next, and closes it once a change is through', async () => {
  await tellOf(passed);
  expect(github.issues).toEqual([]);
  await tellOf(mistake('one mistake'));
  await tellOf(mistake('another'));
  expect(github.issues).toMatchObject([{ state: 'open', title: 'The last change is not on the site' }]);
  expect(github.issues[0]?.body).toMatch(/@anna .*o\/r\/commit\/c0ffee.* has a mistake[\s\S]*another/);
  await tellOf(passed);
  await tellOf(passed);
  expect(github.issues).toMatchObject([{ state: 'closed' }]);
  await tellOf(mistake('a new one'));
  expect(github.issues).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
});

it('says what visitors see now, whatever failed', () => {
  const why = (needs: Needs) => whyNot({ ...passed, ...needs }, 'C', 'R');
  expect(why({})).toBeUndefined();
  expect(why({ deploy: { result: 'skipped' } })).toBeUndefined();
  expect(why({ all: { result: 'failure' }, deploy: { result: 'skipped' } })).toContain('not for a mistake in content');
  expect(why({ deploy: { result: 'failure' } })).toContain('the upload failed');
  const back = (text: string): Needs => ({ deploy: { result: 'failure', outputs: { back: text } } });
  expect(why(back('yes'))).toContain('the version before is live again');
  expect(why(back('no'))).toContain('may see a broken site now');
  expect(why({ deploy: { result: 'cancelled' } })).toContain('stopped before their end');
});

it('fails with a sentence when GitHub refuses', async () => {
  github.refuse = 403;
  await expect(tellOf(mistake('one mistake'))).rejects.toThrow(/GitHub answered 403 to GET .* Add "issues: write"/);
});
