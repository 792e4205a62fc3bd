/** The development server shows mistakes in content in the browser, from its start on, and recovers by itself. */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { findChromium } from './lib/chromium.ts';
import { inCopy, ownEnvironment } from './lib/project-copy.ts';

/** How long a busy machine may take, in milliseconds. */
const TIMEOUT = 50_000;

/** @returns the server's address, once it is ready, and what stops it */
async function startDev(root: string) {
  const env = { ...ownEnvironment(), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const args = ['scripts/dev.ts', '--port', '4700'];
  const server = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  // Vite is a process of its own below the command.
  const stop = () => server.pid && process.kill(-server.pid, 'SIGKILL');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (!address) continue;
    server.stdout.resume();
    return { address, stop };
  }
  throw new Error('The development server ended.');
}

it('shows mistakes right away, while it runs, and no longer once they are fixed', () =>
  inCopy({ pictures: false }, async (root) => {
    const file = join(root, 'content/business.yaml');
    const good = readFileSync(file, 'utf8');
    const renamed = (name: string) => good.replace(/^name: .*$/m, `name: ${name}`);
    writeFileSync(file, good.replace(/^phone: .*$/m, "phone: '914-555-0149'"));
    const { address, stop } = await startDev(root);
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(TIMEOUT);
      const overlay = page.locator('vite-error-overlay #message-content');
      const headline = page.locator('main h1');

      expect((await page.goto(`${address}/accessibility`))?.status()).toBe(500);
      expect(await overlay.innerText()).toMatch(/^content\/business\.yaml\n.*line \d+, phone: must be written \+1/);

      writeFileSync(file, good);
      await headline.waitFor();
      writeFileSync(file, renamed('['));
      await overlay.filter({ hasText: 'has [ without ]' }).waitFor();
      // Another name, so that the old page is not taken for the new one.
      writeFileSync(file, renamed('Over and Out Hauling'));
      await headline.waitFor();
      await expect.poll(() => page.title(), { timeout: TIMEOUT }).toContain('Over and Out Hauling');
    } finally {
      await browser.close();
      stop();
    }
  }));
