/** The development server shows mistakes in content in the browser, from its start on, and gives way by itself. */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findChromium } from './lib/chromium.ts';
import { freePort } from './lib/free-port.ts';
import { inCopy, ownEnvironment } from './lib/project-copy.ts';

/** How long a busy machine may take, in milliseconds. */
const PATIENCE = 50_000;

/** A development server on a copy of the project, and a page that is at home there. */
async function serving(root: string, work: (path: string) => Promise<void>): Promise<void> {
  const port = await freePort(4700);
  const server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...ownEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const address = `http://localhost:${port}`;
  try {
    const late = Date.now() + PATIENCE;
    while (Date.now() < late && !(await fetch(address).catch(() => undefined))) await setTimeout(100);
    await work(address);
  } finally {
    // Vite is a program of its own below the command.
    if (server.pid) process.kill(-server.pid, 'SIGKILL');
  }
}

it('at once, while it runs, and no longer once they are fixed', () =>
  inCopy({ pictures: false }, async (root) => {
    const file = join(root, 'content/business.yaml');
    const good = readFileSync(file, 'utf8');
    const renamed = (name: string) => good.replace(/^name: .*$/m, `name: ${name}`);
    const browser = await chromium.launch({ executablePath: findChromium() });
    writeFileSync(file, good.replace(/^phone: .*$/m, "phone: '914-555-0149'"));
    try {
      await serving(root, async (address) => {
        const page = await browser.newPage();
        page.setDefaultTimeout(PATIENCE);
        const overlay = page.locator('vite-error-overlay #message-content');
        const said = page.locator('main h1');

        const answer = await page.goto(`${address}/accessibility`);
        expect(answer?.status()).toBe(500);
        const [before = ''] = good.split(/^phone:/m);
        await overlay.waitFor();
        expect(await overlay.innerText()).toMatch(
          new RegExp(`^content/business\\.yaml\\n.*line ${before.split('\n').length}, phone: must be written \\+1`),
        );

        writeFileSync(file, good);
        await said.waitFor();
        writeFileSync(file, renamed('['));
        await overlay.filter({ hasText: 'has [ without ]' }).waitFor();
        expect((await page.reload())?.status()).toBe(500);
        // Mended with another name, so that the old page is not taken for the new one.
        writeFileSync(file, renamed('Over and Out Hauling'));
        await said.waitFor();
        await expect.poll(() => page.title(), { timeout: PATIENCE }).toContain('Over and Out Hauling');
      });
    } finally {
      await browser.close();
    }
  }));
