/** Runs a program and tells what it and the programs that it starts cost. Linux only. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  /** From beginning to end. */
  seconds: number;
  /** Of the processors, in the program and in the system; depends little on what else the machine does. */
  cpuSeconds: number;
  /** The most that was in memory at one time. */
  megabytes: number;
}

const EVERY_MS = 100;
/** Linux counts the time of processes in hundredths of a second. */
const TICKS = 100;

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return ''; // It ended meanwhile.
  }
}

/** The processes of a group: CPU seconds so far and megabytes now. */
function processesOf(group: number): { pid: string; cpuSeconds: number; megabytes: number }[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    // The name in brackets may hold anything.
    const fields = readProc(`${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    if (Number(fields[2]) !== group) return [];
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readProc(`${pid}/status`))?.[1] ?? 0);
    return [{ pid, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS, megabytes: kilobytes / 1024 }];
  });
}

/**
 * @param cwd where it runs
 * @throws Error with the end of what it said, when it fails
 */
export async function measured(program: string, args: string[], cwd: string): Promise<Cost> {
  if (!existsSync('/proc/self/stat')) throw new Error('Costs can be measured on Linux only.');
  const began = performance.now();
  // A group of its own, by which its processes are known.
  const child = spawn(program, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const cpuSeconds = new Map<string, number>();
  let megabytes = 0;
  const watch = setInterval(() => {
    const processes = child.pid ? processesOf(child.pid) : [];
    for (const one of processes) cpuSeconds.set(one.pid, one.cpuSeconds);
    megabytes = Math.max(
      megabytes,
      processes.reduce((sum, one) => sum + one.megabytes, 0),
    );
  }, EVERY_MS);
  try {
    const code = await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${said}`);
  } finally {
    clearInterval(watch);
  }
  return {
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: [...cpuSeconds.values()].reduce((sum, one) => sum + one, 0),
    megabytes,
  };
}
