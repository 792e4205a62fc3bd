/** The development server shows mistakes in content in the browser, from its start on, and gives way by itself. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { inCopy, ownEnvironment } from '../tools/project-copy.ts';

/** How long a busy machine may take, in milliseconds. */
const PATIENCE = 50_000;

it('at once, while it runs, and no longer once they are fixed', () =>
  inCopy({ pictures: false }, async (root) => {
    const file = join(root, 'content/business.yaml');
    const good = readFileSync(file, 'utf8');
    const port = await freePort(4700);
    let said = '';
    const get = async () => {
      const answer = await fetch(`http://localhost:${port}/accessibility`).catch(() => undefined);
      return answer && { status: answer.status, text: await answer.text() };
    };
    /** Asks until the page is as expected, which takes as long as a server needs to begin. */
    const until = async (status: number, sign: string): Promise<void> => {
      const late = Date.now() + PATIENCE;
      let seen = await get();
      while (Date.now() < late && !(seen?.status === status && seen.text.includes(sign))) {
        await setTimeout(100);
        seen = await get();
      }
      expect(seen?.text ?? '', said).toContain(sign);
      expect(seen?.status, said).toBe(status);
    };

    writeFileSync(file, good.replace(/^phone: .*$/m, "phone: '914-555-0149'"));
    const server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...ownEnvironment(), ASTRO_TELEMETRY_DISABLED: '1' },
    });
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
    try {
      await until(500, 'must be written +1 and ten digits');
      const [before = ''] = good.split(/^phone:/m);
      expect((await get())?.text).toContain(`line ${before.split('\n').length}, phone`);

      writeFileSync(file, good);
      await until(200, '</html>');
      writeFileSync(file, good.replace(/^name: .*$/m, 'name: ['));
      await until(500, 'content/business.yaml');
      // Mended with another name, so that the old page is not taken for the new one.
      writeFileSync(file, good.replace(/^name: .*$/m, 'name: Over and Out Hauling'));
      await until(200, 'Over and Out Hauling');
    } finally {
      // Vite is a program of its own below the command.
      if (server.pid) process.kill(-server.pid, 'SIGKILL');
    }
  }));
