/** Runs programs one after the other or two at a time, and stops with the exit code of the first that fails. */
import { spawn, spawnSync } from 'node:child_process';

export interface Step {
  name: string;
  /** Arguments to Node. */
  args: string[];
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Names of the steps whose result it needs. */
  after?: string[];
  /** True for a step that uses all processors: it runs by itself, with live output. */
  alone?: boolean;
}

/** Steps at a time, for two processors. */
const LANES = 2;

const environmentOf = (step: Step) => ({ ...process.env, ...step.env });

function printResult(name: string, began: number, code: number | null): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code === 0) console.log(`── ${name}: ${seconds} s`);
  else console.error(`\n${name} failed after ${seconds} s.`);
}

/** Runs a step with live output; ends the process with the step's exit code if it fails. @returns 0 */
export function run(step: Step): 0 {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const { status } = spawnSync(process.execPath, step.args, { stdio: 'inherit', env: environmentOf(step) });
  printResult(step.name, began, status);
  return status === 0 ? 0 : process.exit(status ?? 1);
}

/** Runs a step and prints its output once it has ended, so that two at a time stay readable. */
function runQuietly(step: Step): Promise<number> {
  const began = Date.now();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, step.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...color, ...environmentOf(step) },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      console.log(`\n── ${step.name}`);
      process.stdout.write(Buffer.concat(output));
      printResult(step.name, began, code);
      resolve(code ?? 1);
    }),
  );
}

/**
 * Runs steps two at a time, in order, each once the given steps of its `after` have passed. After a failure nothing new
 * starts: what runs is finished, then the process ends with the exit code of the first failure.
 */
export async function runAll(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const running = new Map<Step, Promise<void>>();
  let failure = 0;
  const isReady = (step: Step) =>
    !step.after?.some((name) => unfinished.has(name)) && (!step.alone || running.size === 0);
  for (;;) {
    const next = failure === 0 && running.size < LANES ? waiting.find(isReady) : undefined;
    if (!next) {
      if (running.size === 0) break;
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const ending = (next.alone ? Promise.resolve(run(next)) : runQuietly(next)).then((code) => {
      running.delete(next);
      if (code === 0) unfinished.delete(next.name);
      failure ||= code;
    });
    running.set(next, ending);
  }
  if (failure !== 0) process.exit(failure);
  if (waiting.length > 0) throw new Error(`Waiting for each other: ${waiting.map(({ name }) => name).join(', ')}`);
}
