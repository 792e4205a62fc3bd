/**
 * Firefox and WebKit as Debian and Ubuntu ship them, driven by the W3C's own protocols: Playwright drives only builds of
 * its own, and Debian has no driver for Firefox, which Selenium needs.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../../scripts/lib/debian.ts';
import type { Protocol } from './page.ts';

const PROGRAMS = {
  'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
};
type Package = keyof typeof PROGRAMS;
const find = (name: Package) => PROGRAMS[name].find((file) => existsSync(file));

/** @throws Error that names the packages that are missing */
export function installBrowsers(): void {
  const missing = () => (Object.keys(PROGRAMS) as Package[]).filter((name) => !find(name));
  if (missing().length > 0) installPackages(...missing());
  if (missing().length > 0) throw new Error(`Install these packages as root and try again: ${missing().join(', ')}`);
}

const start = (name: Package, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(find(name) ?? name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });

/** Waits until a program's output matches. @returns the pattern's first group */
function output(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const match = pattern.exec(text)?.[1];
        if (match) resolve(match);
      });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} exited with code ${code}.\n${text}`)));
  });
}

interface BidiResult {
  contexts?: { context: string }[];
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** WebDriver BiDi. */
export async function firefox(): Promise<Protocol> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const child = start('firefox-esr', ['--headless', '--remote-debugging-port', '0', '--profile', profile]);
  const socket = new WebSocket(`${await output(child, /BiDi listening on (ws:\S+)/)}/session`);
  await once(socket, 'open');
  /** One command at a time, and no events: the next message is the answer. */
  async function send(method: string, params: object): Promise<BidiResult> {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    const { result, message } = JSON.parse(data) as { result?: BidiResult; message?: string };
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const context = (await send('browsingContext.getTree', {})).contexts?.[0]?.context;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const script = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = await send('script.evaluate', script);
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    act: (actions) => send('input.performActions', { context, actions: [actions] }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      const exit = once(child, 'exit');
      await send('browser.close', {});
      await exit;
      rmSync(profile, { recursive: true });
    },
  };
}

/** WebDriver over HTTP; the browser needs a display. */
export async function webkit(): Promise<Protocol> {
  const screen = start('xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
  const display = await output(screen, /^(\d+)\n/);
  const driver = start('webkit2gtk-driver', ['--port=5612'], { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' });
  const root = 'http://127.0.0.1:5612';
  while (!(await fetch(`${root}/status`).catch(() => undefined)));
  async function send<T>(path: string, body: object, method = 'POST'): Promise<T> {
    const response = await fetch(root + path, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message ?? response.status}`);
    return value;
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const session = `/session/${(await send<{ sessionId: string }>('/session', { capabilities })).sessionId}`;
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    act: (actions) => send(`${session}/actions`, { actions: [actions] }),
    resize: (width, height) => send(`${session}/window/rect`, { width, height }),
    close: async () => {
      await send(session, {}, 'DELETE');
      for (const child of [driver, screen]) child.kill();
    },
  };
}
