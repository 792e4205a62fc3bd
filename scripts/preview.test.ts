/** The preview finds a port, and stays whole while a build replaces what it serves. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inCopy } from './lib/project-copy.ts';

const PORT = 4321;

it('is served on another port than one in use, and without the folder that it was built into', () =>
  inCopy({ pictures: false }, async (root) => {
    cpSync('wrangler.jsonc', join(root, 'wrangler.jsonc'));
    const dist = join(root, 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), 'the page');
    writeFileSync(join(dist, 'build.json'), '{}');
    // Whoever has the port already serves the test as well.
    const other = createServer().on('error', () => undefined);
    other.listen(PORT, '127.0.0.1');
    const preview = spawn(process.execPath, ['scripts/preview.ts'], { cwd: root });
    try {
      let said = '';
      const url = await new Promise<string>((resolve, reject) => {
        const hear = (chunk: Buffer) => {
          said += chunk.toString();
          const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
          if (found) resolve(found);
        };
        preview.stdout.on('data', hear);
        preview.stderr.on('data', hear);
        preview.once('exit', () => reject(new Error(said)));
      });
      expect(said).toMatch(new RegExp(`^Port ${PORT} is in use: taking (\\d+) instead.\n.*${url}`));
      rmSync(dist, { recursive: true });
      expect(await fetch(url).then((answer) => answer.text())).toBe('the page');
    } finally {
      other.close();
      const gone = new Promise((resolve) => preview.once('exit', resolve));
      if (preview.kill()) await gone;
    }
  }));
