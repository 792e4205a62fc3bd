/**
 * Walks the main paths in Chromium, Firefox and WebKit as Debian has them, and takes a picture of the home page in each, into
 * screenshots/engines/. Not a part of the tests of every change: it installs several hundred megabytes when root.
 * Run after a build: npm run test:engines
 */
import { Builder, Capabilities } from 'selenium-webdriver';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WALKS, WALKS_WITHOUT_SCRIPTS, walkOffline, type Walk } from '../e2e/engines/paths.ts';
import { byBidi, byDriver, type Visitor } from '../e2e/engines/visitor.ts';
import { installPackages } from '../tools/debian.ts';
import { serve } from '../tools/serve.ts';
import { holdsBuild } from '#integrations/build-record.ts';

const NEEDED = {
  'chromium-driver': '/usr/bin/chromedriver',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};
const SHOTS = 'screenshots/engines';

function install(): void {
  const missing = () => Object.entries(NEEDED).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing().length > 0) installPackages(...missing());
  if (missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}. Install these Debian packages as root and run the command again.`);
  process.exit(1);
}

const running: ChildProcess[] = [];
process.once('exit', () => running.forEach((child) => child.kill()));

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
  // Firefox and Chromium need no screen; this one does, tall enough for a picture of a whole page.
  const display = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x9000x24'], /^(\d+)\n/);
  const env = { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  void start('WebKitWebDriver', ['--port=5612'], /$^/, env).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const binary = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const options = { binary, args: ['--automation'] };
  return withDriver(5612, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
}

/** @param settings lines of a Firefox profile */
async function firefox(profile: string, settings = ''): Promise<Visitor> {
  writeFileSync(join(profile, 'user.js'), settings);
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  return byBidi(await start('firefox-esr', args, /BiDi listening on (ws:\S+)/));
}

async function photograph(visitor: Visitor, site: string): Promise<void> {
  for (const width of [390, 1280]) {
    await visitor.resize(width, 900);
    await visitor.open(`${site}/home`);
    const height = Number(await visitor.ask('document.documentElement.scrollHeight'));
    await visitor.resize(width, Math.min(height, 8500));
    // Lazy pictures load as they come into view.
    for (let y = 0; y < height; y += 600) await visitor.ask(`scrollTo({ top: ${y}, behavior: 'instant' })`);
    await visitor.ask(`scrollTo({ top: 0, behavior: 'instant' })`);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const name = visitor.engine.split(' ')[0]?.toLowerCase() ?? '';
    writeFileSync(`${SHOTS}/home-${name}-${width}.png`, await visitor.shoot(), 'base64');
  }
}

/** Closes the browser, and the programs it was started with: the next one wants their ports. */
async function leave(visitor: Visitor): Promise<void> {
  await visitor.leave();
  await Promise.all(
    running.splice(0).map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
          child.once('exit', resolve);
          child.kill();
        }),
    ),
  );
}

let [passed, failed] = [0, 0];
async function walk(visitor: Visitor, name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    passed += 1;
    console.log(`✓ ${visitor.engine}: ${name}`);
  } catch (error) {
    failed += 1;
    console.error(`✘ ${visitor.engine}: ${name}\n  ${String(error)}`);
  }
}
async function walkAll(visitor: Visitor, walks: Walk[], site: string): Promise<void> {
  for (const { name, walk: go } of walks) await walk(visitor, name, () => go(visitor, site));
}

install();
if (!holdsBuild()) {
  console.error('There is no built site. Run npm run build first.');
  process.exit(1);
}
mkdirSync(SHOTS, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'engines-'));
const engines = [chromium, () => firefox(mkdtempSync(join(folder, 'firefox-'))), webkit];
let port = 5600;
for (const launch of engines) {
  const server = await serve((port += 1));
  const visitor = await launch();
  await visitor.resize(1280, 900);
  await walkAll(visitor, WALKS, server.url);
  const cut = async () => {
    server.stop();
    const answers = () => fetch(server.url).then(Boolean, () => false);
    while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await walk(visitor, 'without a connection', () => walkOffline(visitor, server.url, cut));
  await leave(visitor);
}
const server = await serve((port += 1));
const scriptless = await firefox(mkdtempSync(join(folder, 'scriptless-')), 'user_pref("javascript.enabled", false);\n');
scriptless.engine += ' without scripts';
await walkAll(scriptless, WALKS_WITHOUT_SCRIPTS, server.url);
await leave(scriptless);
for (const launch of engines) {
  const visitor = await launch();
  await photograph(visitor, server.url);
  await leave(visitor);
}
server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed; photos in ${SHOTS}/`);
process.exit(failed > 0 ? 1 : 0);
