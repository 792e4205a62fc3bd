/** A failed build exits with code 1, tells every problem, and leaves nothing behind that could be served. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

it('a mistake in content stops the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    for (const name of [
      'node_modules',
      'src',
      'scripts',
      'public',
      'astro.config.mjs',
      'tsconfig.json',
      'package.json',
    ]) {
      symlinkSync(resolve(name), join(root, name));
    }
    cpSync('content', join(root, 'content'), { recursive: true });
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist/index.html'), 'an earlier build');
    const file = join(root, 'content/business.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace("'+19145550149'", "'914-555-0149'"));

    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const said = stdout + stderr;
    expect(status).toBe(1);
    expect(said).toContain('content/business.yaml');
    expect(said).toContain('phone: must be E.164');
    expect(said).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}, 60_000);
