/** Runs a program and tells what it cost. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Cost {
  /** From beginning to end. */
  seconds: number;
  /** Of all processes, in the program and in the system; does not depend on what else the machine does. */
  cpuSeconds: number;
  /** Largest memory of each process, added up. */
  megabytes: number;
}

/**
 * @param args arguments to this Node
 * @param cwd where it runs
 * @throws Error with the end of what it said, when it fails
 */
export function measured(args: string[], cwd: string): Cost {
  const folder = mkdtempSync(join(tmpdir(), 'usage-'));
  const file = join(folder, 'usage');
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, USAGE: file, NODE_OPTIONS: `--import=${pathToFileURL(resolve('scripts/usage.ts')).href}` },
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${cwd}:\n${(stdout + stderr).slice(-4000)}`);
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  rmSync(folder, { recursive: true });
  const sum = (at: number) => rows.reduce((total, row) => total + (row[at] ?? 0), 0);
  return { seconds, cpuSeconds: sum(0), megabytes: sum(1) };
}
