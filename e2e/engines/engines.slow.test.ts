/** The main paths in Chromium, Firefox and WebKit, as Debian or Ubuntu has them. As root it installs what is missing. */
import { Builder, Capabilities } from 'selenium-webdriver';
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsBuild } from '#build/build-record.ts';
import { installPackages } from '../../scripts/lib/debian.ts';
import { serve } from '../../scripts/lib/static-server.ts';
import { WALKS, WALKS_WITHOUT_SCRIPTS, walkOffline } from './paths.ts';
import { byBidi, byDriver, type Visitor } from './visitor.ts';

/** Programs by the names that they may have, and the packages that bring them. */
const NEEDED: [programs: string[], packages: string[]][] = [
  [['chromedriver'], ['chromium-driver']],
  [['firefox-esr', 'firefox'], ['firefox-esr']],
  [['WebKitWebDriver'], ['webkit2gtk-driver']],
  [['Xvfb'], ['xvfb']],
];
const found = (programs: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => globSync(programs.map((name) => join(folder, name))))
    .at(0);

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const running: ChildProcess[] = [];

/** Starts a program and waits until it has said where it listens, on any of its outputs. */
function start(command: string, args: string[], ready: RegExp, env: Record<string, string> = {}): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  running.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = ready.exec(said);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with code ${code}.\n${said}`)));
  });
}

const withDriver = async (port: number, wanted: object): Promise<Visitor> =>
  byDriver(
    await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(new Capabilities(wanted)).build(),
  );

async function chromium(): Promise<Visitor> {
  await start('chromedriver', ['--port=5611'], /started successfully on port (\d+)/);
  const options = { args: ['--headless', '--no-sandbox', '--hide-scrollbars'] };
  return withDriver(5611, { browserName: 'chrome', 'goog:chromeOptions': options });
}

async function webkit(): Promise<Visitor> {
  // Firefox and Chromium need no screen.
  const display = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], /^(\d+)\n/);
  const env = { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  void start('WebKitWebDriver', ['--port=5612'], /$^/, env).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const binary = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  return withDriver(5612, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
}

/** @param settings lines of a Firefox profile */
async function firefox(settings = ''): Promise<Visitor> {
  const profile = mkdtempSync(join(folder, 'firefox-'));
  writeFileSync(join(profile, 'user.js'), settings);
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  return byBidi(await start(found(['firefox-esr', 'firefox']) ?? '', args, /BiDi listening on (ws:\S+)/));
}

/** Ends the programs that a browser was started with: the next one wants their ports. */
const stopAll = () =>
  Promise.all(
    running.splice(0).map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
          child.once('exit', resolve);
          child.kill();
        }),
    ),
  );

beforeAll(() => {
  const missing = () => NEEDED.filter(([programs]) => found(programs) === undefined);
  if (missing().length > 0) installPackages(...missing().flatMap(([, packages]) => packages));
  const left = missing().flatMap(([, packages]) => packages);
  if (left.length > 0) throw new Error(`Install these packages as root and try again: ${left.join(', ')}`);
  if (!holdsBuild()) throw new Error('There is no built site. Run npm run build first.');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['Chromium', 5601, chromium, WALKS],
  ['Firefox', 5602, firefox, WALKS],
  ['WebKit', 5603, webkit, WALKS],
  ['Firefox without scripts', 5604, () => firefox('user_pref("javascript.enabled", false);\n'), WALKS_WITHOUT_SCRIPTS],
] as const)('in %s', (_, port, launch, walks) => {
  let visitor: Visitor;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(port);
    visitor = await launch();
    await visitor.resize(1280, 900);
  });
  afterAll(async () => {
    await visitor.leave();
    await stopAll();
    server.stop();
  });

  it.each(walks)('$name', async ({ walk }) => {
    await walk(visitor, server.url);
    expect(await visitor.ask('location.origin')).toBe(server.url);
  });

  it.runIf(walks === WALKS)('without a connection', async () => {
    await walkOffline(visitor, server.url, async () => {
      server.stop();
      const answers = () => fetch(server.url).then(Boolean, () => false);
      while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  });
});
