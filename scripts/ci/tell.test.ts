/** What the owner reads when his change is not on the site, and that he reads it once. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { annotation, sentences } from '../content/check.ts';
import { keepComment } from '../lib/github.ts';
import { standIn, type StandIn } from '../lib/fake-github.ts';
import { whyNot } from './tell-owner.ts';

const TOKEN = 'token';
let github: StandIn;
beforeEach(async () => {
  github = await standIn(TOKEN);
});
afterEach(() => github.close());

const RUN = 'https://github.example/o/r/actions/runs/1';
const problem = {
  file: 'content/zips.yaml',
  line: 999,
  field: '10583 → municipalities',
  wrong: 'names the municipality "new-scarsdale", which does not exist',
  remedy: 'Use the id of a municipality in content/municipalities.yaml',
};

/** Runs one of our commands as a workflow does. */
function command(file: string, env: Record<string, string>, cwd = '.'): Promise<{ code: number; said: string }> {
  const child = spawn(
    process.execPath,
    [resolve('scripts/ci', file.split(' ')[0] ?? ''), ...file.split(' ').slice(1)],
    {
      cwd,
      env: {
        PATH: process.env.PATH,
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_TOKEN: TOKEN,
        RUN,
        ...env,
      },
    },
  );
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, said })));
}
const pull = (said: string) => command('tell-pull.ts content', { PULL: '12', SAID: said });

describe('the comment on a pull request', () => {
  it('is written once, changed while the mistakes change, and says at last that all is put right', async () => {
    expect((await pull('')).said).toBe('Comment left.\n');
    expect((await pull('one mistake')).said).toBe('Comment written.\n');
    expect((await pull('one mistake')).said).toBe('Comment left.\n');
    expect((await pull('another')).said).toBe('Comment changed.\n');
    expect((await pull('')).said).toBe('Comment changed.\n');
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toMatch(/are put right/);
  });

  it('is found behind a hundred others, and is no one else’s', async () => {
    const mark = '<!-- gone-today: content -->';
    for (let id = 1; id <= 130; id += 1)
      github.comments.push({ id, body: id === 1 ? mark : 'Fine.', user: { login: 'someone' }, on: 12 });
    const access = { api: github.url, repository: 'o/r', token: TOKEN };
    expect(await keepComment(access, 12, 'content', 'one', '')).toBe('written');
    expect(await keepComment(access, 12, 'preview', 'look', '')).toBe('written');
    expect(await keepComment(access, 12, 'content', 'two', '')).toBe('changed');
    expect(github.comments).toHaveLength(132);
    expect(github.comments[0]?.body).toBe(mark);
  });

  it('fails with a sentence when GitHub refuses, and when a variable is forgotten', async () => {
    github.refuse = 403;
    const refused = await pull('one mistake');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('GitHub answered 403 to GET /issues/12/comments');
    expect((await command('tell-pull.ts content', { SAID: 'x' })).said).toContain('The variable PULL is missing');
  });
});

describe('the issue for the owner', () => {
  const env = {
    ACTOR: 'anna',
    COMMIT: 'https://github.example/o/r/commit/c0ffee',
    TESTS: 'skipped',
    SLOW: 'skipped',
    DEPLOY: 'skipped',
  };
  const outcome = {
    said: '',
    content: 'success',
    tests: 'success',
    slow: 'success',
    deploy: 'success',
    back: '',
    commit: 'C',
    run: 'R',
  };

  it('opens with the first mistake, says the next in the same place, and closes when a change is through', async () => {
    await command('tell-owner.ts', { ...env, CONTENT: 'failure', SAID: 'one mistake' });
    await command('tell-owner.ts', { ...env, CONTENT: 'failure', SAID: 'another' });
    expect(github.issues).toMatchObject([{ state: 'open', title: 'The last change is not on the site' }]);
    expect(github.issues[0]?.body).toMatch(/@anna .*has a mistake[\s\S]*another/);
    const through = { ...env, CONTENT: 'success', TESTS: 'success', SLOW: 'success', DEPLOY: 'success' };
    expect((await command('tell-owner.ts', through)).said).toBe('Issue closed.\n');
    expect((await command('tell-owner.ts', through)).said).toBe('Issue left.\n');
    expect(github.issues).toMatchObject([{ state: 'closed' }]);
  });

  it('says what visitors see now, whatever failed', () => {
    expect(whyNot(outcome)).toBeUndefined();
    expect(whyNot({ ...outcome, deploy: 'skipped' })).toBeUndefined();
    for (const stopped of [{ tests: 'failure' }, { slow: 'failure' }])
      expect(whyNot({ ...outcome, ...stopped, deploy: 'skipped' })).toContain('not for a mistake in content');
    expect(whyNot({ ...outcome, deploy: 'failure' })).toContain('the upload failed');
    expect(whyNot({ ...outcome, deploy: 'failure', back: 'yes' })).toContain('the version before is live again');
    expect(whyNot({ ...outcome, deploy: 'failure', back: 'no' })).toContain('may see a broken site now');
    expect(whyNot({ ...outcome, deploy: 'cancelled' })).toContain('stopped before their end');
  });
});

describe('the check of content', () => {
  it('stops at a broken record and hands its sentences on', async () => {
    const root = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      cpSync('content', join(root, 'content'), { recursive: true });
      mkdirSync(join(root, 'src/assets'), { recursive: true });
      cpSync('src/assets/pictures', join(root, 'src/assets/pictures'), { recursive: true });
      const file = join(root, 'content/business.yaml');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*$/m, "phone: 'call us'"));
      const paths = { GITHUB_OUTPUT: join(root, 'output'), GITHUB_STEP_SUMMARY: join(root, 'summary') };
      const { code, said } = await command('content-report.ts', paths, root);
      expect(code).toBe(1);
      expect(said).toMatch(/::error file=content\/business\.yaml,line=\d+,title=phone::/);
      expect(readFileSync(paths.GITHUB_STEP_SUMMARY, 'utf8')).toContain('**content/business.yaml**');
      const [, , value] = /^said<<(\S+)\n([\s\S]*)\n\1\n$/.exec(readFileSync(paths.GITHUB_OUTPUT, 'utf8')) ?? [];
      expect(value).toMatch(/^1 problem in content:\n\n\*\*content\/business\.yaml\*\*\n\n- line \d+, phone: /);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('shows what content says as it is: no Markdown, no HTML, no call, no command to the runner', () => {
    const evil = { ...problem, wrong: '<img src=x> @anna **now**\n::set-env name=A::b' };
    expect(sentences([evil])).toContain('&lt;img src=x> &#64;anna \\*\\*now\\*\\* ::set-env');
    expect(annotation(evil).split('\n')).toHaveLength(1);
    expect(sentences([])).toBe('');
  });

  it('cuts a report that is too long for a comment', () => {
    const many = Array.from({ length: 900 }, (_, at) => ({
      ...problem,
      line: at,
      wrong: `wrong ${at} ${'x'.repeat(50)}`,
    }));
    expect(sentences(many).length).toBeLessThan(31_000);
    expect(sentences(many)).toMatch(/and \d+ more lines, in the run's log\.$/);
  });
});
