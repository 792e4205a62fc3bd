/** Runs programs, one after the other or side by side, and stops with the code of the first that fails. */
import { spawn, spawnSync } from 'node:child_process';

export interface Step {
  name: string;
  /** Arguments to this Node. */
  args: string[];
  /** Set beside the environment of this process. */
  env?: Record<string, string>;
  /** Names of the steps whose result it needs. */
  after?: string[];
  /** True for one that runs by itself, with its output shown as it comes: it keeps all processors busy, or is the only one. */
  alone?: boolean;
}

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1);

/** Runs a step with its output shown; ends the process with the step's code when it fails. */
export function run(step: Step): void {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(process.execPath, step.args, {
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
  });
  if (status !== 0) {
    console.error(`\n${step.name} failed after ${secondsSince(began)} s.`);
    process.exit(status ?? 1);
  }
  console.log(`── ${step.name}: ${secondsSince(began)} s`);
}

/** Runs a step and says what it said once it has ended, so that two at a time can be read. @returns its exit code */
function spoken(step: Step): Promise<number> {
  const began = Date.now();
  if (step.alone) console.log(`\n── ${step.name}`);
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, step.args, {
    stdio: step.alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color, ...step.env },
  });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    // "close" comes when all that was said has been read; a signal gives no code.
    child.once('close', (code) => {
      if (!step.alone) console.log(`\n── ${step.name}`);
      process.stdout.write(Buffer.concat(said));
      if (code === 0) console.log(`── ${step.name}: ${secondsSince(began)} s`);
      else console.error(`\n${step.name} failed after ${secondsSince(began)} s.`);
      resolve(code ?? 1);
    });
  });
}

/** Steps that run at one time: the tests are to be quick on two processors. */
const LANES = 2;

/**
 * Runs steps side by side, in their order as far as what they need is there. After a failure nothing new begins: what
 * runs comes to its end, and the process ends with the code of the first that failed. A step waits only for those of its
 * `after` that are among the given ones.
 *
 * @throws Error when steps wait for each other
 */
export async function runAll(steps: readonly Step[]): Promise<void> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const passed = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  let failure = 0;
  const next = (): Step | undefined => {
    const alone = [...running.keys()].some((step) => step.alone);
    if (failure !== 0 || alone || running.size >= LANES) return undefined;
    return waiting.find(
      (step) =>
        (step.after ?? []).every((name) => passed.has(name) || !names.has(name)) && (!step.alone || running.size === 0),
    );
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step; step = next()) {
      const begun = step;
      waiting.splice(waiting.indexOf(begun), 1);
      const ending = spoken(begun).then((code) => {
        running.delete(begun);
        if (code === 0) passed.add(begun.name);
        else failure ||= code;
      });
      running.set(begun, ending);
    }
    if (running.size === 0 && failure === 0)
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (failure !== 0) process.exit(failure);
}
