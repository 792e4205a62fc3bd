/** Deployments and rollbacks with the real wrangler against a fake Cloudflare: what is live, and what the owner reads. */
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPreviewName, deploy, preview, rollBack } from './deploy.ts';
import { FakeCloudflare, TOKEN, type Fault } from './fake-cloudflare.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let host: FakeCloudflare;
let folder = '';

beforeEach(async () => {
  host = await new FakeCloudflare().start();
  for (const [name, value] of Object.entries(host.environment)) vi.stubEnv(name, value);
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  host.stop();
  rmSync(folder, { recursive: true });
});

/** Builds a small site into dist/, whose page names the build's own script. @returns the script's path */
function build(name: string): string {
  const script = `/_astro/menu.${name}.js`;
  const files: Record<string, string> = {
    'dist/index.html': `<script src="${script}"></script>`,
    'dist/about.html': `About ${name}`,
    'dist/build.json': '{}',
    [`dist${script}`]: `build = "${name}"`,
  };
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const file of [
    'package.json',
    'wrangler.jsonc',
    'src/features/not-found/cdn-worker.ts',
    'src/lib/canonical-path.ts',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  return script;
}

type Announce = NonNullable<Parameters<typeof deploy>[0]['announce']>;
const deployed = (announce?: Announce) =>
  deploy({ folder, live: host.live ? host.url : undefined, today: new Date(), announce });
const text = async (path: string) => (await fetch(host.url + path)).text();
const uploaded = () => host.uploaded.splice(0).sort();

it('uploads everything at first, nothing if nothing changed, then only what changed', async () => {
  const former = build('a');
  expect(await deployed()).toBe(`Live now: version ${host.live ?? ''}.`);
  expect(uploaded()).toEqual([former, '/about.html', '/assets.json', '/build.json', '/index.html'].sort());
  await deployed();
  expect(uploaded()).toEqual([]);
  const script = build('b');
  await deployed();
  expect(uploaded()).toEqual([script, '/about.html', '/assets.json', '/index.html'].sort());
  expect(await text('/about')).toBe('About b');
  // Pages of the earlier build still find their script.
  expect(await text(former)).toBe('build = "a"');
  expect(readdirSync(join(folder, '.wrangler')).filter((name) => name.startsWith('upload-'))).toEqual([]);
});

describe('a failure', () => {
  it('leaves the old version live and search engines untold, and the next try completes', async () => {
    build('a');
    await deployed();
    const old = host.live ?? '';
    build('b');
    const heard: string[] = [];
    const announce = async () => {
      heard.push(`compared with ${await text('/about')}`);
      return async () => void heard.push(`told of ${await text('/about')}`);
    };
    const faults: [at: string, Fault, reason: RegExp][] = [
      ['assets-upload-session', 403, /refused the token in CLOUDFLARE_API_TOKEN/],
      ['versions', 503, /Cloudflare answered: /],
      ['deployments', 503, /Cloudflare answered: /],
    ];
    for (const [at, fault, reason] of faults) {
      host.faults.set(at, fault);
      const failure = await deployed(announce).catch(String);
      expect(failure, at).toMatch(reason);
      expect(failure, at).toContain(`The site is as it was: version ${old} is live.`);
      expect(await text('/about'), at).toBe('About a');
      expect(heard.splice(0), at).toEqual(['compared with About a']);
      host.faults.clear();
    }
    await deployed(announce);
    expect(heard).toEqual(['compared with About a', 'told of About b']);
  });

  it('of the first deployment leaves nothing live', async () => {
    build('a');
    host.faults.set('gone-today', 503);
    await expect(deployed()).rejects.toThrow('Nothing is live yet.');
  });

  it('of the answer alone says that the new version is live', async () => {
    build('a');
    await deployed();
    build('b');
    host.faults.set('deployments', 'lost');
    const failure = await deployed().catch(String);
    expect(failure).toContain(`a new version is live now: ${host.live ?? ''}.`);
    expect(await text('/about')).toBe('About b');
  });

  it('of the network, or a token that expired, is found before anything is done', async () => {
    build('a');
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'expired');
    await expect(deployed()).rejects.toThrow(/refused the token.* Nothing was changed on the site\.$/);
    vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
    await expect(deployed()).rejects.toThrow('CLOUDFLARE_API_TOKEN is not set');
    vi.stubEnv('CLOUDFLARE_API_TOKEN', TOKEN);
    vi.stubEnv('CLOUDFLARE_API_BASE_URL', 'http://127.0.0.1:9');
    await expect(deployed()).rejects.toThrow('Cloudflare cannot be reached. Check your network.');
  });
});

it('uploads a preview to a Worker of its own', async () => {
  build('a');
  await deployed();
  const { live } = host;
  build('b');
  for (const name of ['pr-3', 'pr-4'])
    expect(await preview(folder, name)).toBe(`Preview: https://${name}-gone-today-preview.acct.workers.dev`);
  expect(host.live).toBe(live);
  expect(await text('/about')).toBe('About a');
  expect(() => checkPreviewName('PR 3')).toThrow('"PR 3" cannot name a preview');
});

it('goes back version by version, past what was rolled back', async () => {
  build('a');
  await expect(rollBack(folder)).rejects.toThrow('Nothing is live yet');
  for (const name of ['a', 'b', 'c']) {
    build(name);
    await deployed();
  }
  const newest = host.live ?? '';
  expect(await rollBack(folder)).toMatch(new RegExp(`^Live now: version .{8} of .+, in place of ${newest}\\.$`));
  expect(await text('/about')).toBe('About b');
  await rollBack(folder);
  expect(await text('/about')).toBe('About a');
  await expect(rollBack(folder)).rejects.toThrow(`There is no earlier version than ${host.live ?? ''}`);
  build('d');
  await deployed();
  await rollBack(folder);
  expect(await text('/about')).toBe('About a');
});

it('is a command that ends with one sentence, and with code 1 after a failure', async () => {
  build('a');
  cpSync(join(ROOT, 'e2e/fixtures/content'), join(folder, 'content'), { recursive: true });
  const command = async (...flags: string[]) => {
    const args = [join(ROOT, 'scripts/deploy.ts'), ...flags];
    const ended = promisify(execFile)(process.execPath, args, { cwd: folder }).then((said) => ({ ...said, code: 0 }));
    // The fake answers from this process, so the command runs beside it.
    const { code, stdout, stderr } = await ended.catch((error: unknown) => error as Awaited<typeof ended>);
    expect(stdout + stderr).not.toContain(TOKEN);
    return { code, last: (code === 0 ? stdout : stderr).trimEnd().split('\n').at(-1) };
  };
  const failure = (last: string) => ({ code: 1, last: expect.stringContaining(last) as unknown });
  expect(await command('--first', '--built', '--samples')).toEqual({
    code: 0,
    last: `Live now: version ${host.live ?? ''}.`,
  });
  expect(await command('--rollback')).toEqual(failure('no earlier version'));
  expect(await command('--frist')).toEqual(failure("'--frist'"));
  expect(await command('--rollback', '--watch')).toEqual(failure('one of --rollback, --watch'));
  expect(await command('https://www.example.com')).toEqual(failure('is not expected here'));
});
