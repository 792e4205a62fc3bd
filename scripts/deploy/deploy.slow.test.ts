/**
 * Deployments and rollbacks from end to end, with wrangler itself, against a stand-in of Cloudflare and a site of a few
 * files: what is uploaded, what is live after each failure, and what the owner is told.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deploy, preview, type Deployment } from './deploy.ts';
import { rollBack } from './rollback.ts';
import { StandIn, TOKEN, type Fault, type Kind } from './fake-cloudflare.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let host: StandIn;
let folder = '';

beforeEach(async () => {
  host = await new StandIn().start();
  for (const [name, value] of Object.entries(host.environment)) vi.stubEnv(name, value);
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await host[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Builds a site into dist/ of a project: each page names the build and the build's script. @returns the script's path */
function build(name: string, about = 'About us', project = folder): string {
  const dist = join(project, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const script = `/_astro/menu.${createHash('sha256').update(name).digest('hex').slice(0, 8)}.js`;
  const page = (path: string, text: string) =>
    `<link rel="canonical" href="https://www.company.example${path}"><script src="${script}"></script><p>${text}</p>`;
  const files: Record<string, string> = {
    '/index.html': page('/', 'Home'),
    '/about.html': page('/about', about),
    '/404.html': page('/404', 'Not here'),
    '/favicon.svg': '<svg/>',
    '/_redirects': '/old /about 301\n',
    '/build.json': '{}',
    [script]: `build = "${name}"`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(dist + path), { recursive: true });
    writeFileSync(dist + path, text);
  }
  copyFileSync(join(ROOT, 'public/_headers'), join(dist, '_headers'));
  mkdirSync(join(project, 'src'), { recursive: true });
  for (const file of ['wrangler.jsonc', 'src/features/not-found/cdn-worker.ts'])
    copyFileSync(join(ROOT, file), join(project, file));
  return script;
}

const today = new Date('2026-11-20');
const deployed = (given: Partial<Deployment> = {}) =>
  deploy({ folder, today, live: host.live ? host.url : undefined, ...given });
/** The sentence with which something fails. */
const failure = (action: Promise<string>) =>
  action.then(
    () => 'It did not fail',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const text = async (path: string) => (await fetch(host.url + path)).text();
/** What was uploaded since this was last asked. */
const uploaded = () => host.uploaded.splice(0).sort();

/** Asks an address of Cloudflare's own for a page. */
const askAt = (name: string, path: string) =>
  new Promise<{ robots: string | undefined; body: string }>((done, fail) => {
    request(host.url + path, { headers: { Host: name } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => done({ robots: response.headers['x-robots-tag']?.toString(), body }));
    })
      .once('error', fail)
      .end();
  });

describe('what is uploaded', () => {
  it('is everything at first, nothing when nothing changed, then only what changed', async () => {
    const script = build('a');
    expect(await deployed()).toMatch(/^Live now: version [0-9a-f]{8}\.$/);
    expect(uploaded()).toEqual(
      ['/404.html', '/about.html', script, '/assets.json', '/build.json', '/favicon.svg', '/index.html'].sort(),
    );
    expect(await text('/about')).toContain('About us');

    await deployed();
    expect(uploaded()).toEqual([]);

    build('a', 'About us, in other words');
    await deployed();
    expect(uploaded()).toEqual(['/about.html']);
    expect(await text('/about')).toContain('in other words');
    expect(host.count).toEqual({ versions: 3, deployments: 3 });
    const left = readdirSync(join(folder, '.wrangler')).filter((name) => name.startsWith('upload-'));
    expect(left, 'copies of dist/').toEqual([]);
  });

  it('keeps the files that pages of earlier builds name for 30 days', async () => {
    const on = async (name: string, day: string) => {
      const script = build(name);
      await deployed({ today: new Date(day) });
      return script;
    };
    const first = await on('a', '2026-11-01');
    const second = await on('b', '2026-11-20');
    expect(await text(first)).toBe('build = "a"');
    const third = await on('c', '2026-12-05');
    expect(await Promise.all([first, second, third].map(text))).toEqual([
      expect.stringContaining('Not here'),
      'build = "b"',
      'build = "c"',
    ]);
  });
});

describe('after a failure the old version is live, the owner reads why, and the next try completes', () => {
  it.each<[Kind, Fault, string]>([
    ['deployments', 403, 'refused the token in CLOUDFLARE_API_TOKEN'],
    ['session', 401, 'refused the token in CLOUDFLARE_API_TOKEN'],
    ['files', 429, 'Wait five minutes'],
    ['session', 'cut', 'Check the network'],
    ['version', 500, 'Cloudflare has a fault of its own'],
    ['version', 503, 'Cloudflare has a fault of its own'],
    ['deployment', 503, 'Cloudflare has a fault of its own'],
    ['deployment', 'cut', 'Check the network'],
  ])('%s: %s', async (kind, fault, reason) => {
    build('a');
    await deployed();
    const old = host.live?.id ?? '';
    build('b', 'Something else');
    host.fail(kind, fault);
    const sentence = await failure(deployed());
    expect(sentence).toContain(reason);
    expect(sentence).toMatch(/Then run npm run deploy again\.$/);
    // Where Cloudflare does not even list what is live, nothing has begun.
    const state =
      kind === 'deployments' ? 'Nothing was changed on the site.' : `as it was: version ${old.slice(0, 8)} is live.`;
    expect(sentence).toContain(state);
    expect(host.live?.id).toBe(old);
    expect(await text('/about')).toContain('About us');

    host.heal();
    await deployed();
    expect(await text('/about')).toContain('Something else');
  });

  it('has nothing live yet when the first deployment fails', async () => {
    build('a');
    host.fail('script', 503);
    expect(await failure(deployed())).toContain('Nothing is live yet. Then run npm run deploy again.');
    expect((await fetch(host.url)).status).toBe(404);
    host.heal();
    await deployed();
    expect(await text('/')).toContain('Home');
  });

  it('says so when the answer alone is lost, and the new version is live', async () => {
    build('a');
    await deployed();
    build('b');
    host.fail('deployment', 'lost');
    const sentence = await failure(deployed());
    expect(sentence).toContain(`another version than before is live now: ${host.live?.id.slice(0, 8) ?? ''}.`);
    expect(host.count.deployments).toBe(2);
  });

  it('does not wait for ever for a host that is silent', async () => {
    build('a');
    await deployed();
    const old = host.live?.id;
    host.fail('version', 'silent');
    expect(await failure(deployed({ patience: 6000 }))).toContain(
      'did not answer within 0.1 minutes. The site is as it was',
    );
    expect(host.live?.id).toBe(old);
  });

  it('takes up a broken upload by itself', async () => {
    build('a');
    host.fail('files', 'cut', 1);
    await deployed();
    expect(await text('/about')).toContain('About us');
  });

  it('stops before the upload when the disk is full', async () => {
    build('a');
    await deployed();
    const old = host.live?.id;
    build('b');
    // The kernel's own full disk: every write to it fails with ENOSPC.
    symlinkSync('/dev/full', join(folder, 'dist/assets.json'));
    host.asked.length = 0;
    expect(await failure(deployed())).toMatch(
      /^The disk is full: \S+ needs more room\. The site is as it was\. Make room/,
    );
    expect(host.asked).not.toContain('POST session');
    expect(host.live?.id).toBe(old);
    build('b');
    await deployed();
    expect(host.live?.id).not.toBe(old);
  });
});

describe('search engines', () => {
  it('hear of a deployment once it is live, and not of one that failed', async () => {
    build('a');
    await deployed();
    build('b', 'Something else');
    const heard: string[] = [];
    const announce = async () => {
      heard.push(`looked at ${/<p>(.+)<\/p>/.exec(await text('/about'))?.[1] ?? ''}`);
      return async () => void heard.push(`told of ${/<p>(.+)<\/p>/.exec(await text('/about'))?.[1] ?? ''}`);
    };
    host.fail('deployment', 503);
    await failure(deployed({ announce }));
    expect(heard.splice(0)).toEqual(['looked at About us']);
    host.heal();
    await deployed({ announce });
    expect(heard).toEqual(['looked at About us', 'told of Something else']);
  });
});

describe('two deployments at once', () => {
  it('leave the one that came last, whole', async () => {
    build('old');
    await deployed();
    const projects = ['a', 'b'].map((name) => {
      const project = join(folder, name);
      mkdirSync(project);
      build(name, `About ${name}`, project);
      return project;
    });
    // Both have uploaded everything before either goes live.
    let [waiting, open] = [0, () => undefined as unknown];
    const both = new Promise((done) => (open = () => done(undefined)));
    host.before = (kind) => {
      if (kind !== 'deployment') return;
      expect(host.count.deployments).toBe(1);
      waiting += 1;
      if (waiting === 2) {
        host.before = () => undefined;
        open();
      }
      return both as Promise<void>;
    };
    const sentences = await Promise.all(projects.map((project) => deployed({ folder: project })));
    expect(sentences.join(' ')).toContain(host.live?.id.slice(0, 8));
    const [, winner = ''] = /About (\w)/.exec(await text('/about')) ?? [];
    for (const path of ['/', '/about', '/nowhere']) {
      const [, script = ''] = /src="([^"]+)"/.exec(await text(path)) ?? [];
      expect(await text(script), path).toBe(`build = "${winner}"`);
    }
  });
});

describe('a preview', () => {
  it('stands beside the live site, out of search engines, and speaks of the real addresses', async () => {
    build('a');
    await deployed();
    const live = host.live?.id;
    build('b', 'A draft');
    expect(await preview({ folder }, 'pr-3')).toBe('Preview: https://pr-3-gone-today.acct.workers.dev');
    expect(host.live?.id).toBe(live);
    expect(await text('/about')).toContain('About us');
    for (const path of ['/', '/about', '/nowhere'])
      expect((await askAt('pr-3-gone-today.acct.workers.dev', path)).robots, path).toBe('noindex');
    const { body } = await askAt('pr-3-gone-today.acct.workers.dev', '/about');
    expect(body).toContain('A draft');
    expect(body).toContain('href="https://www.company.example/about"');
    expect((await askAt('www.company.example', '/about')).robots).toBeUndefined();
  });

  it('needs a name that an address can have, and a site to stand beside', async () => {
    build('a');
    expect(await failure(preview({ folder }, 'PR 3'))).toContain('"PR 3" is no name for a preview');
    expect(host.asked).toEqual([]);
    expect(await failure(preview({ folder }, 'pr-3'))).toContain('Run npm run deploy -- --first.');
  });
});

describe('a rollback', () => {
  it('goes back version by version, past previews and what was taken back', async () => {
    const versions: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      build(name, `About ${name}`);
      await deployed();
      versions.push(host.live?.id.slice(0, 8) ?? '');
    }
    await preview({ folder }, 'draft');
    expect(await rollBack({ folder })).toMatch(
      new RegExp(`^Live now: version ${versions[1]} of .+, in the place of ${versions[2]}\\.$`),
    );
    expect(await text('/about')).toContain('About b');
    await rollBack({ folder });
    expect(await text('/about')).toContain('About a');
    expect(await failure(rollBack({ folder }))).toContain(
      `no earlier version to go back to: ${versions[0]}, which is live`,
    );
    // What was live before a new version is what stood there, not what had been taken back.
    build('d', 'About d');
    await deployed();
    await rollBack({ folder });
    expect(await text('/about')).toContain('About a');
  });

  it('that fails leaves the site as it was', async () => {
    expect(await failure(rollBack({ folder: ROOT }))).toContain('Nothing is live yet');
    for (const name of ['a', 'b']) {
      build(name, `About ${name}`);
      await deployed();
    }
    host.fail('deployment', 503);
    expect(await failure(rollBack({ folder }))).toMatch(
      /The site is as it was: .+ Then run npm run deploy -- --rollback again\.$/,
    );
    expect(await text('/about')).toContain('About b');
  });
});

describe('the commands', () => {
  /** Runs a command of the project in the small one. @returns its exit code, all it said, and the last line of that */
  async function command(
    name: string,
    ...options: string[]
  ): Promise<{ code: number | null; said: string; last: string }> {
    const child = spawn(process.execPath, [join(ROOT, `scripts/${name}.ts`), ...options], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((done) => child.once('close', done));
    return { code, said, last: said.trimEnd().split('\n').at(-1) ?? '' };
  }

  it('end with one sentence, and with code 1 after a failure', async () => {
    build('a');
    mkdirSync(join(folder, 'content'));
    const business = readFileSync(join(ROOT, 'content/business.yaml'), 'utf8');
    writeFileSync(join(folder, 'content/business.yaml'), business);
    const options = ['--first', '--built', '--samples'];
    const ends = async (given: [name: string, ...options: string[]], code: number, last: string) => {
      const ended = await command(...given);
      expect(ended.last, given.join(' ')).toContain(last);
      expect(ended.code, given.join(' ')).toBe(code);
      expect(ended.said).not.toContain(TOKEN);
    };
    await ends(['deploy', ...options], 0, 'Live now: ');
    await ends(['rollback'], 1, 'no earlier version');
    await command('deploy', ...options);
    await ends(['rollback'], 0, 'Live now: ');
    await ends(['deploy', '--built', '--preview', 'pr-3'], 0, 'https://pr-3-gone-today.acct.workers.dev');
    vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token-that-has-expired');
    await ends(['deploy', ...options], 1, 'Make a new one');
    await ends(['deploy', '--frist'], 1, "'--frist'");
  });
});
